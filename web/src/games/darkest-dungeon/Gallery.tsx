import { type BuildingId, type ProfileId, type QuestId } from '@tenebrae/darkest-dungeon/data';
import type { LookProps } from '../look.ts';
import { Face, HeroFace, ProfileFace, QuestFace, titleOf, WareFace } from './faces.tsx';
import { type Group, laidOut } from './hand-offers.ts';
import { levelOf } from './hamlet/layout.ts';
import { BUILDING_ICONS } from './icons.ts';
import { OfferButton } from './frame.ts';
import { SkillFace } from './SkillFace.tsx';
import { actorOf, asView, type Hero, heroOf, isSkill, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';
import './gallery.css';

/** Cards to choose from lie over the board: Heroes, profiles, Quests, Skills to equip or learn, what a building offers. */
export function Gallery({ view: json, question, say, choose, hint }: LookProps) {
  const look = useLookSay();
  const view = asView(json);
  const groups = laidOut(question, view);
  const [first] = groups;
  if (question === null || first === undefined) return null;
  const actor = actorOf(view, question);
  const building = buildingOf(question.ask, question.about?.['building']);
  return (
    <section className={`dd-gallery ${first.kind}`} aria-label={look('choose-card')}>
      {building !== null && view.hamlet !== null && <Sign building={building} view={view} say={say} />}
      {view.circus !== null && <Teams view={view} say={say} />}
      <ul>
        {groups.map(group => (
          <li key={group.key} className={group.kind}>
            <OfferButton
              offers={group.offers}
              say={say}
              choose={choose}
              hint={hint}
              label={titleOf(group, say, look('swap'))}
              className={group.kind === 'roster' ? 'dd-skill whole' : `btn dd-choice card ${group.kind}`}
            >
              <Card group={group} view={view} actor={actor} say={say} />
            </OfferButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly group: Group;
  readonly view: View;
  readonly actor: Hero | null;
  readonly say: LookProps['say'];
}

function Card({ group, view, actor, say }: CardProps) {
  const { kind, thing, offers } = group;
  if (kind === 'profile') return <ProfileFace id={thing as ProfileId} say={say} />;
  if (kind === 'quest') return <QuestFace id={thing as QuestId} say={say} />;
  if (kind === 'ware') return <WareFace group={group} say={say} />;
  if (kind === 'hero') return <HeroFace id={thing as Hero['id']} view={view} say={say} />;
  if (kind === 'roster' && isSkill(thing)) {
    const hero = heroOf(view, thing.split(':')[0] ?? '') ?? actor;
    const level = offers[0]?.option.about?.['level'];
    const shown = level === 2 || level === 3 ? { level: level as 2 | 3 } : {};
    if (hero !== null) return <SkillFace hero={hero} skill={thing} say={say} whole {...shown} />;
  }
  return <Face group={group} view={view} actor={actor} say={say} />;
}

/** Where in the Hamlet a question is asked. */
const ASKED_AT: Readonly<Record<string, BuildingId>> = {
  'buy-upgrade': 'guild',
  'trade-trinkets': 'nomad-wagon',
  'forge-skill': 'blacksmith',
  'remove-quirk': 'abbey',
};
const buildingOf = (ask: string, building: unknown): BuildingId | null =>
  typeof building === 'string' ? (building as BuildingId) : (ASKED_AT[ask] ?? null);

/** The building that was entered: its sign over the door. */
function Sign({
  building,
  view,
  say,
}: {
  readonly building: BuildingId;
  readonly view: View;
  readonly say: LookProps['say'];
}) {
  const look = useLookSay();
  const Look = BUILDING_ICONS[building];
  const level = levelOf(view, building);
  const words = say(`${building}@said`);
  return (
    <header className="dd-sign">
      <Look className="i" aria-hidden />
      <h2>{say(building)}</h2>
      {level !== null && <span className="chip gold">{look('level', { level })}</span>}
      <span className="chip gold">{look('gold-count', { count: view.campaign.gold })}</span>
      {words !== `${building}@said` && <p>{words}</p>}
    </header>
  );
}

/** Whom either team has so far. */
function Teams({ view, say }: { readonly view: View; readonly say: LookProps['say'] }) {
  const look = useLookSay();
  return (
    <header className="dd-teams">
      {(['red', 'blue'] as const).map(team => {
        const own = view.heroes.filter(({ side }) => side === team);
        return (
          <p key={team} className={`chip ${team === 'red' ? 'bad' : 'cold'}`}>
            {look('draft-team', {
              team: say(`${team}@The`),
              heroes: own.length === 0 ? look('draft-none') : own.map(({ id }) => say(id)).join(', '),
            })}
          </p>
        );
      })}
    </header>
  );
}
