import type { Sender, SharedLink } from './shared-link.ts';

/** What a reader knew of a link before it was closed. */
export interface Remembered {
  name: string;
  /** Null where the team does not show it. */
  sender: Sender | null;
}

/** Keeps it with this entry of the tab's history: it outlasts a reload, and nothing else. Of a closed link the server tells nothing. */
export function remember({ presentation, user, display_user_info }: SharedLink): Remembered {
  const known = { name: presentation.name, sender: display_user_info ? user : null };
  history.replaceState({ lectern: known }, '');
  return known;
}

export function remembered(): Remembered | null {
  return (history.state as { lectern?: Remembered } | null)?.lectern ?? null;
}
