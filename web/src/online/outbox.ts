import type { ClientMessage, Command, ServerMessage } from '@tenebrae/protocol';

/** What the server says to a message. */
export type Reply = Extract<ServerMessage, { readonly id: string | null }>;

/** What one may want of an open table; to say hello is the line's affair. */
export type Deed = Exclude<Command, { readonly kind: 'hello' }>;

export interface Outbox {
  /** Sends it, and again after every cut, until there is a reply. */
  ask(deed: Deed): Promise<Reply>;
  /** Sends everything again that has no reply yet, in its order and under its old name. */
  resend(): void;
  heard(reply: Reply): void;
  /** Whatever still waits is given up. */
  close(): void;
}

interface Waiting {
  readonly message: ClientMessage;
  settle(reply: Reply): void;
}

/** What has been sent and not been answered. A name given once makes that a message sent twice is done once. */
export function newOutbox(send: (message: ClientMessage) => void): Outbox {
  const waiting = new Map<string, Waiting>();
  return {
    ask: deed =>
      new Promise(settle => {
        const message: ClientMessage = { ...deed, id: newName() };
        waiting.set(message.id, { message, settle });
        send(message);
      }),
    resend() {
      for (const { message } of waiting.values()) send(message);
    },
    heard(reply) {
      if (reply.id === null) return;
      const found = waiting.get(reply.id);
      waiting.delete(reply.id);
      found?.settle(reply);
    },
    close() {
      const left = [...waiting.values()];
      waiting.clear();
      for (const { message, settle } of left)
        settle({ kind: 'refused', id: message.id, code: 'failed', message: 'the table has been left' });
    },
  };
}

/** A name that no other message has. Works without a secure context, too. */
export const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(36).padStart(2, '0')).join('');
