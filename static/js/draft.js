/* Lets the clock of a draft tick: the one shown for your pick. */

import { startClocks } from "./table/clock.js";

startClocks(document);
