import { centreOf, SIDE } from './geometry.ts';
import type { TokenState } from './Token.tsx';
import { friendLook, heroLook, monsterLook } from './looks.ts';
import {
  countedOf,
  heroOf,
  heroThing,
  layOf,
  type Monster,
  monsterName,
  spacesOfThing,
  type View,
} from './view.ts';

/** A figure on the board: where its middle is, and what one sees of it. */
export interface Placed {
  readonly thing: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly state: TokenState;
}

const PLAIN = {
  letter: '',
  acting: false,
  done: false,
  threatened: false,
  waiting: false,
  marks: '',
} as const;

const marksOf = (tokens: Readonly<Record<string, number>>, more: readonly (string | null)[]): string =>
  [
    ...Object.entries(tokens).flatMap(([token, count]) => (count > 0 ? [`${token} ${count}`] : [])),
    ...more.flatMap(mark => (mark === null ? [] : [`${mark} 1`])),
  ].join(',');

/** Every figure that stands somewhere; monsters first, so that heroes are seen beside large ones. */
export function placedFigures(view: View, acting: string | null): Placed[] {
  const targets = threatenedThings(view);
  const common = (thing: string) => ({ acting: thing === acting, threatened: targets.has(thing) });
  const figures: Placed[] = [];
  for (const monster of view.monsters) {
    const thing = `monster:${monster.id}`;
    const lay = layOf(view, monster);
    const life = countedOf(view, thing)?.life ?? 0;
    figures.push({
      thing,
      name: monsterName(monster),
      x: (lay.column + lay.wide / 2) * SIDE,
      y: (lay.row + lay.high / 2) * SIDE,
      state: {
        ...PLAIN,
        ...common(thing),
        look: monsterLook(monster, lay),
        left: Math.max(0, life - monster.wounds),
        life,
        marks: marksOf(monster.tokens, [monster.fallen ? 'fallen' : null]),
        letter: letterOf(view, monster),
        done: view.overlord.turn?.activated.includes(monster.id) === true && thing !== acting,
      },
    });
  }
  for (const ally of view.allies) {
    if (typeof ally.place !== 'number') continue;
    const thing = `ally:${ally.id}`;
    figures.push({
      thing,
      name: ally.id,
      ...centreOf(view.grid, ally.place),
      state: {
        ...PLAIN,
        ...common(thing),
        look: friendLook(view, ally.id, null),
        left: ally.wounds,
        life: countedOf(view, thing)?.life ?? ally.wounds,
        marks: marksOf({ stun: ally.stun }, [ally.fallen ? 'fallen' : null]),
      },
    });
  }
  for (const hero of view.heroes) {
    if (typeof hero.place !== 'number') continue;
    const thing = heroThing(hero);
    figures.push({
      thing,
      name: hero.id,
      ...centreOf(view.grid, hero.place),
      state: {
        ...PLAIN,
        ...common(thing),
        look: heroLook(view, hero),
        left: hero.wounds,
        life: countedOf(view, thing)?.life ?? hero.wounds,
        marks: marksOf(hero.tokens, [hero.order, hero.fallen ? 'fallen' : null]),
        done: hero.acted && thing !== acting && view.phase.kind === 'heroes',
      },
    });
  }
  for (const familiar of view.familiars) {
    if (typeof familiar.place !== 'number') continue;
    const { x, y } = centreOf(view.grid, familiar.place);
    const shared = view.heroes.some(({ place }) => place === familiar.place);
    figures.push({
      thing: `familiar:${familiar.id}`,
      name: familiar.id,
      x: shared ? x + 12 : x,
      y: shared ? y + 12 : y,
      state: {
        ...PLAIN,
        look: friendLook(view, familiar.id, heroOf(view, familiar.owner) ?? null),
        left: 0,
        life: 0,
        acting: `familiar:${familiar.id}` === acting,
      },
    });
  }
  return figures;
}

/** Monsters behind doors, which only the overlord knows. */
export function waitingFigures(view: View): Placed[] {
  return view.areas.flatMap(({ revealed, contents }, area) =>
    revealed || contents === null
      ? []
      : contents.monsters.map((monster, place): Placed => {
          const lay = layOf(view, monster);
          return {
            thing: `waiting:${area}-${place}`,
            name: monsterName(monster),
            x: (lay.column + lay.wide / 2) * SIDE,
            y: (lay.row + lay.high / 2) * SIDE,
            state: { ...PLAIN, look: monsterLook(monster, lay), left: 0, life: 0, waiting: true },
          };
        }),
  );
}

/** The same kind twice: A, B, C in the order of their coming. */
function letterOf(view: View, monster: Monster): string {
  const alike = view.monsters.filter(one => monsterName(one) === monsterName(monster));
  return alike.length < 2
    ? ''
    : String.fromCharCode(65 + (alike.findIndex(({ id }) => id === monster.id) % 26));
}

/** Whom the attack under way is aimed at. */
function threatenedThings(view: View): ReadonlySet<string> {
  const attack = view.attacks.at(-1);
  if (attack === undefined) return new Set();
  const spaces = new Set([...attack.template, ...(attack.target === null ? [] : [attack.target])]);
  const things = [
    ...view.heroes.map(heroThing),
    ...view.monsters.map(({ id }) => `monster:${id}`),
    ...view.allies.map(({ id }) => `ally:${id}`),
  ];
  return new Set(
    things.filter(
      thing =>
        thing !== attack.attacker &&
        (attack.meant === null || attack.meant === thing) &&
        spacesOfThing(view, thing).some(square => spaces.has(square)),
    ),
  );
}
