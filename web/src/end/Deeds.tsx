import type { Language } from '@tenebrae/kernel';
import Person from '~icons/game-icons/person';
import { SeatDisc } from '../shell/SeatDisc.tsx';
import { useSettings } from '../shell/settings.ts';
import type { GameSay, Say } from '../words/speech.ts';
import { FACES } from './faces.ts';
import type { Luck, Story } from './story.ts';

interface Props {
  readonly story: Story;
  readonly say: Say;
  readonly gameSay: GameSay;
  readonly names: Readonly<Record<string, string>>;
}

/** What everybody did, and how the dice treated them. */
export function Deeds({ story: { columns, heroes }, say, gameSay, names }: Props) {
  const language = useSettings(settings => settings.language);
  const lucky = heroes.some(({ luck }) => luck !== null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll sideways must be reachable with the keyboard
    <div className="panel deeds" role="region" aria-label={say('end-deeds')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="cap">
              {say('end-hero')}
            </th>
            {columns.map(column => (
              <th key={column} scope="col" className="cap">
                {say(column)}
              </th>
            ))}
            {lucky && (
              <th scope="col" className="cap">
                {say('end-luck')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {heroes.map(({ id, seat, deeds, luck, note }, place) => (
            <tr key={id}>
              <th scope="row">
                <SeatDisc seat={FACES[id]?.seat ?? (place % 5) + 1} Icon={FACES[id]?.Icon ?? Person} />
                <span>
                  <b>{id === seat ? (names[seat] ?? gameSay(seat)) : gameSay(id)}</b>
                  {id !== seat && <small>{names[seat] ?? gameSay(seat)}</small>}
                  {note !== undefined && <small className="note">{gameSay(note.text, note.facts)}</small>}
                </span>
              </th>
              {columns.map((column, at) => (
                <td key={column}>{deeds[at] ?? 0}</td>
              ))}
              {lucky && (
                <td>{luck === null ? '–' : <LuckCell luck={luck} say={say} language={language} />}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LuckCellProps {
  readonly luck: Luck;
  readonly say: Say;
  readonly language: Language;
}

function LuckCell({ luck: { rolled, expected }, say, language }: LuckCellProps) {
  const percent = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <>
      {expected === 0 ? '–' : percent.format((rolled - expected) / expected).replace('-', '−')}
      <small>{say('end-luck-cell', { rolled, expected: number.format(expected) })}</small>
    </>
  );
}
