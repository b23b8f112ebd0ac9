import { useState } from 'react';
import Contract from '~icons/game-icons/contract';
import Expand from '~icons/game-icons/expand';
import Eye from '~icons/game-icons/eyeball';
import Resize from '~icons/game-icons/house';
import Lens from '~icons/game-icons/magnifying-glass';
import type { GameSay } from '../../words/speech.ts';
import type { BoardCamera } from '../useCamera.ts';

interface Props {
  readonly camera: BoardCamera;
  readonly say: GameSay;
  readonly sightOn: boolean;
  toggleSight(): void;
}

/** Closer, further, the whole house; who sees what. On a phone they are behind one button. */
export function BoardTools({ camera, say, sightOn, toggleSight }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className={open ? 'ddd-tools open' : 'ddd-tools'} role="group" aria-label={say('look.view')}>
      <button
        type="button"
        className="tool more"
        aria-label={say('look.view')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Lens className="i" aria-hidden />
      </button>
      <Tool
        label={say('look.sight')}
        keys="V"
        pressed={sightOn}
        act={toggleSight}
        icon={<Eye className="i" aria-hidden />}
      />
      <Tool
        label={say('look.closer')}
        keys="+"
        act={() => camera.closer(1.4)}
        icon={<Expand className="i" aria-hidden />}
      />
      <Tool
        label={say('look.further')}
        keys="-"
        act={() => camera.closer(1 / 1.4)}
        icon={<Contract className="i" aria-hidden />}
      />
      <Tool label={say('look.fit')} keys="0" act={camera.fit} icon={<Resize className="i" aria-hidden />} />
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly keys: string;
  readonly icon: React.ReactNode;
  readonly pressed?: boolean;
  act(): void;
}

function Tool({ label, keys, icon, pressed, act }: ToolProps) {
  return (
    <button
      type="button"
      className={pressed === true ? 'tool on' : 'tool'}
      aria-label={label}
      title={`${label} (${keys})`}
      onClick={act}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    >
      {icon}
    </button>
  );
}
