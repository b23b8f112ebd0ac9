import { useEffect, useState } from 'react';
import { Tick } from '../shell/Controls.tsx';
import { SHELF } from '../shell/lobby/shelf.ts';
import { change, useSettings } from '../shell/settings.ts';
import { type Say, useSay } from '../words/speech.ts';
import { MyName } from './MyName.tsx';
import { askToNotify, canNotify, mayNotify } from './notify.ts';
import { canPush, isPushed, keepPushWords, type PushWords, startPush, stopPush } from './push.ts';
import { useServer } from './server.ts';

/** How a player wants to hear of their turn; absent where there is no server. */
export function OnlineSettings() {
  const say = useSay();
  const { about, me } = useServer();
  const wishes = useSettings(settings => settings.notify);
  const [refused, setRefused] = useState(false);
  if (about === null) return null;
  const set = async (notify: boolean): Promise<void> => {
    const may = !notify || (await askToNotify());
    setRefused(!may);
    change({ notify: notify && may });
  };
  return (
    <section aria-labelledby="set-online-title">
      <h2 id="set-online-title">{say('settings-online')}</h2>
      <MyName say={say} />
      {canNotify() && (
        <Tick
          label={say('notify')}
          value={wishes && mayNotify()}
          help={say(refused ? 'notify-refused' : 'notify-help')}
          set={on => void set(on)}
        />
      )}
      {about.pushKey !== null && me !== null && canPush() && <Push serverKey={about.pushKey} say={say} />}
    </section>
  );
}

function Push({ serverKey, say }: { readonly serverKey: string; readonly say: Say }) {
  const [on, setOn] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void isPushed().then(pushed => {
      setOn(pushed);
      // The language may have changed since.
      if (pushed) void keepPushWords(pushWords(say));
    });
  }, [say]);
  const set = async (wanted: boolean): Promise<void> => {
    try {
      if (!wanted) await stopPush();
      const is = wanted && (await askToNotify()) && (await startPush(serverKey, pushWords(say)));
      setOn(is);
      setFailed(wanted && !is);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Tick
      label={say('push')}
      value={on}
      help={say(failed ? 'push-failed' : 'push-help')}
      set={wanted => void set(wanted)}
    />
  );
}

const pushWords = (say: Say): PushWords => ({
  turn: say('your-turn-now'),
  games: Object.fromEntries(SHELF.map(({ id }) => [id, say(`game.${id}`)])),
});
