import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Profiler, useMemo, useState } from 'react';
import { start, newRng, clone, say as sayWords, type Question, type Happening } from '@tenebrae/kernel';
import { decide, habit } from '@tenebrae/bots';
import { game } from '@tenebrae/dark-darker-darkest';
import { words } from '@tenebrae/dark-darker-darkest/words';
import '../src/look/look.css';
import '../src/look/fonts.ts';
import '../src/table/table.css';
import '../src/table/question.css';
import '../src/table/side.css';
import '../src/table/phone.css';
import { look } from '../src/games/dark-darker-darkest/index.ts';
import { optionText } from '../src/table/option-text.ts';
import { keyOf } from '../src/table/keys.ts';
import { useSettings } from '../src/shell/settings.ts';

const p = new URLSearchParams(location.search);
const lang = (p.get('lang') ?? 'en') as 'en' | 'fr';
const theme = p.get('theme') ?? 'night';
document.documentElement.dataset.theme = theme;
document.documentElement.lang = lang;
const players = Number(p.get('players') ?? 3);
const answers = Number(p.get('answers') ?? 30);
const options = JSON.parse(p.get('options') ?? '{}');
const match: any = start(game as any, { players, seed: p.get('seed') ?? 'dev', options });
const rng = newRng('dev');
function bot() { const [seat = ''] = match.asked(); match.answer(decide(habit, match, seat, rng), seat); }
let n = 0;
const wantAsk = p.get('ask');
while (match.request !== null && match.request.kind === 'question' && (n < answers || (wantAsk && match.request.ask !== wantAsk && n < 4000))) { bot(); n++; }
const rich = p.get('rich');
const only = p.get('only') ?? '';
const on = (part: string) => only === '' || only === part;
function enrich(view: any) {
  const v = clone(view);
  if (!rich) return v;
  const rooms = Object.keys(v.house);
  const per = rich === 'bench' ? 190 : 34;
  let id = 1000;
  for (let i = 0; i < per; i++) v.zombies.push({ id: id++, kind: i % 9 === 0 ? 'guts' : i % 13 === 0 ? 'tuff-guy' : 'ordinary', room: rooms[(i * i + (i % 3)) % rooms.length], infected: i % 7 === 0, down: i % 5 === 0, hit: i % 11 === 0, spent: false });
  v.tokens.push(rooms[2], rooms[9], rooms[9]);
  v.fire = 6; v.tiles[6].burn = 2; v.tiles[7].burn = 1; v.tiles[12].destroyed = true; v.tiles[13].radiation = true; v.tiles[3].radiation = true;
  v.searched.push(rooms[5], rooms[3], rooms[10]);
  v.creature = { id: 'security-guard', room: rooms[3], hits: [1, 0, 1, 0], infected: true, spent: false };
  if (rich === 'showdown') { v.nemesis = { id: 'doctor-mortimer', room: 'laboratory', markers: [3, 2, 0, 4] }; v.showdown = { keeper: v.survivors[0].id }; v.survivors.forEach((s: any, i: number) => { s.markers = { hand: 2, left: 1, centre: i, right: 1 }; }); }
  const [a, b] = v.survivors;
  a.wounds = 5; a.virus = 2; a.cube = 3; a.xp = 6; a.entrapped = 'yes'; a.radiation = 2; a.skills = []; a.chips = ['c3-05', 'c2-03'];
  for (const c of ['shotgun-1', 'antidote-1', 'map-1']) a.cards.push({ id: c, inHand: c === 'shotgun-1', ammo: 4 });
  b.wounds = 2; b.xp = 4; b.chips = ['c2-07'];
  b.cards.push({ id: 'flashlight-1', inHand: true, ammo: 0 });
  let k = 0; for (const d of Object.values(v.doors) as any[]) if (d.kind === 'lock' && k++ % 2 === 0) d.chip = d.size === 2 ? 'c2-13' : 'c3-08';
  v.panel.tokens = v.panel.tokens.slice(2); v.panel.chips = ['c3-05'];
  return v;
}
const gameSay = (id: string, facts: any) => sayWords((words as any)[lang], lang, id, facts);
const commits: number[] = [];
(window as any).commits = commits;
function App() {
  const [tick, setTick] = useState(0);
  const [happened, setHappened] = useState<readonly Happening[]>([]);
  const [view, setView] = useState(() => enrich(match.view(null)));
  const request = match.request as Question | null;
  const question = request?.kind === 'question' ? request : null;
  const choose = (id: string) => {
    const before = match.events(null).length;
    const [seat = ''] = match.asked();
    match.answer(id, seat);
    setHappened(match.events(null, before)); setView(enrich(match.view(null))); setTick(t => t + 1);
  };
  (window as any).bot = () => { const before = match.events(null).length; bot(); const next = enrich(match.view(null)); const list = match.events(null, before); const t = performance.now(); flushSync(() => { setView(next); setHappened(list); setTick(t => t + 1); }); commits.push(performance.now() - t); };
  (window as any).bot0 = () => { const before = match.events(null).length; bot(); setHappened(match.events(null, before)); setTick(t => t + 1); };
  (window as any).choose = choose; (window as any).question = question; (window as any).match = match;
  const props = { view, question, say: gameSay, choose, hint: p.get('hint') ? question?.options[0]?.id ?? null : null, happened, openRule() {}, explain(t: string) { (window as any).explained = t; } };
  const buttons = question?.options.filter(o => !look.shows(o, view)) ?? [];
  const names = Object.fromEntries(match.seats.map((s: string, i: number) => [s, ['Maud', 'Ilse', 'Tomek', 'You', 'Ann'][i]]));
  return (
    <Profiler id="all" onRender={(_, phase, actual) => { if (phase !== 'mount') commits.push(actual); }}>
    <div className="tt" data-game="dark-darker-darkest" data-theme={theme} data-tab="board" data-sheet="up">
      <main className="t-mid">
        <div className="t-dock">{question && <section className="q"><div className="who"><look.Portrait seat={question.seat} view={view} size={52} /></div><h2>{gameSay(question.ask, question.about)}</h2><div className="opts">{buttons.map(o => <button key={o.id} className="btn" onClick={() => choose(o.id)}><kbd className="key">{keyOf(question.options.indexOf(o))}</kbd>{optionText(o, gameSay as any)}</button>)}</div><p className="sub"><span>{question.ask}</span></p></section>}</div>
        <div className="stage t-board">{on('board') && <look.Board {...props as any} />}</div>
        <div className="t-hand">{on('hand') && <look.Hand {...props as any} />}</div>
      </main>
      <aside className="col t-seats" aria-label="seats">{on('sheets') && <look.Sheets {...props as any} names={names} />}</aside>
      <aside className="col t-side" aria-label="side"><div className="t-tracks">{on('tracks') && <look.Tracks {...props as any} />}
        <section className="tray"><div className="dice">{[1, 3, 4, 5].map((f, i) => <look.Die key={i} what="attack" sides={6} face={f} place={i} count={4} />)}<look.Die what="terror" sides={6} face={6} place={0} count={1} /><look.Die what="zombie-attack" sides={6} face={5} place={0} count={1} /></div><div className="dice"><look.Die what="spawn" sides={4} face={3} place={0} count={2} /><look.Die what="spawn" sides={6} face={5} place={1} count={2} /></div></section></div></aside>
      <header className="top t-top"><div className="where"><b>Dark Darker Darkest</b><span>{look.where?.(view, gameSay as any).join(' · ')}</span><span>{n} answers</span></div></header>
    </div></Profiler>
  );
}
useSettings.setState({ motion: p.get('motion') === 'reduced' ? 'reduced' : 'full' });
createRoot(document.getElementById('root')!).render(<App />);
