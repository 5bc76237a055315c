/** Tells pages that something of a team has changed. A hint, never the source of truth. */
export interface Announcement {
  kind: 'changed' | 'live';
  teamId: string;
  type: string;
  id: string;
  version: number;
}

/** Fan-out between the copies of a process: may lose messages, no promise needs it. */
export interface Realtime {
  publish(announcement: Announcement): void;
  subscribe(listener: (announcement: Announcement) => void): () => void;
  close(): Promise<void>;
}
