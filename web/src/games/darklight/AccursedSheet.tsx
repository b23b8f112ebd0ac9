import { ATTRIBUTES, SLOTS } from '@tenebrae/darklight/data';
import type { ReactNode } from 'react';
import type { GameSay } from '../../words/speech.ts';
import { Bars } from './Bars.tsx';
import { Bust, lookOf } from './Disc.tsx';
import { ATTRIBUTE_ICONS } from './icons.ts';
import type { Accursed, View } from './view.ts';
import { useLookSay } from './words/look-words.ts';

interface Props {
  readonly view: View;
  readonly accursed: Accursed;
  readonly name: string;
  readonly say: GameSay;
}

/** An Accursed's whole Dashboard: profile, slots, pack, belt, skills, spells, Miracles, Injuries, what is in force. */
export function AccursedSheet({ view, accursed, name, say }: Props) {
  const look = useLookSay();
  const profile = view.profiles[accursed.id];
  const { status, stamina, source, faith, spells, miracles, skills, injuries, effects, trophies } = accursed;
  const worn = new Map(accursed.items.map(({ slot, id }) => [slot, id]));
  const packed = accursed.items.filter(({ slot }) => slot === null);
  const figures: readonly (readonly [string, string | number])[] = [
    [look('armour'), profile?.armour ?? 0],
    [look('movement'), profile?.movement ?? 0],
    [look('initiative'), profile?.initiative ?? 0],
    [look('melee'), look('to-hit', { ...(profile?.melee ?? { attacks: 0, toHit: 6 }) })],
    [look('ranged'), look('to-hit', { ...(profile?.ranged ?? { attacks: 0, toHit: 6 }) })],
  ];
  return (
    <>
      <div className="dl-sheet-head">
        <Bust look={lookOf(view, accursed)} size={58} />
        <div>
          <h2>{say(accursed.id)}</h2>
          <p>
            {look('level', { level: accursed.level })} · {name}
          </p>
        </div>
      </div>
      {status.kind !== 'in' && <p className="chip bad">{look(status.kind)}</p>}
      {view.leader === accursed.id && <p className="chip bad">{look('leader')}</p>}
      <Bars view={view} accursed={accursed} />
      <dl className="dl-attributes">
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
      <dl className="dl-figures">
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="dl-pools">
        {[
          look('stamina', { unspent: stamina.unspent, all: stamina.unspent + stamina.spent }),
          ...(spells.length > 0 ? [look('source', { source, most: profile?.source ?? 0 })] : []),
          ...(miracles.length > 0 ? [look('faith', { faith, most: profile?.faith ?? 0 })] : []),
          look('souls', { count: accursed.souls }),
          look('crowns', { count: accursed.crowns }),
        ].join(' · ')}
      </p>
      <Section
        title={look('equipment')}
        note={look('weight', { weight: profile?.weight ?? 0, most: profile?.weightLimit ?? 0 })}
      >
        {SLOTS.map(slot => {
          const id = worn.get(slot);
          return (
            <li key={slot} className={id === undefined ? 'idle' : ''}>
              <em>{say(slot)}</em> {id === undefined ? look('empty-slot') : <Named id={id} say={say} />}
            </li>
          );
        })}
      </Section>
      <List title={look('inventory')} ids={packed.map(({ id }) => id)} say={say} />
      <List
        title={look('belt-head')}
        note={look('belt', { count: accursed.consumables.length, most: profile?.belt ?? 0 })}
        ids={accursed.consumables}
        say={say}
      />
      <List title={look('skills')} ids={skills} say={say} used={accursed.used} />
      <List title={look('spells')} ids={spells.map(({ id }) => id)} say={say} />
      <List title={look('miracles')} ids={miracles} say={say} />
      <List
        title={look('injuries-head')}
        ids={status.kind === 'dead' ? [...injuries, status.injury] : injuries}
        say={say}
      />
      <List title={look('effects')} ids={effects.map(({ id }) => id)} say={say} />
      <List title={look('trophies')} ids={trophies.map(({ kind }) => kind)} say={say} bare />
    </>
  );
}

/** A name with what it does. */
function Named({
  id,
  say,
  bare = false,
}: {
  readonly id: string;
  readonly say: GameSay;
  readonly bare?: boolean;
}) {
  const help = say(`${id}.help`);
  return (
    <>
      <b>{say(id)}</b>
      {!bare && help !== `${id}.help` && <small>{help}</small>}
    </>
  );
}

function Section({
  title,
  note = '',
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <section>
      <h3 className="label">
        {title}
        {note !== '' && <small>{note}</small>}
      </h3>
      <ul className="dl-list">{children}</ul>
    </section>
  );
}

/** Nothing of a kind takes no space. */
function List({
  title,
  note = '',
  ids,
  say,
  used = [],
  bare = false,
}: {
  readonly title: string;
  readonly note?: string;
  readonly ids: readonly string[];
  readonly say: GameSay;
  readonly used?: readonly string[];
  readonly bare?: boolean;
}) {
  const look = useLookSay();
  if (ids.length === 0) return null;
  return (
    <Section title={title} note={note}>
      {ids.map((id, place) => (
        <li key={`${id} ${place}`} className={used.includes(id) ? 'idle' : ''}>
          <Named id={id} say={say} bare={bare} />
          {used.includes(id) && <small>{look('used')}</small>}
        </li>
      ))}
    </Section>
  );
}
