import type { Save } from '@tenebrae/kernel';
import type {
  About,
  ApiError,
  ApiErrorCode,
  Invitation,
  Joined,
  Me,
  OneTable,
  Person,
  PushAddress,
  TableCard,
  TableCards,
  TableInfo,
  TableWish,
} from '@tenebrae/protocol';

/** The server said no, and why. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';
  readonly code: ApiErrorCode;
  constructor(code: ApiErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export const me = async (): Promise<Person | null> => (await get<Me>('/api/me')).me;

/** Says what one is called; makes somebody of this browser if it was nobody. */
export const callMe = async (name: string): Promise<Person> => {
  const { me } = await send<Me>('POST', '/api/me', { name });
  if (me === null) throw new ApiFault('failed', 'the server made nobody');
  return me;
};

export const signOut = (): Promise<void> => send('DELETE', '/api/me/session');

export const tables = async (which: 'mine' | 'open'): Promise<readonly TableCard[]> =>
  (await get<TableCards>(`/api/tables?which=${which}`)).tables;

export const newTable = async (wish: TableWish): Promise<TableInfo> =>
  (await send<OneTable>('POST', '/api/tables', wish)).table;

export const tableById = async (id: string): Promise<TableInfo> =>
  (await get<OneTable>(`/api/tables/${encodeURIComponent(id)}`)).table;

export const saveOf = (id: string): Promise<Save> => get(`/api/tables/${encodeURIComponent(id)}/save`);

export const invitation = async (code: string): Promise<Invitation['table']> =>
  (await get<Invitation>(`/api/invitations/${encodeURIComponent(code)}`)).table;

/** Takes an invitation: from now on its table may be entered. Gives the table's id. */
export const join = async (code: string): Promise<string> =>
  (await send<Joined>('POST', `/api/invitations/${encodeURIComponent(code)}`, {})).table;

export const addPush = (address: PushAddress): Promise<void> => send('POST', '/api/push', address);

export const dropPush = (endpoint: string): Promise<void> => send('DELETE', '/api/push', { endpoint });

/** What the server behind this page offers; null when there is none, such as when the page comes as plain files. */
export async function about(): Promise<About | null> {
  try {
    const response = await fetch('/api/about', { headers: { accept: 'application/json' } });
    return response.ok && isJson(response) ? ((await response.json()) as About) : null;
  } catch {
    return null;
  }
}

const get = <T>(path: string): Promise<T> => send('GET', path);

async function send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = isJson(response) ? await response.json() : null;
  if (response.ok) return answer as T;
  const { error } = (answer ?? {}) as Partial<ApiError>;
  throw new ApiFault(error?.code ?? 'failed', error?.message ?? `${response.status}`);
}

const isJson = (response: Response): boolean =>
  /^application\/(?:[\w.]+\+)?json\b/.test(response.headers.get('content-type') ?? '');
