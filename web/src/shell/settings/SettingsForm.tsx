import './settings.css';
import { LANGUAGES, ORDERS } from '@tenebrae/kernel';
import { OnlineSettings } from '../../online/OnlineSettings.tsx';
import { type Say, useSay } from '../../words/speech.ts';
import { Segments, Select, Tick } from '../Controls.tsx';
import {
  change,
  LOOKS,
  MOTIONS,
  PACES,
  type Pace,
  type Settings,
  TEXT_SIZES,
  THEMES,
  useSettings,
} from '../settings.ts';

interface Part {
  readonly say: Say;
  readonly settings: Settings;
}

/** Everything a player can set, in effect at once and kept on this device. */
export function SettingsForm() {
  const say = useSay();
  const settings = useSettings();
  return (
    <div className="settings">
      <Reading say={say} settings={settings} />
      <Watching say={say} settings={settings} />
      <Playing say={say} settings={settings} />
      <OnlineSettings />
    </div>
  );
}

function Reading({ say, settings }: Part) {
  return (
    <section aria-labelledby="set-reading">
      <h2 id="set-reading">{say('settings-reading')}</h2>
      <Segments
        label={say('language')}
        values={LANGUAGES}
        value={settings.language}
        text={one => say(`language-${one}`)}
        choose={language => change({ language })}
      />
      <Segments
        label={say('theme')}
        values={THEMES}
        value={settings.theme}
        text={one => say(`theme-${one}`)}
        choose={theme => change({ theme })}
      />
      <Segments
        label={say('text-size')}
        values={TEXT_SIZES}
        value={settings.textSize}
        text={one => say('percent', { number: one })}
        choose={textSize => change({ textSize })}
      />
    </section>
  );
}

function Watching({ say, settings }: Part) {
  return (
    <section aria-labelledby="set-watching">
      <h2 id="set-watching">{say('settings-table')}</h2>
      <Segments
        label={say('look')}
        values={LOOKS}
        value={settings.look}
        text={one => say(`look-${one}`)}
        choose={look => change({ look })}
        help={say('look-help')}
      />
      <Segments
        label={say('motion')}
        values={MOTIONS}
        value={settings.motion}
        text={one => say(`motion-${one}`)}
        choose={motion => change({ motion })}
      />
      <Tick
        label={say('sound')}
        value={settings.sound}
        help={say('sound-help')}
        set={sound => change({ sound })}
      />
      <Tick
        label={say('markers')}
        value={settings.markers}
        help={say('markers-help')}
        set={markers => change({ markers })}
      />
      <Tick
        label={say('left-handed')}
        value={settings.leftHanded}
        help={say('left-handed-help')}
        set={leftHanded => change({ leftHanded })}
      />
    </section>
  );
}

function Playing({ say, settings }: Part) {
  return (
    <section aria-labelledby="set-playing">
      <h2 id="set-playing">{say('settings-play')}</h2>
      <Segments
        label={say('pace')}
        values={Object.keys(PACES) as Pace[]}
        value={settings.pace}
        text={one => say(`pace-${one}`)}
        choose={pace => change({ pace })}
        help={say('pace-help')}
      />
      <Select
        label={say('orders')}
        values={ORDERS}
        value={settings.order}
        text={one => say(`order-${one}`)}
        choose={order => change({ order })}
        help={say('orders-help')}
      />
      <div className="fld">
        <label className="cap" htmlFor="your-name">
          {say('your-name')}
        </label>
        <input
          id="your-name"
          className="text"
          value={settings.name}
          maxLength={24}
          autoComplete="nickname"
          placeholder={say('you')}
          onChange={event => change({ name: event.target.value })}
        />
      </div>
    </section>
  );
}
