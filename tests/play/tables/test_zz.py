import json, time, pytest
from django.test import Client
from play.tables.live_games import live_games
from rules import rng
from tests.play.tables.small_tables import *
from tests.visitors import in_browser
pytestmark = pytest.mark.django_db
JSON={"Accept":"application/json"}
def big4(): return lcg_request(mine(lcg_entrant("spirit")),mine(lcg_entrant("tactics")),mine(lcg_entrant("lore")),scenario="nightmare",seed=3)
CASES={"tcg tuned":lambda s: tcg_request(seed=s),"tcg 4":lambda s: tcg_request(computer(tcg_entrant("rotk-eomer-starter","tuned")),computer(tcg_entrant("sog-merry-starter","tuned")),computer(tcg_entrant("sog-pippin-starter","tuned")),seed=s),"lcg 1":lambda s:lcg_request(seed=s),"lcg me+3 computers":lambda s:lcg_request(*(computer(lcg_entrant(x,"rules")) for x in ("spirit","tactics","lore")),seed=s,scenario="journey-down-the-anduin"),"lcg 4 mine nightmare":lambda s:big4()}
@pytest.mark.parametrize("name",list(CASES))
def test_m(name):
    from play.tables.computer_players import make_player
    client=in_browser(Client())
    ts=[];sizes=[];last=[];cold=0;steps=[]
    for seed in range(1,5 if "nightmare" not in name else 2):
        table=sit_down(CASES[name](seed)); dice=rng.seeded(seed)
        table.refresh_from_db(); expert=make_player(table.game)(table.face.default_player,1)
        n=0
        where=f"/tables/{table.pk}/"
        pos=client.get(where+"position/").json()
        while pos["status"]=="playing":
            # an expert person makes long games
            live=live_of(table); place=expert.choose(live.game)
            key=keys_of(table)[place]
            t=time.process_time()
            a=client.post(where+"choose/",{"seat":pos["seat"],"revision":pos["revision"],"key":key},headers=JSON)
            ts.append(time.process_time()-t); sizes.append(len(a.content)); pos=a.json()
            if pos["status"]=="playing" and not pos["options"]:
                pos=client.get(where+"position/").json()
            table.refresh_from_db()
            n+=1
            if n>4000: break
        last.append(max(ts[-5:])); steps.append(table.steps)
        live_games.forget(); t=time.process_time(); client.get(where+"position/"); cold=max(cold,time.process_time()-t)
    ts2=sorted(ts)
    print(f"\n{name}: choices {len(ts)}, steps {steps}; ms mean {1000*sum(ts)/len(ts):.1f} median {1000*ts2[len(ts)//2]:.1f} p95 {1000*ts2[int(.95*len(ts))]:.1f} max {1000*ts2[-1]:.1f}; last {1000*max(last):.1f}; cold position {1000*cold:.1f}; size mean {sum(sizes)/len(sizes):.0f} max {max(sizes)}")
def test_profile():
    import cProfile,pstats
    from play.tables.computer_players import make_player
    client=in_browser(Client())
    table=sit_down(CASES["lcg me+3 computers"](1)); table.refresh_from_db()
    expert=make_player(table.game)(table.face.default_player,1)
    where=f"/tables/{table.pk}/"
    pos=client.get(where+"position/").json()
    pr=cProfile.Profile(); n=0; tot=0
    while pos["status"]=="playing" and n<60:
        place=expert.choose(live_of(table).game); key=keys_of(table)[place]
        t=time.process_time()
        pr.enable()
        a=client.post(where+"choose/",{"seat":pos["seat"],"revision":pos["revision"],"key":key},headers=JSON)
        pr.disable(); tot+=time.process_time()-t
        pos=a.json(); n+=1; table.refresh_from_db()
    print('mean ms',1000*tot/n)
    pstats.Stats(pr).sort_stats('cumtime').print_stats(45)
