import { type About, type Person, PROTOCOL } from '@tenebrae/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { change, useSettings } from '../shell/settings.ts';
import { about, callMe, me } from './api.ts';

/** The server behind this page, and who it takes this browser for. */
export interface Server {
  /** Null while nobody knows of one: then everything online is absent. */
  readonly about: About | null;
  readonly me: Person | null;
  /** The server speaks a newer language than this page, or an older. */
  readonly isTooOld: boolean;
}

export const useServerState = create<Server>()(() => ({ about: null, me: null, isTooOld: false }));

let asked: Promise<void> | null = null;

/** Looks for a server, once; after a time without a network, again. */
export function findServer(): Promise<void> {
  asked ??= look();
  return asked;
}

async function look(): Promise<void> {
  if (!navigator.onLine) {
    addEventListener('online', lookAgain, { once: true });
    return;
  }
  const found = await about();
  if (found === null) return;
  const isTooOld = found.protocol !== PROTOCOL;
  useServerState.setState({ isTooOld, me: isTooOld ? null : await me().catch(() => null), about: found });
}

function lookAgain(): void {
  asked = null;
  void findServer();
}

/** The server, if there is one; asked for when a screen that could use it is first shown. */
export function useServer(): Server {
  useEffect(() => void findServer(), []);
  return useServerState();
}

/** Says one's name to the server, and keeps it for this device too. */
export async function sayName(name: string): Promise<Person> {
  const person = await callMe(name.trim());
  useServerState.setState({ me: person });
  if (useSettings.getState().name !== person.name) change({ name: person.name });
  return person;
}

/** The server has forgotten this browser. */
export const forgetMe = (): void => useServerState.setState({ me: null });
