import type { Happening, Json, Match, Told } from '@tenebrae/kernel';
import type { Death } from './record.ts';

/** An event is in the past tense; one that ends so tells of a death. */
const DEATH = /(?:^|-)(?:killed|died|eliminated|slain)$/;
/** Facts that name somebody, and those that name who does something to somebody; the plainest first. */
const FIGURES = ['figure', 'name', 'who', 'monster', 'enemy'];
const ACTORS = ['by', 'attacker', ...FIGURES];

/**
 * Who died of what and by whom. An event may say so itself (`cause`, `by`); otherwise it is what the same beat told just before: the
 * last cause or event that names the victim, and the last one who did anything and is not of the victim's kind.
 */
export function deathsIn(match: Match, kinds: ReadonlyMap<string, string>): Death[] {
  const told = match.told(null);
  const deaths = new Map<string, Death>();
  for (const [place, { event }] of told.entries()) {
    if (!DEATH.test(event.type)) continue;
    const victim = victimOf(event, kinds);
    const before = sameBeatBefore(told, place);
    const cause = factOf(event, 'cause') ?? causeBefore(before, victim);
    const killer = factOf(event, 'by');
    const by = killer === null ? actorBefore(before, victim, kinds) : idIn(killer, kinds);
    const death = { type: event.type, victim, cause, by };
    const key = JSON.stringify(death);
    deaths.set(key, { ...death, count: (deaths.get(key)?.count ?? 0) + 1 });
  }
  return [...deaths].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, death]) => death);
}

/** Whom the event names as what it is about (`hero` of `hero-killed`), or as a figure; where it names nobody, what it is about. */
function victimOf(event: Happening, kinds: ReadonlyMap<string, string>): string {
  const noun = event.type.replace(DEATH, '');
  const named = [noun, ...FIGURES].flatMap(fact => factOf(event, fact) ?? []).map(name => idIn(name, kinds));
  return named.find(name => kinds.has(name)) ?? named[0] ?? noun;
}

/** The id of content within a name: `beastman` of `master-beastman` and of `beastman:2`; else the name without its number. */
function idIn(name: string, kinds: ReadonlyMap<string, string>): string {
  const parts = [name, ...name.split(':')];
  const known = parts.find(part => kinds.has(part));
  if (known !== undefined) return known;
  const words = name.replace(/:\d+$/, '').split('-');
  const tail = words.map((_, from) => words.slice(from).join('-')).find(one => kinds.has(one));
  return tail ?? name.replace(/:\d+$/, '');
}

const sameBeatBefore = (told: readonly Told[], place: number): Happening[] => {
  const beat = told[place]?.beat;
  const before: Happening[] = [];
  for (let i = place - 1; i >= 0 && told[i]?.beat === beat; i--) before.push((told[i] as Told).event);
  return before;
};

const factOf = (event: Happening, fact: string): string | null => {
  const value = event[fact];
  return typeof value === 'string' ? value : null;
};

function causeBefore(before: readonly Happening[], victim: string): string | null {
  const last = before.find(event => !DEATH.test(event.type) && names(event, victim));
  return last === undefined ? null : (factOf(last, 'cause') ?? last.type);
}

function names(value: Happening | Json | undefined, who: string): boolean {
  if (typeof value === 'string') return value.split(':').includes(who) || value.endsWith(`-${who}`);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(one => names(one as Json, who));
}

function actorBefore(
  before: readonly Happening[],
  victim: string,
  kinds: ReadonlyMap<string, string>,
): string | null {
  const own = kinds.get(victim);
  for (const event of before) {
    if (DEATH.test(event.type)) continue;
    const named = ACTORS.flatMap(fact => factOf(event, fact) ?? []).map(name => idIn(name, kinds));
    const actor = named.find(name => kinds.has(name)) ?? named[0];
    if (actor === undefined || actor === victim) continue;
    const kind = kinds.get(actor);
    if (kind === undefined || kind !== own) return actor;
  }
  return null;
}
