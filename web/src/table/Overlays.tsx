import type { Seat } from '@tenebrae/kernel';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { LogLine, Scene } from '../engine/scene.ts';
import { PlainLook } from '../plain/PlainLook.tsx';
import type { Desk } from '../review/desk.ts';
import { newSlotId } from '../saves/kept.ts';
import { Modal } from '../shell/Modal.tsx';
import { go } from '../shell/route.ts';
import type { GameSay, Say } from '../words/speech.ts';
import type { Keeper } from './autosave.ts';
import { focusRegion } from './keys.ts';
import type { Dressed } from './looks.ts';
import { pendingPlans } from './pending.ts';

const EndScreen = lazy(async () => ({ default: (await import('../end/EndScreen.tsx')).EndScreen }));
const ReviewScreen = lazy(async () => ({
  default: (await import('../review/ReviewScreen.tsx')).ReviewScreen,
}));
const SettingsDialog = lazy(async () => ({
  default: (await import('../shell/settings/SettingsDialog.tsx')).SettingsDialog,
}));
const RulesPanel = lazy(async () => ({ default: (await import('../rules/RulesPanel.tsx')).RulesPanel }));

/** What lies over the table. */
export type Overlay =
  | { readonly kind: 'rules'; readonly rule: string | null }
  | { readonly kind: 'words' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'end' }
  | { readonly kind: 'review' }
  | { readonly kind: 'agree-to-undo'; readonly to: number }
  | null;

interface Props {
  readonly overlay: Overlay;
  readonly scene: Scene;
  readonly log: readonly LogLine[];
  readonly dressed: Dressed;
  readonly keeper: Keeper | null;
  readonly desk: Desk;
  /** Sets the same table again, where the keeper does not. */
  readonly again: (() => void) | null;
  readonly say: Say;
  readonly gameSay: GameSay;
  nameOf(seat: Seat): string;
  close(): void;
  show(overlay: Overlay): void;
  confirmUndo(to: number): void;
  goTo(at: number): void;
  branch(at: number): void;
}

export function Overlays(props: Props) {
  const { overlay, dressed, say } = props;
  const close = (): void => {
    props.close();
    focusRegion('question');
  };
  if (overlay === null) return null;
  switch (overlay.kind) {
    case 'rules':
      return (
        <Suspense>
          <aside className="t-rules" aria-label={say('open-rules')}>
            <RulesPanel words={dressed.words} game={dressed.game} rule={overlay.rule} onClose={close} />
          </aside>
        </Suspense>
      );
    case 'words':
      return (
        <aside className="t-rules t-words" aria-label={say('the-table')}>
          <InWords {...props} close={close} />
        </aside>
      );
    case 'settings':
      return (
        <Suspense>
          <SettingsDialog onClose={close} />
        </Suspense>
      );
    case 'agree-to-undo':
      return (
        <Modal labelledBy="agree-to-undo" onClose={close}>
          <h2 id="agree-to-undo">{say('agree-to-undo')}</h2>
          <p>{say('take-back-consent')}</p>
          <p className="modal-deeds">
            <button type="button" className="btn ghost" onClick={close}>
              {say('rather-not')}
            </button>
            <button
              type="button"
              className="btn prime"
              onClick={() => {
                props.confirmUndo(overlay.to);
                close();
              }}
            >
              {say(isShared(props.scene) ? 'ask-to-undo' : 'all-agree')}
            </button>
          </p>
        </Modal>
      );
    case 'end':
      return (
        <Suspense>
          <Over key="end" say={say} close={close} label="end-title">
            <TheEnd {...props} close={close} />
          </Over>
        </Suspense>
      );
    case 'review':
      return (
        <Suspense>
          <Over key="review" say={say} close={close} label="review-title">
            <TheReview {...props} close={close} />
          </Over>
        </Suspense>
      );
  }
}

/** Somebody plays from elsewhere, and cannot nod across the table. */
const isShared = ({ sitters }: Scene): boolean => Object.values(sitters).includes('elsewhere');

/** The table in words, beside the drawn board. */
function InWords({ scene, say, gameSay, close }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the button inside
    <div onKeyDown={byKey}>
      <button type="button" className="btn ghost to-board" ref={button} onClick={close}>
        {say('see-the-board')}
      </button>
      <PlainLook description={scene.description} say={say} gameSay={gameSay} beside />
    </div>
  );
}

interface OverProps extends Pick<Props, 'say' | 'close'> {
  /** The id of its heading. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A page over the whole table, once the match is over. */
function Over({ say, close, label, children }: OverProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.focus(), []);
  return (
    <div
      className="t-end"
      role="dialog"
      aria-labelledby={label}
      tabIndex={-1}
      ref={page}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <button type="button" className="btn ghost to-board" onClick={close}>
        {say('see-the-board')}
      </button>
      {children}
    </div>
  );
}

/** How it ended. */
function TheEnd({ scene, log, say, gameSay, nameOf, keeper, again, close, goTo, show }: Props) {
  const setAgain = async (keeper: Keeper): Promise<void> => {
    const { kept } = await keeper.slot();
    const slot = newSlotId();
    pendingPlans.set(slot, {
      game: kept.save.game,
      players: scene.seats.length,
      options: kept.save.options,
      seed: crypto.randomUUID(),
      policy: scene.policy,
      sitters: kept.sitters,
      names: kept.names,
    });
    go({ page: 'table', slot });
  };
  return (
    <EndScreen
      {...{ scene, log, say, gameSay }}
      names={Object.fromEntries(scene.seats.map(seat => [seat, nameOf(seat)]))}
      onReplay={at => {
        close();
        goTo(at);
      }}
      onReview={() => show({ kind: 'review' })}
      onAgain={keeper === null ? again : () => void setAgain(keeper)}
      onLeave={() => go({ page: 'lobby' })}
    />
  );
}

/** What a bot makes of it. */
function TheReview({ scene, log, say, gameSay, nameOf, desk, close, goTo, branch, show }: Props) {
  return (
    <ReviewScreen
      {...{ desk, scene, log, say, gameSay, nameOf }}
      look={at => {
        close();
        goTo(at);
      }}
      branch={scene.can.branch ? branch : null}
      toEnd={() => show({ kind: 'end' })}
    />
  );
}
