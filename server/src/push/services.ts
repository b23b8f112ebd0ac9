/**
 * Whether an address may be called. A browser says where its push service is, so anybody can say anything: without this list
 * the server could be made to knock at doors inside its own network.
 */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, username, password, hostname } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hosts.some(host => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}
