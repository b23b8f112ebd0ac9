import type { DeckMonster } from './monsters.ts';
import type { MonsterCard, MonsterSkill } from './monster-card.ts';
import type { AreaSpec } from './room-tile.ts';
import type { Skill } from './skill.ts';
import type { SkillCard } from './skill-card.ts';

/**
 * Cards print only the lines they need, so that no two kinds of card look alike. Rules read cards at every decision, and reading is
 * several times as fast where all have the same lines: here each gets every line that a card may have, empty or not.
 */
type Even<Card> = { readonly [Line in keyof Required<Card>]: Card[Line] | undefined };

/** A Skill Card of a Hero or one Skill of a Monster. */
export function evenCard<Card extends SkillCard>(card: Card): Card {
  const { id, priority }: Partial<MonsterSkill> = card;
  const even: Even<SkillCard> & Even<Partial<MonsterSkill>> = {
    id,
    priority,
    range: card.range,
    enemies: card.enemies,
    allies: card.allies,
    acc: card.acc,
    damage: card.damage,
    heals: card.heals,
    crit: card.crit,
    critical: card.critical,
    bonus: card.bonus,
    ignores: card.ignores,
    self: card.self,
    target: card.target,
    ally: card.ally,
  };
  return even as unknown as Card;
}

export function evenSkill({ hero, stances, form, levels, back }: Skill): Skill {
  const even: Even<Skill> = {
    hero,
    stances,
    form,
    levels: [evenCard(levels[0]), evenCard(levels[1]), evenCard(levels[2])],
    back: back && [evenCard(back[0]), evenCard(back[1]), evenCard(back[2])],
  };
  return even as Skill;
}

export function evenMonster<Card extends MonsterCard>(card: Card): Card {
  const { home, copies }: Partial<DeckMonster> = card;
  const even: Even<DeckMonster> = {
    home,
    copies,
    level: card.level,
    types: card.types,
    position: card.position,
    size: card.size,
    life: card.life,
    speed: card.speed,
    dodge: card.dodge,
    protection: card.protection,
    resists: card.resists,
    immune: card.immune,
    actions: card.actions,
    skills: card.skills.map(evenCard),
    stances: card.stances,
  };
  return even as unknown as Card;
}

export function evenArea({ spaces, ground, chests, mark, d10, at, outline }: AreaSpec): AreaSpec {
  const even: Even<AreaSpec> = { spaces, ground, chests, mark, d10, at, outline };
  return even as AreaSpec;
}
