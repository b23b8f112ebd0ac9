import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Lobby } from './shell/lobby/Lobby.tsx';
import { type Route, routeOf, useHash } from './shell/route.ts';
import { useSay } from './words/speech.ts';

const TableScreen = lazy(async () => ({ default: (await import('./table/TableScreen.tsx')).TableScreen }));
const OnlineScreen = lazy(async () => ({
  default: (await import('./online/OnlineScreen.tsx')).OnlineScreen,
}));
const JoinScreen = lazy(async () => ({ default: (await import('./online/JoinScreen.tsx')).JoinScreen }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/RulesPage.tsx')).RulesPage }));
const SettingsPage = lazy(async () => ({
  default: (await import('./shell/settings/SettingsPage.tsx')).SettingsPage,
}));
const AboutPage = lazy(async () => ({ default: (await import('./shell/about/AboutPage.tsx')).AboutPage }));

/** The whole page: which screen is shown is written in the address. */
export function App() {
  const say = useSay();
  const hash = useHash();
  const route = routeOf(hash);
  const { page } = route;
  useEffect(() => {
    document.title = page === 'lobby' ? say('tenebrae') : `${say(`page-${page}`)} · ${say('tenebrae')}`;
  }, [page, say]);
  return (
    <ErrorBoundary key={page} say={say}>
      <Suspense fallback={<Waiting />}>
        <Screen route={route} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'lobby':
      return <Lobby />;
    case 'table':
      return <TableScreen key={route.slot} slot={route.slot} />;
    case 'online':
      return <OnlineScreen key={route.table} id={route.table} />;
    case 'join':
      return <JoinScreen key={route.code} code={route.code} />;
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <AboutPage />;
  }
}

function Waiting() {
  const say = useSay();
  return (
    <main className="waiting">
      <p role="status">{say('loading')}</p>
    </main>
  );
}
