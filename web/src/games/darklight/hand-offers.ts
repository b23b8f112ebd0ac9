import type { Option, Question } from '@tenebrae/kernel';
import { isGhost, keyOf } from '../../table/keys.ts';
import { actorOf, type Accursed, thingOf, type View } from './view.ts';
import type { Offer } from '../frame/offers.ts';
import { isLaying, OWN_DEED, thingsDrawn } from './offers.ts';

/** What an option looks like when it has no place on the board. */
export const HAND_KINDS = [
  'item',
  'skill',
  'spell',
  'miracle',
  'consumable',
  'stock',
  'activity',
  'quest',
  'settlement',
  'accursed',
  'dashboard',
  'side',
  'lay',
  'tile',
  'treasure',
  'kind',
  'hazard',
  'amount',
  'deed',
] as const;
export type HandKind = (typeof HAND_KINDS)[number];

const BY_ID: readonly (readonly [RegExp, HandKind])[] = [
  [/^dashboard:/, 'dashboard'],
  [/^side:/, 'side'],
  [/^card:/, 'tile'],
  [/^type:/, 'kind'],
  [/^(amount|stake):/, 'amount'],
];
const BY_THING = [
  'item',
  'stock',
  'consumable',
  'skill',
  'spell',
  'miracle',
  'activity',
  'quest',
  'settlement',
  'accursed',
] as const satisfies readonly HandKind[];

/** What the hand or the gallery shows for an option, or null when it is on the board or a plain button. */
export function handKind(option: Option, view: View): HandKind | null {
  if (isLaying(option)) return 'lay';
  if (OWN_DEED.test(option.id) || thingsDrawn(view, option).length > 0) return null;
  const byId = BY_ID.find(([ids]) => ids.test(option.id));
  if (byId !== undefined) return byId[1];
  if (/^hz-.*\.[ab]$/.test(option.text ?? '')) return 'hazard';
  if (/^(give|ask):(crowns|souls)$/.test(option.id)) return 'deed';
  const on = BY_THING.find(kind => thingOf(option, kind) !== null);
  if (on !== undefined) return on;
  if (option.id.startsWith('keep:') && option.about?.['item'] !== undefined) return 'treasure';
  return (option.on ?? []).length > 0 ? 'deed' : null;
}

export interface Group {
  readonly key: string;
  readonly kind: HandKind;
  /** What the card is about: the number of an item, the id of anything else. */
  readonly thing: string;
  readonly offers: Offer[];
}

/** Options beside the board by what they are about: one card each, with all that can be done with it. */
export function groupsOf(question: Question | null, view: View): Group[] {
  const groups = new Map<string, Group>();
  for (const [place, option] of question?.options.entries() ?? []) {
    const kind = handKind(option, view);
    if (kind === null) continue;
    const thing = aboutWhat(option, kind);
    const key = `${kind}:${thing}`;
    const group = groups.get(key) ?? { key, kind, thing, offers: [] };
    group.offers.push({ option, key: keyOf(place) });
    groups.set(key, group);
  }
  return [...groups.values()];
}

const afterColon = (id: string): string => id.slice(id.indexOf(':') + 1);

const NAMED_BY_ID: ReadonlySet<HandKind> = new Set(['dashboard', 'side', 'tile', 'kind', 'amount']);
const EACH_ALONE: ReadonlySet<HandKind> = new Set(['hazard', 'lay', 'deed']);

function aboutWhat(option: Option, kind: HandKind): string {
  if (NAMED_BY_ID.has(kind)) return afterColon(option.id);
  if (EACH_ALONE.has(kind)) return option.id;
  if (kind === 'treasure') return String(option.about?.['item']);
  return thingOf(option, kind) ?? option.id;
}

/** Whether a thing lies on an Accursed's Dashboard, where it is lit itself. */
export function isOnDashboard(
  accursed: Accursed | null,
  { kind, thing }: Pick<Group, 'kind' | 'thing'>,
): boolean {
  if (accursed === null) return false;
  const held: Partial<Record<HandKind, readonly (string | number)[]>> = {
    item: accursed.items.map(({ copy }) => copy),
    skill: accursed.skills,
    spell: accursed.spells.map(({ id }) => id),
    miracle: accursed.miracles,
    consumable: accursed.consumables,
  };
  return held[kind]?.some(id => String(id) === thing) ?? false;
}

/** What the settlement's own board shows. */
const IN_TOWN: ReadonlySet<HandKind> = new Set(['stock', 'activity', 'consumable']);
/** What never fills the board. */
const SMALL: ReadonlySet<HandKind> = new Set(['lay', 'amount', 'deed']);

export const isInTown = (view: View, question: Question, group: Group): boolean =>
  question.ask === 'in-settlement' && view.campaign?.settlement !== null && IN_TOWN.has(group.kind);

/** Cards laid out over the board, where the question is about nothing else; else they lie in the hand. */
export function laidOut(question: Question | null, view: View): Group[] {
  if (question === null || question.ask === 'in-settlement') return [];
  const placed = question.options.some(option => !isGhost(option.id) && thingsDrawn(view, option).length > 0);
  const groups = groupsOf(question, view);
  const actor = actorOf(view, question);
  const isOwn = groups.some(group => isOnDashboard(actor, group));
  return placed || isOwn || groups.every(({ kind }) => SMALL.has(kind)) ? [] : groups;
}
