import type { Seat } from '@tenebrae/kernel';
import { Popover } from 'radix-ui';
import Help from '~icons/game-icons/help';
import type { BlockedSeat } from '../engine/scene.ts';
import type { GameSay, Say } from '../words/speech.ts';

/** What is to be explained: one thing on the board (`room:kitchen`), or everything. */
export interface Why {
  readonly thing: string | null;
}

interface Props {
  readonly blocked: readonly BlockedSeat[];
  readonly why: Why | null;
  setWhy(why: Why | null): void;
  readonly say: Say;
  readonly gameSay: GameSay;
  nameOf(seat: Seat): string;
  openRule(rule: string): void;
}

/** "Why can't I?": what the rules forbid just now, each with its rule. */
export function WhyPopover({ blocked, why, setWhy, say, gameSay, nameOf, openRule }: Props) {
  const thing = why?.thing ?? null;
  const about = thing === null ? blocked : blocked.filter(one => one.on?.includes(thing) ?? false);
  const seats = [...new Set(about.map(one => one.seat))];
  if (blocked.length === 0 && why === null) return null;
  return (
    <Popover.Root open={why !== null} onOpenChange={open => setWhy(open ? { thing: null } : null)}>
      <Popover.Trigger asChild>
        <button type="button" className="link">
          <Help className="i" aria-hidden /> {say('why-cannot-i')}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="why why-list"
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          aria-label={say('why-cannot-i')}
        >
          {about.length === 0 && <p>{say('not-an-option')}</p>}
          {seats.map(seat => (
            <section key={seat}>
              {seats.length > 1 && <h3>{nameOf(seat)}</h3>}
              <ul>
                {about
                  .filter(one => one.seat === seat)
                  .map(({ text, about: facts, rule }) => (
                    <li key={`${text}/${JSON.stringify(facts ?? null)}`}>
                      <span>{gameSay(text, facts)}</span>
                      <button
                        type="button"
                        className="rule"
                        onClick={() => {
                          setWhy(null);
                          openRule(rule);
                        }}
                      >
                        {rule}
                      </button>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
