import type { Seat } from '@tenebrae/kernel';
import { Popover } from 'radix-ui';
import Cog from '~icons/game-icons/cog';
import type { Scene, Sitter } from '../engine/scene.ts';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { change, LOOKS, THEMES, useSettings } from '../shell/settings.ts';
import type { Say } from '../words/speech.ts';
import { PacePicker } from './BotBar.tsx';

interface Props {
  readonly scene: Scene;
  readonly say: Say;
  nameOf(seat: Seat): string;
  setDice(dice: 'seeded' | 'person'): void;
  seat(seat: Seat, sitter: Sitter): void;
  exportTable(): void;
  openSettings(): void;
}

const SITTERS = ['person', 'greedy', 'random'] as const satisfies readonly Sitter[];

/** What can be changed in mid-game: dice, who sits where, the bots' pace, how the table looks and sounds. */
export function TableMenu({ scene, say, nameOf, setDice, seat, exportTable, openSettings }: Props) {
  const { pace, look, sound, theme } = useSettings();
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button type="button" className="tool" aria-label={say('table-menu')} title={say('table-menu')}>
          <Cog className="i" aria-hidden />
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="panel pop table-menu"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={say('table-menu')}
        >
          <fieldset className="choices">
            <legend>{say('dice-tray')}</legend>
            {(['seeded', 'person'] as const).map(one => (
              <label key={one}>
                <input
                  type="radio"
                  name="dice"
                  checked={scene.policy.dice === one}
                  onChange={() => setDice(one)}
                />
                {say(`rolls-${one}`)}
              </label>
            ))}
          </fieldset>
          <fieldset className="choices">
            <legend>{say('bots-pace')}</legend>
            <PacePicker pace={pace} say={say} />
          </fieldset>
          <fieldset className="choices">
            <legend>{say('table-look')}</legend>
            {LOOKS.map(one => (
              <label key={one}>
                <input
                  type="radio"
                  name="look"
                  checked={look === one}
                  onChange={() => change({ look: one })}
                />
                {say(`look-${one}`)}
              </label>
            ))}
          </fieldset>
          <fieldset className="choices">
            <legend>{say('table-theme')}</legend>
            {THEMES.map(one => (
              <label key={one}>
                <input
                  type="radio"
                  name="theme"
                  checked={theme === one}
                  onChange={() => change({ theme: one })}
                />
                {say(`theme-${one}`)}
              </label>
            ))}
            <label>
              <input
                type="checkbox"
                checked={sound}
                onChange={event => change({ sound: event.target.checked })}
              />
              {say('table-sound')}
            </label>
          </fieldset>
          <fieldset className="choices seats-menu">
            <legend>{say('who-sits-where')}</legend>
            {scene.seats.map(one => (
              <label key={one}>
                <span>{nameOf(one)}</span>
                <select
                  value={scene.sitters[one] ?? 'greedy'}
                  onChange={event =>
                    seat(one, SITTERS.find(sitter => sitter === event.target.value) ?? 'greedy')
                  }
                >
                  {SITTERS.map(sitter => (
                    <option key={sitter} value={sitter}>
                      {say(`sits-${sitter}`)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </fieldset>
          <div className="menu-lang">
            <LanguageSwitch say={say} />
          </div>
          <p className="menu-links">
            <button type="button" className="link" onClick={exportTable}>
              {say('save-to-file')}
            </button>
            <Popover.Close className="link" onClick={openSettings}>
              {say('all-settings')}
            </Popover.Close>
          </p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
