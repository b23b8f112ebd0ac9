import './about.css';
import { useServer } from '../../online/server.ts';
import { useSay } from '../../words/speech.ts';
import { Header } from '../Header.tsx';
import { SHELF } from '../lobby/shelf.ts';
import { FONTS, ICON_AUTHORS, LIBRARIES } from './credits.ts';

/** What this is, whose games these are, and whose work it stands on. */
export function AboutPage() {
  const say = useSay();
  const { about } = useServer();
  return (
    <div className="page">
      <Header page="about" />
      <main className="sheet panel about" aria-labelledby="about-title">
        <h1 id="about-title">{say('about')}</h1>
        <p className="gist">{say('about-gist')}</p>
        <section className="unofficial" aria-labelledby="about-fan">
          <h2 id="about-fan">{say('about-fan')}</h2>
          <p>{say('about-fan-1')}</p>
          <p>{say('about-fan-2')}</p>
          <ul className="games">
            {SHELF.map(({ id, Emblem }) => (
              <li key={id} data-game={id}>
                <Emblem className="i" aria-hidden />
                <b>{say(`game.${id}`)}</b> {say(`game.${id}.credit`)}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="about-private">
          <h2 id="about-private">{say('about-private')}</h2>
          <p>{say('about-private-1')}</p>
          {about !== null && <p>{say('about-online')}</p>}
        </section>
        <section aria-labelledby="about-icons">
          <h2 id="about-icons">{say('about-icons')}</h2>
          <p>
            {say('about-icons-1')}{' '}
            <a href="https://game-icons.net" rel="noreferrer">
              game-icons.net
            </a>{' '}
            (
            <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer license">
              CC BY 3.0
            </a>
            ). {say('about-icons-2')}
          </p>
          <ul className="authors">
            {ICON_AUTHORS.map(author => (
              <li key={author}>{author}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="about-fonts">
          <h2 id="about-fonts">{say('about-fonts')}</h2>
          <p>{say('about-fonts-1')}</p>
          <ul>
            {FONTS.map(({ family, by, url }) => (
              <li key={family}>
                <a href={url} rel="noreferrer">
                  {family}
                </a>
                , {by}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="about-code">
          <h2 id="about-code">{say('about-code')}</h2>
          <p>{say('about-code-1')}</p>
          <ul className="authors">
            {LIBRARIES.map(({ name, licence }) => (
              <li key={name}>
                {name} <small>({licence})</small>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}
