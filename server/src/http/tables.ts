import { load } from '@tenebrae/kernel';
import type { Person, TableInfo, TableWish } from '@tenebrae/protocol';
import { invitationCode, tableId, tableWish, whichTables } from '@tenebrae/protocol/parse';
import { anySave, invitation, joined, oneTable, tableCards } from '@tenebrae/protocol/replies';
import type { Edge } from '../edge.ts';
import { infoFor } from '../tables/info.ts';
import { statusOf } from '../tables/live.ts';
import { mayEnter, playerOf } from '../tables/rights.ts';
import { Declined, type LiveTable, type NewTable } from '../tables/service.ts';
import type { Api } from './app.ts';
import { ApiFault } from './errors.ts';
import type { Visitors } from './visitor.ts';

/** Saves are lived through again before they are believed, which takes a while: only so many a minute. */
const DEAR = { rateLimit: { max: 20, timeWindow: 60_000 } };

/** Tables, and the matches at them. */
export function addTables(api: Api, edge: Edge, visitors: Visitors): void {
  const { tables, games, config } = edge;

  /** The table as somebody sees it who may enter it. */
  async function infoOf(id: string, who: Person): Promise<TableInfo> {
    const table = await tables.open(id);
    if (!mayEnter(table.record, who)) throw new Declined('no-such-table', 'there is no such table');
    return infoFor(table, who);
  }

  api.get(
    '/api/tables',
    {
      schema: {
        summary: 'Your tables, or those that anyone may join',
        querystring: whichTables,
        response: { 200: tableCards },
      },
    },
    async (request, reply) => {
      const { who } = await visitors.need(request, reply);
      return { tables: await tables.cards(who, request.query.which) };
    },
  );

  api.post(
    '/api/tables',
    {
      bodyLimit: config.saveBytes,
      config: DEAR,
      schema: { summary: 'Make a table', body: tableWish, response: { 201: oneTable } },
    },
    async (request, reply) => {
      const { who } = await visitors.need(request, reply);
      const id = await tables.create(await planOf(request.body, who), who);
      void reply.code(201).header('location', `/api/tables/${id}`);
      return { table: await infoOf(id, who) };
    },
  );

  async function planOf(wish: TableWish, who: Person): Promise<NewTable> {
    if (!('branch' in wish)) return wish;
    const { branch, ...plan } = wish;
    const save = await tables.save(branch.table, who);
    const match = load(await games(save.game), save);
    // The seed matters to nobody: the table gets dice of its own when it begins.
    return { ...plan, save: match.branch(branch.at, 'branch').save() };
  }

  api.get(
    '/api/tables/:id',
    { schema: { summary: 'A table', params: tableId, response: { 200: oneTable } } },
    async (request, reply) => {
      const { who } = await visitors.need(request, reply);
      return { table: await infoOf(request.params.id, who) };
    },
  );

  api.get(
    '/api/tables/:id/save',
    {
      config: DEAR,
      schema: {
        summary: 'The whole match, when it is over or you are alone at the table',
        params: tableId,
        response: { 200: anySave },
      },
    },
    async (request, reply) => {
      const { who } = await visitors.need(request, reply);
      const save = await tables.save(request.params.id, who);
      void reply.header('content-disposition', `attachment; filename="${save.game}.json"`);
      return save as typeof save & Record<string, unknown>;
    },
  );

  api.get(
    '/api/invitations/:code',
    {
      schema: {
        summary: 'What an invitation leads to',
        params: invitationCode,
        response: { 200: invitation },
      },
    },
    async request => {
      const id = await tables.invitedTo(request.params.code);
      if (id === null) throw new ApiFault('not-found', 'there is no such invitation');
      return { table: sketch(await tables.open(id)) };
    },
  );

  api.post(
    '/api/invitations/:code',
    { schema: { summary: 'Take an invitation', params: invitationCode, response: { 200: joined } } },
    async (request, reply) => {
      const { who } = await visitors.need(request, reply);
      const table = await tables.join(request.params.code, who);
      if (table === null) throw new ApiFault('not-found', 'there is no such invitation');
      return { table };
    },
  );
}

/** Enough to decide whether to sit down. */
function sketch(table: LiveTable) {
  const { title, game, host, seats } = table.record;
  return {
    id: table.id,
    title,
    game,
    status: statusOf(table),
    host,
    seats: seats.map(one => ({ seat: one.seat, name: playerOf(one)?.name ?? null, bot: one.bot })),
  };
}
