import { BadSave, Refused } from '@tenebrae/kernel';
import type { ApiError, ApiErrorCode } from '@tenebrae/protocol';
import { Declined } from '../tables/service.ts';

/** A request that cannot be met, and why. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';
  readonly code: ApiErrorCode;
  constructor(code: ApiErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const STATUS: Partial<Record<ApiErrorCode, number>> = {
  'malformed': 400,
  'no-session': 401,
  'not-allowed': 403,
  'cross-site': 403,
  'no-such-table': 404,
  'not-found': 404,
  'too-large': 413,
  'bad-save': 422,
  'against-the-rules': 422,
  'too-many': 429,
  'rule-bug': 500,
  'failed': 503,
};

/** Whatever a table or the match declines for another reason is a matter of what it is doing now. */
const CONFLICT = 409;

export const statusOf = (code: ApiErrorCode): number => STATUS[code] ?? CONFLICT;

/** What a thrown thing means to whoever asked; what only the operator should know is not in it. */
export function faultOf(thrown: unknown): ApiFault {
  if (thrown instanceof ApiFault) return thrown;
  if (thrown instanceof Declined || thrown instanceof Refused)
    return new ApiFault(thrown.code, thrown.message);
  if (thrown instanceof BadSave) return new ApiFault('bad-save', thrown.message);
  const status = statusGiven(thrown);
  if (status === 413) return new ApiFault('too-large', 'the body is too large');
  if (status === 429) return new ApiFault('too-many', 'too many requests: wait a while');
  if (status === 404) return new ApiFault('not-found', 'there is nothing here');
  if (status !== undefined && status >= 400 && status < 500)
    return new ApiFault('malformed', 'the request cannot be read');
  return new ApiFault('failed', 'the server could not do this now');
}

export const bodyOf = ({ code, message }: ApiFault): ApiError => ({ error: { code, message } });

const statusGiven = (thrown: unknown): number | undefined =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'statusCode' in thrown &&
  typeof thrown.statusCode === 'number'
    ? thrown.statusCode
    : undefined;
