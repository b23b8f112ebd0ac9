import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A session's token and everything that is derived from it. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What the cookie holds: the token, and the proof that this server gave it. */
export const sign = (token: string, secret: string): string => `${token}.${proof(token, secret)}`;

/** The token of a cookie that this server gave; null for anything else, found out without asking the database. */
export function unsign(cookie: string | undefined, secret: string): string | null {
  const parts = /^([\w-]{43})\.([\w-]{43})$/.exec(cookie ?? '');
  const [, token, given] = parts ?? [];
  if (token === undefined || given === undefined) return null;
  return timingSafeEqual(Buffer.from(given), Buffer.from(proof(token, secret))) ? token : null;
}

const proof = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(token).digest('base64url');
