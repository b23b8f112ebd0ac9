import type { Square } from '@tenebrae/board';
import { ask, type Option, type Rule, type Table } from '@tenebrae/kernel';
import { itemIdOf, type ItemCardId } from '../data/items.ts';
import type { Attack, FigureId, State } from '../state.ts';
import type { AttackPlan } from './attack.ts';
import {
  blastSpaces,
  breathTemplates,
  figuresAffected,
  figuresIn,
  figuresInSpace,
  type Template,
} from './attack-areas.ts';
import { type Arms, armsOf } from './attack-dice.ts';
import { nameOf, spacesOf } from './figures.ts';
import { figureOption, spaceName } from './options.ts';
import { targetSpaces } from './targets.ts';

type Aimed =
  | { readonly kind: 'space'; readonly to: Square; readonly from: Square; readonly range: number }
  | ({ readonly kind: 'template' } & Template);
type TargetOption = Option & { readonly aimed: Aimed };

/**
 * DJ-ATK-02, DJ-ATK-03, DJ-ABL-07, DJ-ABL-10, DJ-ABL-27: what is named before the dice: the target space or a position of the breath
 * template, whether Blast is used, and in a space with two figures which of them is meant.
 */
export function* declareAttack(table: Table<State>, plan: AttackPlan): Rule<Attack> {
  const { state } = table;
  const arms = armsOf(state, plan.attacker, plan.source);
  const declared = newAttack(state, plan, arms);
  if (arms.around > 0) declared.area = 'around';
  else if (arms.abilities.sweep > 0) declared.area = 'sweep';
  else yield* chooseTarget(table, plan, arms, declared);
  tellDeclared(table, declared);
  return declared;
}

function newAttack(state: State, { attacker, seat, source, interrupt }: AttackPlan, arms: Arms): Attack {
  return {
    attacker,
    seat,
    source,
    type: arms.type,
    from: spacesOf(state, attacker)[0] ?? 0,
    range: 0,
    target: null,
    area: 'single',
    template: [],
    meant: null,
    step: 'declared',
    dice: [],
    aimed: false,
    dodged: false,
    rerolled: false,
    damage: 0,
    reach: 0,
    freeSurges: 0,
    surgesSpent: 0,
    pierce: 0,
    blast: arms.abilities.blast,
    toRange: null,
    knockback: false,
    tokens: { burn: 0, stun: 0 },
    doubled: false,
    kills: false,
    braved: [],
    killed: [],
    interrupt,
  };
}

function* chooseTarget(table: Table<State>, plan: AttackPlan, arms: Arms, declared: Attack): Rule {
  const { state } = table;
  const options: TargetOption[] = [];
  if (arms.abilities.breath > 0)
    for (const template of breathTemplates(state, plan.attacker))
      options.push(templateOption(state, template));
  for (const { to, from, range } of targetSpaces(state, plan, arms))
    options.push(spaceOption(state, to, from, range));
  const { aimed } = yield* ask('attack-target', plan.seat, options, 'DJ-ATK-02', {
    about: { figure: nameOf(state, plan.attacker) },
  });
  declared.from = aimed.from;
  if (aimed.kind === 'template') {
    declared.area = 'breath';
    declared.template = [...aimed.spaces];
    return;
  }
  declared.target = aimed.to;
  declared.range = aimed.range;
  if (declared.blast > 0 && (yield* isBlastUsed(table, declared))) declared.area = 'blast';
  else if (figuresInSpace(state, aimed.to).length > 1) yield* nameFigure(table, plan, declared, aimed.to);
}

function spaceOption(state: State, to: Square, from: Square, range: number): TargetOption {
  const figures = figuresInSpace(state, to);
  return {
    id: `target:${to}`,
    text: figures.length === 0 ? 'target-space' : 'target',
    aimed: { kind: 'space', to, from, range },
    about: { space: spaceName(state, to), range, figures: figures.map(figure => nameOf(state, figure)) },
    on: [`square:${to}`, ...figures],
  };
}

function templateOption(state: State, template: Template): TargetOption {
  const { from, side, spaces } = template;
  const figures = figuresIn(state, spaces);
  return {
    id: `template:${from}-${side}`,
    text: figures.length === 0 ? 'template-empty' : 'template',
    aimed: { kind: 'template', ...template },
    about: { space: spaceName(state, from), side, figures: figures.map(figure => nameOf(state, figure)) },
    on: spaces.map(square => `square:${square}`),
  };
}

/** The template lies where it lay when it was declared. */
export const isSameTemplate = ({ from, spaces }: Template, { from: declared, template }: Attack): boolean =>
  from === declared && spaces.length === template.length && spaces.every(square => template.includes(square));

/** DJ-ABL-06, DJ-ABL-07: the attacker may do without Blast as a whole; asked only where it affects others than the target. */
function* isBlastUsed(table: Table<State>, { target, blast, seat }: Attack): Rule<boolean> {
  const { state } = table;
  if (blast === 0 || target === null) return false;
  const meant = figuresInSpace(state, target);
  const all = figuresIn(state, blastSpaces(state, target, blast));
  if (meant.length === 0 || all.length === meant.length) return true;
  const options = [
    {
      id: 'blast',
      text: 'with-blast',
      about: { figures: all.map(figure => nameOf(state, figure)) },
      on: all,
    },
    { id: 'no-blast', about: { figures: meant.map(figure => nameOf(state, figure)) }, on: meant },
  ] as const;
  const { id } = yield* ask('use-blast', seat, options, 'DJ-ABL-07');
  return id === 'blast';
}

/** DJ-ATK-31: whoever attacks a space with two figures names one of them. */
function* nameFigure(table: Table<State>, plan: AttackPlan, declared: Attack, target: Square): Rule {
  const { state } = table;
  const figures = figuresInSpace(state, target);
  const named = plan.only === undefined ? figures : [plan.only];
  const options = named.map(figure => figureOption(state, 'figure', figure));
  const { figure } = yield* ask('attack-figure', plan.seat, options, 'DJ-ATK-31', {
    about: { space: spaceName(state, target) },
  });
  declared.meant = (figure ?? null) as FigureId | null;
}

function tellDeclared(table: Table<State>, declared: Attack): void {
  const { state } = table;
  const { attacker, type, target } = declared;
  const names = figuresAffected(state, declared).map(figure => nameOf(state, figure));
  table.tell({
    type: target === null ? 'area-attack-declared' : 'attack-declared',
    rule: 'DJ-ATK-02',
    figure: attacker,
    name: nameOf(state, attacker),
    weapon: weaponName(declared),
    attack: type,
    targets: names.length === 0 ? ['nobody'] : names,
    ...(target !== null && { target, space: spaceName(state, target) }),
  });
}

/** What the words call that with which one attacks: the item, fists, or the type of a monster's attack. */
function weaponName({ source, type }: Attack): string {
  if (isCard(source)) return itemIdOf(source);
  return source === 'monster' ? type : 'fists';
}

/** Whether an attack is made with an item card, not with fists or what nature gave. */
export const isCard = (source: Attack['source']): source is ItemCardId =>
  source !== 'fists' && source !== 'one-fist' && source !== 'monster';
