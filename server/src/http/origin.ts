import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;
type Where = Pick<Config, 'origins' | 'proxies'>;

/** Whether a request that changes something, or an upgrade, was sent by a page of this very server. */
export function isFromHere({ headers }: Asked, { origins, proxies }: Where): boolean {
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (origins.length > 0) return origins.includes(origin);
  const forwarded = proxies === false ? undefined : headers['x-forwarded-host'];
  const host = (Array.isArray(forwarded) ? forwarded[0] : forwarded?.split(',')[0]?.trim()) ?? headers.host;
  return host !== undefined && new URL(origin).host === host.toLowerCase();
}

/** Who sends, to count by: the address, as far as the proxies are trusted; of IPv6 the network, which one household has. */
export function addressOf({ headers, socket }: Asked, { proxies }: Where): string {
  const peer = plain(socket.remoteAddress ?? '');
  if (proxies === false) return network(peer);
  const chain = [...String(headers['x-forwarded-for'] ?? '').split(','), peer]
    .map(plain)
    .filter(one => one !== '');
  const isTrusted = (address: string, fromEnd: number): boolean =>
    typeof proxies === 'number' ? fromEnd < proxies : proxies.includes(address);
  let last = chain.length - 1;
  while (last > 0 && isTrusted(chain[last] as string, chain.length - 1 - last)) last--;
  return network(chain[last] ?? peer);
}

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const network = (address: string): string =>
  address.includes(':') ? `${address.split(':').slice(0, 4).join(':')}::/64` : address;
