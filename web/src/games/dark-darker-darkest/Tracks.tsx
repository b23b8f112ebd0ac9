import Eyes from '~icons/game-icons/evil-eyes';
import Camera from '~icons/game-icons/cctv-camera';
import CardDraw from '~icons/game-icons/card-draw';
import Flame from '~icons/game-icons/flame';
import Hidden from '~icons/game-icons/sight-disabled';
import Padlock from '~icons/game-icons/dial-padlock';
import Shambling from '~icons/game-icons/shambling-zombie';
import type { LookProps } from '../look.ts';
import { EnemyBoard } from './EnemyBoard.tsx';
import { Multitracker } from './Multitracker.tsx';
import { SecurityBoard } from './SecurityBoard.tsx';
import { asView } from './view.ts';
import './tracks.css';

/** The boards beside the house: multitracker, security board, stocks, and the enemy that has a board of its own. */
export function Tracks(props: LookProps) {
  const { say } = props;
  const view = asView(props.view);
  const { zombies, tokens, cameras, equipment, spawn, creatures, chipsAside } = view;
  const burning = view.tiles.filter(({ burn }) => burn > 0).length;
  const ruins = view.tiles.filter(({ destroyed }) => destroyed).length;
  return (
    <>
      <Multitracker view={view} say={say} />
      <SecurityBoard view={view} say={say} />
      {view.nemesis !== null || view.creature !== null ? <EnemyBoard view={view} say={say} /> : null}
      <section className="panel ddd-stocks" aria-label={say('look.in-the-house')}>
        <ul className="chips">
          <li className="chip">
            <Shambling className="i" aria-hidden />
            {say('look.zombies', { count: zombies.length })}
          </li>
          {tokens.length > 0 && (
            <li className="chip">
              <Hidden className="i" aria-hidden />
              {say('look.hidden-tokens', { count: tokens.length })}
            </li>
          )}
          {cameras.length > 0 && (
            <li className="chip">
              <Camera className="i" aria-hidden />
              {say('look.cameras', { count: cameras.length })}
            </li>
          )}
          {(burning > 0 || ruins > 0) && (
            <li className="chip bad">
              <Flame className="i" aria-hidden />
              {say('look.burning', { count: burning, ruins })}
            </li>
          )}
          <li className="chip" title={say('look.deck')}>
            <CardDraw className="i" aria-hidden />
            {say('look.deck-count', { count: equipment })}
          </li>
          <li className="chip" title={say('look.spawn-left')}>
            <Hidden className="i" aria-hidden />
            {say('look.spawn-count', { count: spawn })}
          </li>
          <li className="chip">
            <Eyes className="i" aria-hidden />
            {say('look.creature-count', { count: creatures })}
          </li>
          <li className="chip">
            <Padlock className="i" aria-hidden />
            {say('look.chips-aside', { twos: chipsAside[2], threes: chipsAside[3] })}
          </li>
        </ul>
      </section>
    </>
  );
}
