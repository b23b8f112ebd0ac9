import { itemIdOf } from '@tenebrae/descent/data';
import { DropdownMenu } from 'radix-ui';
import More from '~icons/game-icons/hamburger-menu';
import { capital } from '../../words/capital.ts';
import { isGhost } from '../../table/keys.ts';
import type { LookProps } from '../look.ts';
import { Face, ItemArt, OverlordFace, SkillArt, titleOf } from './faces.tsx';
import { firstOffers, type Group, groupsOf, laidOut, secondOffers } from './hand-offers.ts';
import { OfferButton, OfferItems } from './frame.ts';
import { idsOf, type Offer } from '../frame/offers.ts';
import { usePointing } from './pointing.ts';
import { actorOf, asView, type Hero, OVERLORD_SEAT, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';
import './hand.css';

/** Under the question: weapons, skills, actions and orders of a hero, or the cards of the overlord. */
export function Hand(props: LookProps) {
  const { view: json, question, say } = props;
  const look = useLookSay();
  const view = asView(json);
  const groups = question === null || laidOut(question, view).length > 0 ? [] : groupsOf(question, view);
  const shown = groups.filter(({ kind }) => kind !== 'die');
  const dark = shown.filter(({ kind }) => kind === 'overlord-card');
  const others = shown.filter(({ kind }) => kind !== 'overlord-card');
  // What can be used comes first, what can only be given away after it.
  const isUsable = ({ offers }: Group): boolean => firstOffers(offers).length > 0;
  const rest = [...others.filter(isUsable), ...others.filter(group => !isUsable(group))];
  const idleCards = (view.overlord.hand ?? []).filter(card => !dark.some(({ thing }) => thing === card));
  const isDark = view.overlord.hand !== null && (question === null || question.seat === OVERLORD_SEAT);
  const actor = question?.options.some(({ id }) => !isGhost(id)) === true ? actorOf(view, question) : null;
  const idle = actor === null || shown.length === 0 ? [] : idleThings(actor, shown);
  if (shown.length === 0 && idle.length === 0 && !(isDark && idleCards.length > 0)) return null;
  return (
    <ul className="dj-hand" aria-label={look('hand')}>
      {rest.map(group => (
        <Card key={group.key} {...props} group={group} view={view} />
      ))}
      {dark.map(group => (
        <Card key={group.key} {...props} group={group} view={view} />
      ))}
      {isDark &&
        idleCards.map(card => (
          <li key={card} className="overlord-card">
            <div className="dj-dark-card off">
              <OverlordFace card={card} say={say} />
            </div>
          </li>
        ))}
      {idle.map(({ id, kind, title, text }) => (
        <li key={`${kind} ${id}`} className={kind}>
          <div className="dj-choice btn off">
            {kind === 'card' ? <ItemArt card={id} /> : <SkillArt id={id} />}
            <span className="words">
              <b>{capital(say(title))}</b>
              <small>{say(text)}</small>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

type CardProps = Pick<LookProps, 'say' | 'choose' | 'hint'> & { readonly group: Group; readonly view: View };

/** One card with what it is for; giving it away and dropping it are behind a second, small button. */
function Card({ group, view, say, choose, hint }: CardProps) {
  const point = usePointing(pointing => pointing.point);
  const { kind, offers } = group;
  const first = firstOffers(offers);
  const second = secondOffers(offers);
  const [only] = first.length === 1 ? first : [];
  const take = (option: string): void => {
    point(null);
    choose(option);
  };
  return (
    <li className={kind}>
      <OfferButton
        offers={first}
        say={say}
        choose={take}
        hint={hint}
        label={titleOf(group, say)}
        className={
          kind === 'overlord-card'
            ? 'dj-dark-card'
            : `btn dj-choice ${kind}${first.length === 0 ? ' off' : ''}`
        }
        {...(only === undefined ? {} : { onPoint: (on: boolean) => point(on ? only.option : null) })}
      >
        <Face group={group} view={view} say={say} />
      </OfferButton>
      {second.length > 0 && (
        <Second offers={second} say={say} choose={take} hint={hint} name={titleOf(group, say)} />
      )}
    </li>
  );
}

type SecondProps = Pick<LookProps, 'say' | 'choose' | 'hint'> & {
  readonly offers: readonly Offer[];
  readonly name: string;
};

function Second({ offers, say, choose, hint, name }: SecondProps) {
  const look = useLookSay();
  const lit = offers.some(({ option }) => option.id === hint) ? ' hinted' : '';
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        className={`dj-second offered${lit}`}
        data-options={idsOf(offers)}
        aria-label={look('second', { thing: name, count: offers.length })}
      >
        <More className="i" aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="dj-menu" side="top" align="end" sideOffset={6} collisionPadding={8}>
          <OfferItems {...{ offers, say, choose, hint }} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface Idle {
  readonly id: string;
  readonly kind: 'card' | 'skill';
  readonly title: string;
  readonly text: string;
}

/** What a hero has ready but cannot use now is seen, not lit. */
function idleThings(hero: Hero, groups: readonly Group[]): Idle[] {
  if (!groups.some(({ kind }) => kind === 'card' || kind === 'potion' || kind === 'deed')) return [];
  const used = new Set(groups.map(({ thing }) => thing));
  return [
    ...hero.items.flatMap(({ card, equipped }): Idle[] => {
      const id = itemIdOf(card);
      return equipped && !used.has(card) ? [{ id: card, kind: 'card', title: id, text: `${id}.text` }] : [];
    }),
    ...hero.skills.flatMap(({ id }): Idle[] =>
      used.has(id) ? [] : [{ id, kind: 'skill', title: id, text: `${id}.text` }],
    ),
  ];
}
