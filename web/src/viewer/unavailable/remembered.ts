import type { Sender, SharedLink } from '../shared-link.ts';
import { senderOf } from '../ui/team-mark.tsx';

/** What the tab remembers of a link after it was closed or reloaded. */
export interface Remembered {
  name: string;
  /** Null if the team hides it. */
  sender: Sender | null;
  linkId: string;
  /** The visit with its passed gates, for a reload. */
  hitUuid: string;
  consent: boolean | null;
}

/**
 * Stored with the tab's history entry, so it only survives a reload. Only for open links: before
 * the gates and consent nothing is stored.
 */
export function remember(link: SharedLink): Remembered {
  const { id, presentation, hit_uuid: hitUuid, hit } = link;
  const known = {
    name: presentation.name,
    sender: senderOf(link),
    linkId: id,
    hitUuid,
    consent: hit.consent,
  };
  history.replaceState({ ...history.state, lectern: known }, '');
  return known;
}

export function remembered(): Remembered | null {
  const state: { lectern?: Remembered } | null = history.state;
  return state?.lectern ?? null;
}
