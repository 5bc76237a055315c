import type { Announcement, Realtime } from '@lectern/kernel/realtime/port.ts';

const LIVE_EVERY_MS = 1_000;

export type Listener = (announcement: Announcement) => void;

/**
 * One subscription for all pages of this process. Live reading is announced at most once a second a presentation, and
 * always with its last state.
 */
export class Hub {
  readonly #byTeam = new Map<string, Set<Listener>>();
  readonly #waiting = new Map<string, { last: Announcement | null; timer: NodeJS.Timeout }>();
  readonly #unsubscribe: () => void;

  constructor(realtime: Realtime) {
    this.#unsubscribe = realtime.subscribe((announcement) => this.#hear(announcement));
  }

  /** Hears what happens in a team. @returns how to stop */
  listen(teamId: string, listener: Listener): () => void {
    const listeners = this.#byTeam.get(teamId) ?? new Set();
    this.#byTeam.set(teamId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byTeam.get(teamId) === listeners)
        this.#byTeam.delete(teamId);
    };
  }

  stop(): void {
    this.#unsubscribe();
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #hear(announcement: Announcement): void {
    if (!this.#byTeam.has(announcement.teamId)) return;
    if (announcement.kind !== 'live') return this.#tell(announcement);
    const key = `${announcement.teamId}/${announcement.id}`;
    const waiting = this.#waiting.get(key);
    if (waiting) {
      waiting.last = announcement;
      return;
    }
    this.#tell(announcement);
    this.#pause(key);
  }

  #pause(key: string): void {
    const timer = setTimeout(() => {
      const last = this.#waiting.get(key)?.last;
      this.#waiting.delete(key);
      if (!last) return;
      this.#tell(last);
      this.#pause(key);
    }, LIVE_EVERY_MS);
    this.#waiting.set(key, { last: null, timer });
  }

  #tell(announcement: Announcement): void {
    for (const listener of this.#byTeam.get(announcement.teamId) ?? []) listener(announcement);
  }
}
