import type { TableInfo } from '@tenebrae/protocol';
import { makeTable, sayName, type Visitor } from '../wire.ts';
import { newChance } from './chance.ts';
import { planOf, type TablePlan } from './plans.ts';
import { newPlayer, type Player } from './player.ts';

/** A table and all who have it open: the host first. */
export interface Party {
  readonly table: string;
  readonly plan: TablePlan;
  readonly players: readonly Player[];
  /** Somebody who only looks on, and does so at the end. */
  readonly witness: Visitor;
}

export interface GatheringWish {
  readonly seed: string;
  readonly pace: number;
  readonly origins: () => readonly string[];
}

/** Makes one of the tables, brings its people and begins. Nothing is begun before every seat is taken. */
export async function gather(number: number, { seed, pace, origins }: GatheringWish): Promise<Party> {
  const plan = planOf(number);
  const chance = newChance(`${seed}/table/${number}`);
  const somewhere = (): string => chance.pick(origins()) ?? '';
  const { game, options, policy, people, bots } = plan;
  const host = await sayName(somewhere(), `Host ${number}`);
  const made = await makeTable(somewhere(), host, {
    title: `Table ${number}`,
    open: true,
    game,
    players: people + bots.length,
    options,
    policy,
  });
  const visitors = [host];
  while (visitors.length < people) visitors.push(await sayName(somewhere(), `Guest ${number}`));
  const players = visitors.map((visitor, i) =>
    newPlayer({
      visitor,
      table: made.id,
      seat: i < people ? (made.seats[i]?.seat ?? null) : null,
      chance: newChance(`${seed}/player/${number}/${i}`),
      pace,
      where: before => {
        const up = origins();
        return before !== null && up.includes(before) && chance.percent(50)
          ? before
          : (chance.pick(up) ?? null);
      },
    }),
  );
  for (const player of players) void player.live();
  await seat(players, plan, made);
  return { table: made.id, plan, players, witness: await sayName(somewhere(), `Witness ${number}`) };
}

async function seat(players: readonly Player[], { people, bots }: TablePlan, made: TableInfo): Promise<void> {
  const [host] = players;
  for (const player of players)
    if (player.seat !== null) await need(player.request({ kind: 'sit', seat: player.seat }));
  for (const [i, bot] of bots.entries()) {
    const seat = made.seats[people + i]?.seat ?? '';
    await need(host?.request({ kind: 'lend', seat, to: { bot } }));
  }
  await need(host?.request({ kind: 'begin' }));
}

async function need(outcome: Promise<string> | undefined): Promise<void> {
  const came = await outcome;
  if (came !== 'done') throw new Error(`a table could not begin: ${came}`);
}
