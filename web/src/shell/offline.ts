import { create } from 'zustand';

/** Whether everything needed to play is kept on this device, and whether there is a network now. */
export interface Offline {
  readonly kept: boolean;
  readonly online: boolean;
}

export const useOffline = create<Offline>()(() => ({ kept: false, online: navigator.onLine }));

/** Keeps the program on the device, where the browser can. */
export async function keepOffline(): Promise<void> {
  addEventListener('online', () => useOffline.setState({ online: true }));
  addEventListener('offline', () => useOffline.setState({ online: false }));
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  const { registerSW } = await import('virtual:pwa-register');
  registerSW({ immediate: true, onOfflineReady: () => useOffline.setState({ kept: true }) });
  if (navigator.serviceWorker.controller !== null) useOffline.setState({ kept: true });
}
