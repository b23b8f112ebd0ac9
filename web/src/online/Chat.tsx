import type { ChatLine } from '@tenebrae/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import Quill from '~icons/game-icons/quill-ink';
import { useSettings } from '../shell/settings.ts';
import type { Say } from '../words/speech.ts';
import type { OnlineTable } from './online-table.ts';
import { useServerState } from './server.ts';

interface Props {
  readonly online: OnlineTable;
  readonly say: Say;
  tell(trouble: Awaited<ReturnType<OnlineTable['act']>>): void;
}

/** What is said at the table. As long as it is in sight, it counts as read. */
export function Chat({ online, say, tell }: Props) {
  const { chat, you } = online.use();
  const limit = useServerState(server => server.about?.limits.chat ?? 500);
  const [text, setText] = useState('');
  const end = useRef<HTMLElement>(null);
  const last = chat.at(-1)?.at ?? 0;
  useEffect(() => {
    if (last > 0) end.current?.scrollIntoView({ block: 'nearest' });
    online.readChat();
  }, [last, online]);
  const speak = async (): Promise<void> => {
    const words = text.trim();
    if (words === '') return;
    setText('');
    const trouble = await online.act({ kind: 'chat', text: words });
    if (trouble !== null) setText(words);
    tell(trouble);
  };
  return (
    <section className="o-chat" aria-label={say('chat')}>
      <div className="o-said" role="log" aria-label={say('chat')} tabIndex={0}>
        {chat.length === 0 && <p className="none">{say('chat-empty')}</p>}
        <ol>
          {chat.map(line => (
            <Said key={line.at} line={line} isYours={line.by.id === you?.id} />
          ))}
        </ol>
        <i ref={end} />
      </div>
      <form
        className="o-line"
        onSubmit={event => {
          event.preventDefault();
          void speak();
        }}
      >
        <input
          className="text"
          value={text}
          maxLength={limit}
          aria-label={say('chat-say')}
          placeholder={say('chat-say')}
          autoComplete="off"
          enterKeyHint="send"
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="btn" aria-label={say('chat-send')} title={say('chat-send')}>
          <Quill className="i" aria-hidden />
        </button>
      </form>
    </section>
  );
}

function Said({ line, isYours }: { readonly line: ChatLine; readonly isYours: boolean }): ReactNode {
  const language = useSettings(settings => settings.language);
  const when = new Date(line.time);
  return (
    <li className={isYours ? 'yours' : ''}>
      <b>{line.by.name}</b>{' '}
      <time dateTime={when.toISOString()}>
        {new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(when)}
      </time>
      <p>{line.text}</p>
    </li>
  );
}
