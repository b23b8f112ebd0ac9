import type { ClientMessage, OnlineScene, ServerMessage } from '@tenebrae/protocol';
import type { Page } from 'playwright-core';

/** An answer that the server said was done. */
export interface Acknowledged {
  readonly seat: string;
  readonly option: number;
  /** What it answered. */
  readonly asking: number;
}

export interface Wiretap {
  readonly acknowledged: readonly Acknowledged[];
  /** How many sockets the page has opened. */
  readonly sockets: number;
}

/** Listens to everything between a page and the server, and notes the answers that were acknowledged. */
export function tap(page: Page): Wiretap {
  const acknowledged: Acknowledged[] = [];
  const given = new Map<string, Acknowledged>();
  const options = new Map<number, readonly string[]>();
  const tapped = { acknowledged, sockets: 0 };
  const learn = (scene: OnlineScene | null): void => {
    if (scene?.request?.kind !== 'question' || scene.request.options.length === 0) return;
    options.set(
      scene.asking,
      scene.request.options.map(({ id }) => id),
    );
  };
  page.on('websocket', socket => {
    tapped.sockets += 1;
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ClientMessage;
      if (message.kind !== 'answer') return;
      const { seat, asking } = message;
      const option = options.get(asking)?.indexOf(String(message.given)) ?? -1;
      given.set(message.id, { seat, asking, option });
    });
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.kind === 'welcome' || message.kind === 'scene') learn(message.scene);
      const answer = message.kind === 'done' ? given.get(message.id) : undefined;
      if (answer !== undefined) acknowledged.push(answer);
    });
  });
  return tapped;
}
