import Check from '~icons/game-icons/check-mark';
import Cog from '~icons/game-icons/cog';
import { useSay } from '../words/speech.ts';
import { Brand } from './Brand.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useOffline } from './offline.ts';
import { addressOf, type Route } from './route.ts';

const PAGES = [
  { name: 'nav-play', route: { page: 'lobby' } },
  { name: 'nav-rules', route: { page: 'rules', game: 'dark-darker-darkest', rule: null } },
  { name: 'nav-about', route: { page: 'about' } },
] as const satisfies readonly { name: string; route: Route }[];

/** The top of every page but the table. */
export function Header({ page }: { readonly page: Route['page'] }) {
  const say = useSay();
  const { kept, online } = useOffline();
  return (
    <header className="lt">
      <Brand say={say} />
      <nav aria-label={say('nav')}>
        {PAGES.map(({ name, route }) => (
          <a
            key={name}
            href={addressOf(route)}
            className={route.page === page ? 'on' : ''}
            aria-current={route.page === page ? 'page' : undefined}
          >
            {say(name)}
          </a>
        ))}
      </nav>
      <span className="grow" />
      {kept && (
        <span className="off">
          <Check className="i" aria-hidden />
          <span>{say(online ? 'ready-offline' : 'offline-now')}</span>
        </span>
      )}
      <LanguageSwitch say={say} />
      <a
        className={page === 'settings' ? 'tool on' : 'tool'}
        href={addressOf({ page: 'settings' })}
        aria-label={say('settings')}
        title={say('settings')}
        aria-current={page === 'settings' ? 'page' : undefined}
      >
        <Cog className="i" aria-hidden />
      </a>
    </header>
  );
}
