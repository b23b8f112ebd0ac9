import { ATTRIBUTES, SLOTS } from '@tenebrae/darklight/data';
import type { Question } from '@tenebrae/kernel';
import type { GameSay } from '../../words/speech.ts';
import {
  type CardFace,
  consumableFace,
  Face,
  itemFace,
  miracleFace,
  skillFace,
  spellFace,
} from './faces.tsx';
import { ATTRIBUTE_ICONS } from './icons.ts';
import { offersFor } from './offers.ts';
import { OfferButton } from './frame.ts';
import type { Accursed, View } from './view.ts';
import { useLookSay } from './words/look-words.ts';

interface Props {
  readonly view: View;
  readonly accursed: Accursed;
  readonly question: Question | null;
  readonly say: GameSay;
  choose(option: string): void;
  readonly hint: string | null;
}

interface Held {
  readonly thing: string;
  readonly face: CardFace;
  readonly where: string;
  readonly off: boolean;
}

/** The Dashboard of who decides: six attributes, then everything that can be used, what is offered first. */
export function Dashboard({ view, accursed, question, say, choose, hint }: Props) {
  const look = useLookSay();
  const profile = view.profiles[accursed.id];
  const speaker = { say, look };
  const counted = new Map<string, number>();
  for (const id of accursed.consumables) counted.set(id, (counted.get(id) ?? 0) + 1);
  const worn = accursed.items
    .filter(({ slot }) => slot !== null)
    .toSorted((one, other) => placeOf(one.slot) - placeOf(other.slot));
  const packed = accursed.items.filter(({ slot }) => slot === null);
  const isUsed = (id: string): boolean => accursed.used.includes(id);
  const held: Held[] = [
    ...accursed.spells.map(({ id }) => ({
      thing: `spell:${id}`,
      face: spellFace(id, speaker),
      where: '',
      off: false,
    })),
    ...accursed.miracles.map(id => ({
      thing: `miracle:${id}`,
      face: miracleFace(id, speaker),
      where: '',
      off: accursed.faith === 0,
    })),
    ...accursed.skills.map(id => ({
      thing: `skill:${id}`,
      face: skillFace(id, speaker),
      where: '',
      off: isUsed(id),
    })),
    ...worn.map(({ id, copy, slot }) => ({
      thing: `item:${copy}`,
      face: itemFace(id, speaker),
      where: say(slot ?? 'none'),
      off: isUsed(id),
    })),
    ...[...counted].map(([id, count]) => ({
      thing: `consumable:${id}`,
      face: consumableFace(id, speaker),
      where: count > 1 ? `×${count}` : look('belt-head'),
      off: false,
    })),
    ...packed.map(({ id, copy }) => ({
      thing: `item:${copy}`,
      face: itemFace(id, speaker),
      where: look('inventory'),
      off: true,
    })),
  ];
  const lit = (one: Held): number => (offersFor(question, one.thing).length > 0 ? 0 : 1);
  return (
    <div className="dl-dash">
      <dl className="dl-attributes" aria-label={look('attributes')}>
        {ATTRIBUTES.map(attribute => {
          const Look = ATTRIBUTE_ICONS[attribute];
          return (
            <div key={attribute}>
              <dt>{say(attribute)}</dt>
              <dd>
                <Look className="i" aria-hidden />
                {profile?.attributes[attribute] ?? 0}
              </dd>
            </div>
          );
        })}
      </dl>
      <ul className="dl-held">
        {held
          .toSorted((one, other) => lit(one) - lit(other))
          .map(({ thing, face, where, off }) => (
            <li key={thing}>
              <OfferButton
                offers={offersFor(question, thing)}
                say={say}
                choose={choose}
                hint={hint}
                label={face.title}
                className={off ? 'dl-item off' : 'dl-item'}
              >
                <Face face={{ ...face, facts: [where, face.facts].filter(Boolean).join(' · ') }} short />
              </OfferButton>
            </li>
          ))}
      </ul>
    </div>
  );
}

const placeOf = (slot: string | null): number => SLOTS.findIndex(one => one === slot);
