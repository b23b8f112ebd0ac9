import type { Seat } from '@tenebrae/kernel';
import Cog from '~icons/game-icons/cog';
import { isBot, type Scene, type Sitter } from '../engine/scene.ts';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { BotOptions } from '../shell/set/Kinds.tsx';
import { change, LOOKS, THEMES, useSettings } from '../shell/settings.ts';
import type { Say } from '../words/speech.ts';
import { PacePicker } from './BotBar.tsx';
import { Choices, Popup, PopupClose } from './Popup.tsx';

interface Props {
  readonly scene: Scene;
  readonly say: Say;
  nameOf(seat: Seat): string;
  setDice(dice: 'seeded' | 'person'): void;
  seat(seat: Seat, sitter: Sitter): void;
  readonly exportTable: (() => void) | null;
  openSettings(): void;
}

const ROLLS = ['seeded', 'person'] as const;

/** What can be changed in mid-game: dice, who sits where, the bots' pace, how the table looks and sounds. */
export function TableMenu(props: Props) {
  const { scene, say, setDice, exportTable, openSettings } = props;
  const { pace, look, sound, theme } = useSettings();
  const { can, policy } = scene;
  const trigger = (
    <button type="button" className="tool" aria-label={say('table-menu')} title={say('table-menu')}>
      <Cog className="i" aria-hidden />
    </button>
  );
  return (
    <Popup label={say('table-menu')} trigger={trigger} className="table-menu" align="end">
      {can.dice && (
        <Choices
          legend={say('dice-tray')}
          name="dice"
          values={ROLLS}
          now={policy.dice === 'person' ? 'person' : 'seeded'}
          text={one => say(`rolls-${one}`)}
          choose={setDice}
        />
      )}
      {can.pause && (
        <fieldset className="choices">
          <legend>{say('bots-pace')}</legend>
          <PacePicker pace={pace} say={say} />
        </fieldset>
      )}
      <Choices
        legend={say('table-look')}
        name="look"
        values={LOOKS}
        now={look}
        text={one => say(`look-${one}`)}
        choose={one => change({ look: one })}
      />
      <Choices
        legend={say('table-theme')}
        name="theme"
        values={THEMES}
        now={theme}
        text={one => say(`theme-${one}`)}
        choose={one => change({ theme: one })}
      >
        <label>
          <input
            type="checkbox"
            checked={sound}
            onChange={event => change({ sound: event.target.checked })}
          />
          {say('table-sound')}
        </label>
      </Choices>
      {can.reseat && <SeatsMenu {...props} />}
      <div className="menu-lang">
        <LanguageSwitch say={say} />
      </div>
      <p className="menu-links">
        {exportTable !== null && (
          <button type="button" className="link" onClick={exportTable}>
            {say('save-to-file')}
          </button>
        )}
        <PopupClose className="link" onClick={openSettings}>
          {say('all-settings')}
        </PopupClose>
      </p>
    </Popup>
  );
}

const asSitter = (value: string): Sitter => (isBot(value) ? value : 'person');

/** Who plays each seat from now on: somebody at this screen, or a bot of any strength. */
function SeatsMenu({ scene, say, nameOf, seat }: Props) {
  return (
    <fieldset className="choices seats-menu">
      <legend>{say('who-sits-where')}</legend>
      {scene.seats.map(one => {
        const sitter = scene.sitters[one] ?? 'greedy';
        return (
          <label key={one}>
            <span>{nameOf(one)}</span>
            <select value={sitter} onChange={event => seat(one, asSitter(event.target.value))}>
              <option value="person">{say('sits-person')}</option>
              <BotOptions say={say} as="sits" />
            </select>
            {isBot(sitter) && <small>{say(`seat-${sitter}-help`)}</small>}
          </label>
        );
      })}
      <small>{say('no-bot-peeks')}</small>
    </fieldset>
  );
}
