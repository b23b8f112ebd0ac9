import { AGREEMENTS, UNDO_POLICIES } from '@tenebrae/kernel';
import type { Spectators, TableInfo } from '@tenebrae/protocol';
import { useEffect, useId, useState } from 'react';
import { Select, Tick } from '../shell/Controls.tsx';
import type { Say } from '../words/speech.ts';
import type { Deed } from './outbox.ts';
import { sitterName, titleOf } from './titles.ts';

interface Props {
  readonly table: TableInfo;
  readonly say: Say;
  act(deed: Deed): void;
}

/** How long a seat may think, in seconds; 0 is for ever. */
const CLOCKS = [0, 60, 180, 600, 3600, 86_400, 259_200] as const;

/** What the host settles for everybody: the name, the clock, who may look on, and the house rules. */
export function Terms({ table, say, act }: Props) {
  const { policy } = table;
  return (
    <div className="o-terms">
      <Title {...{ table, say, act }} />
      <Select
        label={say('clock')}
        values={CLOCKS.some(one => one === (table.clock ?? 0)) ? CLOCKS : [...CLOCKS, table.clock ?? 0]}
        value={table.clock ?? 0}
        text={seconds => sayClock(say, seconds)}
        choose={seconds => act({ kind: 'arrange', clock: seconds === 0 ? null : seconds })}
        help={say('clock-help')}
      />
      <Select
        label={say('spectators')}
        values={['public', 'nobody', ...table.seats.map(({ seat }) => seat)]}
        value={typeof table.spectators === 'string' ? table.spectators : table.spectators.seat}
        text={one => saySpectators(say, table, one)}
        choose={one => act({ kind: 'arrange', spectators: spectatorsOf(one) })}
        help={say('spectators-help')}
      />
      <Select
        label={say('undo-policy')}
        values={UNDO_POLICIES}
        value={policy.undo}
        text={one => say(`undo-${one}`)}
        choose={undo => act({ kind: 'policy', policy: { undo } })}
      />
      <Select
        label={say('agreement')}
        values={AGREEMENTS}
        value={policy.agreement}
        text={one => say(`agreement-${one}`)}
        choose={agreement => act({ kind: 'policy', policy: { agreement } })}
      />
      <Tick
        label={say('real-dice')}
        value={policy.dice === 'person'}
        set={real => act({ kind: 'policy', policy: { dice: real ? 'person' : 'seeded' } })}
      />
    </div>
  );
}

function Title({ table, say, act }: Props) {
  const id = useId();
  const [title, setTitle] = useState(table.title);
  useEffect(() => setTitle(table.title), [table.title]);
  const keep = (): void => {
    if (title.trim() !== table.title) act({ kind: 'arrange', title: title.trim() });
  };
  return (
    <form
      className="fld"
      onSubmit={event => {
        event.preventDefault();
        keep();
      }}
    >
      <label className="cap" htmlFor={id}>
        {say('table-title')}
      </label>
      <input
        id={id}
        className="text"
        value={title}
        maxLength={80}
        placeholder={titleOf(say, { ...table, title: '' })}
        onChange={event => setTitle(event.target.value)}
        onBlur={keep}
      />
    </form>
  );
}

/** The same for those who only read it. */
export function TermsRead({ table, say }: Pick<Props, 'table' | 'say'>) {
  const { policy, clock, spectators } = table;
  const rows = [
    [say('clock'), sayClock(say, clock ?? 0)],
    [
      say('spectators'),
      saySpectators(say, table, typeof spectators === 'string' ? spectators : spectators.seat),
    ],
    [say('undo-policy'), say(`undo-${policy.undo}`)],
    [say('agreement'), say(`agreement-${policy.agreement}`)],
    ...(policy.dice === 'person' ? [[say('dice-tray'), say('real-dice')]] : []),
  ];
  return (
    <dl className="o-terms-read">
      {rows.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
}

function sayClock(say: Say, seconds: number): string {
  if (seconds === 0) return say('clock-none');
  if (seconds < 3600) return say('clock-minutes', { count: Math.round(seconds / 60) });
  if (seconds < 86_400) return say('clock-hours', { count: Math.round(seconds / 3600) });
  return say('clock-days', { count: Math.round(seconds / 86_400) });
}

const spectatorsOf = (chosen: string): Spectators =>
  chosen === 'public' || chosen === 'nobody' ? chosen : { seat: chosen };

function saySpectators(say: Say, { seats }: TableInfo, chosen: string): string {
  if (chosen === 'public' || chosen === 'nobody') return say(`spectators-${chosen}`);
  const place = seats.findIndex(({ seat }) => seat === chosen);
  const info = seats[place];
  return say('spectators-seat', {
    name: info === undefined ? chosen : sitterName(say, info, place),
    number: place + 1,
  });
}
