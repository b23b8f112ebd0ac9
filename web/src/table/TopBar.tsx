import Redo from '~icons/game-icons/clockwise-rotation';
import Undo from '~icons/game-icons/anticlockwise-rotation';
import Hourglass from '~icons/game-icons/hourglass';
import Bulb from '~icons/game-icons/light-bulb';
import Padlock from '~icons/game-icons/padlock';
import RuleBook from '~icons/game-icons/rule-book';
import type { ReactNode } from 'react';
import type { Scene } from '../engine/scene.ts';
import { Brand } from '../shell/Brand.tsx';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import type { Say } from '../words/speech.ts';

interface Props {
  readonly scene: Scene;
  readonly title: string;
  readonly where: readonly string[];
  readonly say: Say;
  readonly hinting: boolean;
  readonly historyOpen: boolean;
  readonly menu: ReactNode;
  undo(): void;
  redo(): void;
  hint(): void;
  openHistory(): void;
  openRules(): void;
}

/** Which table this is, where it stands, and what can be done about it. */
export function TopBar(props: Props) {
  const { scene, title, where, say, hinting, historyOpen, menu } = props;
  const canHint = scene.mine.length > 0 && scene.request?.kind === 'question';
  return (
    <header className="top t-top" data-region="top">
      <Brand say={say} />
      <span className="sep" />
      <h1 className="where">
        <b>{title}</b>
        {where.map((part, place) => (
          <span key={part}>
            {place > 0 && <i aria-hidden>· </i>}
            {part}
          </span>
        ))}
      </h1>
      <span className="grow" />
      <UndoButton undo={scene.undo} say={say} go={props.undo} />
      {scene.canRedo && (
        <button
          type="button"
          className="tool t-redo"
          aria-label={say('redo')}
          title={say('redo')}
          onClick={props.redo}
        >
          <Redo className="i" aria-hidden />
        </button>
      )}
      {scene.can.hint && (
        <button
          type="button"
          className={`tool t-hint${hinting ? ' on' : ''}`}
          aria-keyshortcuts="h"
          title={say('hint-title')}
          disabled={!canHint}
          onClick={props.hint}
        >
          <Bulb className="i" aria-hidden />
          <span>{say('hint')}</span>
        </button>
      )}
      <button
        type="button"
        className={`tool t-history${historyOpen ? ' on' : ''}`}
        aria-keyshortcuts="r"
        aria-label={say('history')}
        aria-pressed={historyOpen}
        title={say('history-title')}
        onClick={props.openHistory}
      >
        <Hourglass className="i" aria-hidden />
      </button>
      <button
        type="button"
        className="tool"
        aria-keyshortcuts="?"
        aria-label={say('open-rules')}
        title={say('rules-title')}
        onClick={props.openRules}
      >
        <RuleBook className="i" aria-hidden />
      </button>
      {menu}
      <LanguageSwitch say={say} />
    </header>
  );
}

/** Undo, with what the table allows: freely, if all agree, or not past what was learned. */
function UndoButton({ undo, say, go }: { readonly undo: Scene['undo']; readonly say: Say; go(): void }) {
  const isBarred = undo === 'none' || undo === 'barrier';
  return (
    <button
      type="button"
      className={`tool t-undo${isBarred ? ' barred' : ''}`}
      aria-keyshortcuts="u"
      aria-disabled={isBarred}
      aria-description={say(`take-back-${undo}`)}
      title={say(`take-back-${undo}`)}
      onClick={go}
    >
      <Undo className="i" aria-hidden />
      <span>{say('take-back')}</span>
      {undo === 'barrier' && <Padlock className="i lock" aria-hidden />}
      {undo === 'consent' && <em aria-hidden>?</em>}
    </button>
  );
}
