import { newRng, start, throwDie } from '@tenebrae/kernel';
import { boardgameIoMatch } from './bench/boardgame-io.ts';
import { game } from '../../games/dark-darker-darkest/src/index.ts';
import { readFileSync } from 'node:fs';
const cpu = () =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
const [, , mode, n = '200'] = process.argv;
const canon = (v: any): any =>
  v && typeof v === 'object'
    ? Array.isArray(v)
      ? v.map(canon)
      : Object.fromEntries(
          Object.keys(v)
            .sort()
            .map(k => [k, canon(v[k])]),
        )
    : v;
const J = (v: any) => JSON.stringify(canon(v));
const play = (seed: number, rng: any, onQ?: (q: any) => void) => {
  const match = start(game, { players: 2 + (seed % 4), seed, options: {} });
  let d = 0;
  while (match.request?.kind === 'question') {
    onQ?.(match.request);
    match.answer(throwDie(rng, match.request.options.length) - 1);
    d++;
  }
  return { d, match };
};
if (mode === 'hash') {
  let h = 0;
  const asks: Record<string, number> = {};
  let decisions = 0;
  const add = (s: string) => {
    for (let i = 0; i < s.length; i++) h = (Math.imul(h, 31) + s.charCodeAt(i)) | 0;
  };
  for (let i = 1; i <= +n; i++) {
    const rng = newRng('x' + i);
    const { d, match } = play(i, rng, q => {
      asks[q.ask] = (asks[q.ask] ?? 0) + 1;
      add(J(q));
    });
    decisions += d;
    add(J(match.save()));
    add(J(match.events(null)));
    add(J(match.result));
  }
  console.log('hash', h, 'decisions', decisions, 'per game', decisions / +n, asks);
} else if (mode === 'rate') {
  const rng = newRng('warm');
  const rate = (ms: number, from: number) => {
    const t = cpu();
    let d = 0,
      g = 0,
      p = 0;
    while (p < ms) {
      d += play(from + g, rng).d;
      g++;
      if (g % 20 === 0) p = cpu() - t;
    }
    return {
      rate: Math.round((d / p) * 1000),
      games: g,
      msPerGame: +(p / g).toFixed(3),
      perGame: +(d / g).toFixed(1),
    };
  };
  const bio = boardgameIoMatch();
  const bioRate = () => {
    const t = cpu();
    let d = 0,
      p = 0,
      g = 0;
    while (p < 200) {
      d += bio(rng);
      if (g++ % 10 === 0) p = cpu() - t;
    }
    return (d / p) * 1000;
  };
  if (+n > 0 && !process.env['NOBIO']) bioRate();
  const ratios: number[] = [];
  for (let r = 0; r < +n; r++) {
    const x = rate(process.env['NOBIO'] ? 400 : 1000, r * 1000);
    const y = process.env['NOBIO'] ? 1 : bioRate();
    ratios.push(x.rate / y);
    if (process.env['NOBIO'] || r % 3 === 2)
      console.log(JSON.stringify(x), Math.round(y), (x.rate / y).toFixed(2));
  }
  const late = ratios.slice(-Math.ceil(ratios.length / 2)).sort((a, b) => a - b);
  if (late.length) console.log('RATIO late median', late[late.length >> 1]!.toFixed(2));
}
if (mode === 'beats') {
  let b = 0,
    j = 0,
    t = 0;
  let d = 0;
  for (let i = 1; i <= 200; i++) {
    const { match, d: dd } = play(i, newRng('x' + i));
    b += (match as any).book.run.beats;
    j += match.journal.length;
    t += match.events(null).length;
    d += dd;
  }
  console.log({ beats: b / 200, journal: j / 200, told: t / 200, d: d / 200 });
}
if (mode === 'dump') {
  const { createWriteStream } = await import('node:fs');
  const out = createWriteStream(process.argv[4] as string);
  for (let i = 1; i <= +n; i++) {
    const { match } = play(i, newRng('x' + i), q => out.write(`q ${i} ${J(q)}\n`));
    out.write(`save ${i} ${J(match.save())}\n`);
    for (const e of match.events(null)) out.write(`e ${i} ${J(e)}\n`);
    out.write(`result ${i} ${J(match.result)}\n`);
  }
  out.end();
}
if (mode === 'alloc') {
  const rng = newRng('warm');
  for (let i = 0; i < 8000; i++) play(i, rng);
  const by: Record<string, [number, number, number]> = {};
  const note = (k: string, b: number, t: number) => { const e = (by[k] ??= [0, 0, 0]); if (b >= 0) { e[0] += b; } e[1] += t; e[2]++; };
  const heap = () => process.memoryUsage().heapUsed;
  void heap;
  const N = 3000;
  for (let i = 0; i < N; i++) {
    let t0 = performance.now();
    const match = start(game, { players: 2 + (i % 4), seed: i, options: {} });
    note('start', 0, performance.now() - t0);
    while (match.request?.kind === 'question') {
      const k = match.request.ask; const o = match.request.options;
      const pickd = throwDie(rng, o.length) - 1; const id = o[pickd]!.id.split(':')[0];
      t0 = performance.now();
      match.answer(pickd);
      note(k === 'take-action' || k === 'who-acts' ? `${k}/${id}` : k, 0, performance.now() - t0);
    }
  }
  const tot = Object.values(by).reduce((s, e) => s + e[1], 0);
  for (const [k, e] of Object.entries(by).sort((a, b) => b[1][1] - a[1][1]).slice(0, 40)) console.log(k.padEnd(40), (e[1] / tot * 100).toFixed(1) + '%', 'us each', (e[1] / e[2] * 1000).toFixed(2), 'per game', (e[2] / N).toFixed(2));
  console.log('ms per game', tot / N);
}
