import type { Sender, SharedLink } from '../shared-link.ts';
import { senderOf } from '../ui/team-mark.tsx';

/** What a reader knew of a link before it was closed, or the page loaded again. */
export interface Remembered {
  name: string;
  /** Null where the team does not show it. */
  sender: Sender | null;
  linkId: string;
  /** The visit with its gates passed, so that a reload does not ask again. */
  hitUuid: string;
  consent: boolean | null;
}

/**
 * Keeps it with this entry of the tab's history: it outlasts a reload, and nothing else. Of a closed link the server
 * tells nothing. Only for a link that is open: before that, and before consent, nothing is kept.
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
  history.replaceState({ lectern: known }, '');
  return known;
}

export function remembered(): Remembered | null {
  return (history.state as { lectern?: Remembered } | null)?.lectern ?? null;
}
