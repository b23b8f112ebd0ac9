import { DICE, itemIdOf, type ItemCardId } from '@tenebrae/descent/data';
import { optionText } from '../../table/option-text.ts';
import type { LookProps } from '../look.ts';
import { Die, faceText } from './Die.tsx';
import { sayFigure } from './FigureThing.tsx';
import { diceOffers } from './hand-offers.ts';
import { SIGNS } from './icons.ts';
import { asView, type Attack, spaceName, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';
import './attack.css';

/** The attack under way over the board: its dice, which can be pressed to roll them again, and what they come to. */
export function AttackPanel({ view: json, question, say, choose, hint }: LookProps) {
  const look = useLookSay();
  const view = asView(json);
  const attack = view.attacks.at(-1);
  if (attack === undefined) return null;
  const offers = diceOffers(question);
  const Type = SIGNS[attack.type];
  return (
    <section className="dj-attack panel" aria-label={look('attack')}>
      <h2>
        <Type className="i" aria-hidden />
        <span>{sayFigure(view, attack.attacker, say)}</span>
        <small>{sourceOf(attack, look, say)}</small>
      </h2>
      <p className="at">
        {attack.target === null
          ? look('attack-around')
          : look('attack-at', { space: spaceName(view, attack.target), range: attack.range })}
        {attack.aimed && <span className="chip cold">{look('aimed')}</span>}
        {attack.dodged && <span className="chip cold">{look('dodged')}</span>}
      </p>
      {attack.dice.length > 0 && (
        <ul className="dice">
          {attack.dice.map(({ colour, face, added }, place) => {
            const die = {
              what: 'attack-roll',
              sides: 6,
              face,
              kind: colour,
              place,
              count: attack.dice.length,
            };
            const offer = offers.get(place);
            const words = faceText(die, say);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
              <li key={place} className={added ? 'added' : ''}>
                {offer === undefined ? (
                  <span role="img" aria-label={words} title={words}>
                    <Die {...die} />
                  </span>
                ) : (
                  <button
                    type="button"
                    className={offer.option.id === hint ? 'offered hinted' : 'offered'}
                    data-options={offer.option.id}
                    aria-label={optionText(offer.option, say)}
                    title={words}
                    onClick={() => choose(offer.option.id)}
                  >
                    <Die {...die} />
                    <kbd className="key">{offer.key.toUpperCase()}</kbd>
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {attack.dice.length > 0 && <Sums attack={attack} />}
    </section>
  );
}

function sourceOf({ source }: Attack, look: ReturnType<typeof useLookSay>, say: LookProps['say']): string {
  if (source === 'monster') return '';
  if (source === 'fists' || source === 'one-fist') return look('fists');
  return say(itemIdOf(source as ItemCardId));
}

/** What is on the table so far: dice, bonuses and surges; the question says what is left to buy. */
function Sums({ attack }: { readonly attack: View['attacks'][number] }) {
  const look = useLookSay();
  const sum = {
    range: attack.reach,
    damage: attack.damage,
    surges: attack.freeSurges - attack.surgesSpent,
    power: 0,
  };
  let missed = false;
  for (const { colour, face } of attack.dice) {
    const shown = DICE[colour][face - 1];
    if (shown === undefined) continue;
    sum.range += shown.range;
    sum.damage += shown.damage;
    sum.surges += shown.surges;
    sum.power += shown.power;
    missed ||= shown.miss;
  }
  const shared = attack.toRange ?? 0;
  const numbers = [
    ...(attack.type === 'melee' ? [] : [['range', sum.range + shared] as const]),
    ['damage', attack.toRange === null ? sum.damage : sum.damage + sum.power - shared] as const,
    ['surge', sum.surges] as const,
    ...(sum.power > 0 && attack.toRange === null ? [['enhancement', sum.power] as const] : []),
  ];
  return (
    <p className="sums">
      {missed && (
        <span className="chip bad">
          <SIGNS.miss className="i" aria-hidden />
          {look('missed')}
        </span>
      )}
      {numbers.map(([what, count]) => {
        const Look = SIGNS[what];
        return (
          <span key={what} className="chip" title={look(`sum-${what}`)}>
            <Look className="i" aria-hidden />
            <b>{count}</b>
            <em>{look(`sum-${what}`)}</em>
          </span>
        );
      })}
      {attack.pierce > 0 && <span className="chip">{look('pierce', { count: attack.pierce })}</span>}
    </p>
  );
}
