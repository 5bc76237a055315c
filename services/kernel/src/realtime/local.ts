import type { Announcement, Realtime } from './port.ts';

export interface RealtimeOptions {
  /** Gets a listener's errors; the other listeners still run. */
  onError?: (error: unknown) => void;
}

/** Fan-out within this process. */
export function openLocalRealtime({ onError = () => {} }: RealtimeOptions = {}): Realtime {
  const listeners = new Set<(announcement: Announcement) => void>();
  const deliver = (announcement: Announcement) => {
    for (const listener of listeners) {
      try {
        listener(announcement);
      } catch (error) {
        onError(error);
      }
    }
  };
  return {
    // Later, as over a network: a listener never runs inside the write that announces.
    publish: (announcement) => queueMicrotask(() => deliver(announcement)),
    subscribe(listener) {
      const own = (announcement: Announcement) => listener(announcement); // The same function twice is two subscriptions.
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    close: async () => listeners.clear(),
  };
}
