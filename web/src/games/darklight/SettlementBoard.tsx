import {
  ACTIVITIES,
  type Activity,
  type ActivityId,
  CONSUMABLES,
  type ConsumableId,
} from '@tenebrae/darklight/data';
import type { LookProps } from '../look.ts';
import { consumableFace, Face, faceOf, itemFace } from './faces.tsx';
import { SETTLEMENT_ICONS, SIGNS } from './icons.ts';
import { offersFor } from './offers.ts';
import { OfferButton } from './frame.ts';
import { asView, type Settlement } from './view.ts';
import { useLookSay } from './words/look-words.ts';
import './survival.css';

/** A settlement: what the day is good for, what is on sale, and supplies. */
export function SettlementBoard({
  view: json,
  question,
  say,
  choose,
  hint,
  settlement,
}: LookProps & { readonly settlement: Settlement }) {
  const look = useLookSay();
  const view = asView(json);
  const Look = SETTLEMENT_ICONS[settlement.kind];
  const asked = question?.ask === 'in-settlement' ? question : null;
  const activities = (Object.entries(ACTIVITIES) as [ActivityId, Activity][])
    .filter(([id, { at }]) => at.includes(settlement.kind) && (id !== 'coven' || settlement.coven))
    .map(([id]) => id);
  const button = { say, choose, hint };
  return (
    <div className="dl-scene town" data-testid="board">
      <div className="dl-scene-head">
        <Look className="i" aria-hidden />
        <h2>{say(settlement.kind)}</h2>
        <p className="chips">
          <span className="chip gold">
            <SIGNS.day className="i" aria-hidden />
            {look('day', { day: settlement.day })}
          </span>
          <span className="chip bad">
            <SIGNS.patience className="i" aria-hidden />
            {look('patience', { patience: settlement.patience })}
          </span>
        </p>
      </div>
      <section aria-label={look('activities')}>
        <h3>{look('activities')}</h3>
        <ul className="dl-plates">
          {activities.map(id => {
            const face = faceOf({ key: id, kind: 'activity', thing: id, offers: [] }, view, { say, look });
            return (
              <li key={id}>
                <OfferButton
                  {...button}
                  offers={offersFor(asked, `activity:${id}`)}
                  label={face.title}
                  className="btn dl-choice plate"
                >
                  <Face face={face} />
                </OfferButton>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-label={look('market')}>
        <h3>{look('market')}</h3>
        {settlement.stock.length === 0 && <p className="dl-none">{look('sold-out')}</p>}
        <ul className="dl-plates stalls">
          {settlement.stock.map(({ item, copy }) => {
            const face = itemFace(item, { say, look });
            return (
              <li key={copy}>
                <OfferButton
                  {...button}
                  offers={offersFor(asked, `stock:${copy}`)}
                  label={face.title}
                  className="btn dl-choice plate"
                >
                  <Face face={face} />
                </OfferButton>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-label={look('supplies')}>
        <h3>{look('supplies')}</h3>
        <ul className="dl-plates stalls">
          {(Object.keys(CONSUMABLES) as ConsumableId[]).map(id => {
            const face = consumableFace(id, { say, look });
            const offers = offersFor(asked, `consumable:${id}`);
            return (
              <li key={id}>
                <OfferButton {...button} offers={offers} label={face.title} className="btn dl-choice plate">
                  <Face face={{ ...face, facts: look('price', { count: CONSUMABLES[id].price }) }} />
                </OfferButton>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
