import { use } from 'react';
import { isGameId } from '../engine/games.ts';
import { Header } from '../shell/Header.tsx';
import { loadedGame } from '../shell/loaded.ts';
import { go } from '../shell/route.ts';
import { useSay } from '../words/speech.ts';
import { RulesPanel } from './RulesPanel.tsx';

interface Props {
  readonly game: string;
  readonly rule: string | null;
}

/** All rules of a game on a page of their own. */
export function RulesPage({ game, rule }: Props) {
  const say = useSay();
  return (
    <div className="page">
      <Header page="rules" />
      <main className="rules-page">
        {isGameId(game) ? (
          <Rules game={game} rule={rule} />
        ) : (
          <p className="none">{say('no-rules-of', { game })}</p>
        )}
      </main>
    </div>
  );
}

function Rules({
  game,
  rule,
}: {
  readonly game: Parameters<typeof loadedGame>[0];
  readonly rule: string | null;
}) {
  const say = useSay();
  const { words } = use(loadedGame(game));
  return (
    <>
      <h1 className="rules-game" data-game={game}>
        {say(`game.${game}`)}
      </h1>
      <RulesPanel words={words} game={game} rule={rule} wide onClose={() => go({ page: 'lobby' })} />
    </>
  );
}
