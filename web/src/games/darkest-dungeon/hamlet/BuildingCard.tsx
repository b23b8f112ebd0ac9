import {
  type BuildingId,
  SERVICES,
  type Service,
  type ServiceBuilding,
  UPGRADE_PRICES,
} from '@tenebrae/darkest-dungeon/data';
import { capital } from '../../../words/capital.ts';
import { optionText } from '../../../table/option-text.ts';
import type { GameSay } from '../../../words/speech.ts';
import type { Offer } from '../../frame/offers.ts';
import { type Hamlet, isUpgradable, type View } from '../view.ts';
import { useLookSay } from '../words/look-words.ts';
import { guestsOf, isClosed, levelOf } from './layout.ts';

interface Props {
  readonly view: View;
  readonly hamlet: Hamlet;
  readonly building: BuildingId;
  readonly offers: readonly Offer[];
  readonly say: GameSay;
}

const hasServices = (building: BuildingId): building is ServiceBuilding => Object.hasOwn(SERVICES, building);

/** What a building offers at its Level, who is there, and what the next Level costs. */
export function BuildingCard({ view, hamlet, building, offers, say }: Props) {
  const look = useLookSay();
  const level = levelOf(view, building);
  const guests = guestsOf(hamlet, building);
  const services: readonly Service[] = hasServices(building)
    ? (SERVICES[building][(level ?? 1) - 1] ?? [])
    : [];
  return (
    <>
      {offers.length > 0 && (
        <div className="may">
          {offers.map(({ option }) => (
            <span key={option.id}>{capital(optionText(option, say))}</span>
          ))}
        </div>
      )}
      <h3>{say(building)}</h3>
      {level !== null && <p className="facts">{look('level', { level })}</p>}
      {hamlet.caretaker === building && <p>{look('caretaker-at', { building: say(`${building}@the`) })}</p>}
      {guests.length > 0 && <p>{guests.map(hero => say(hero)).join(', ')}</p>}
      {!isClosed(hamlet, building) && guests.length === 0 && <p>{look('not-visited')}</p>}
      {services.map(service => (
        <p
          key={`${service.kind} ${service.gold} ${'amount' in service ? service.amount : ''}`}
          className="facts"
        >
          {serviceText(service, say)}
        </p>
      ))}
      {isUpgradable(building) && level !== null && level < 3 && (
        <p className="facts">{look('upgrade-price', { gold: UPGRADE_PRICES[building] })}</p>
      )}
    </>
  );
}

/** In the words of the question that sells it. */
const serviceText = (service: Service, say: GameSay): string =>
  say(`service-${service.kind}${service.gold === 0 ? '-free' : ''}`, {
    gold: service.gold,
    amount: 'amount' in service ? service.amount : 0,
    count: 'count' in service ? service.count : 0,
  });
