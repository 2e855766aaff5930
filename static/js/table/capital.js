/* The same words with a capital letter. */
export const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);
