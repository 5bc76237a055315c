import { hasPermission, isAdmin, type UserClaims } from '@lectern/schemas/access/claims.ts';
import type { CloudEvent } from '@lectern/kernel/events/cloud-event.ts';
import type { Edge } from '../edge.ts';
import { hiddenOf, type StreamReader } from './event-rules.ts';

/**
 * Shows a reader of the event stream no more than the console would, by the rule of each event. What is hidden reads
 * null, so that cursors and counts stay the same for everyone.
 */
export class EventVisibility {
  readonly #claims: UserClaims;
  readonly #reader: StreamReader;

  constructor(edge: Edge, claims: UserClaims) {
    this.#claims = claims;
    this.#reader = readerOf(edge, claims);
  }

  /** @throws EdgeError UNAVAILABLE when it cannot be checked */
  async shown(event: CloudEvent): Promise<CloudEvent> {
    if (isAdmin(this.#claims)) return event;
    const hidden = await hiddenOf(this.#reader, event);
    if (hidden === 'none') return event;
    const data = Object.entries(event.data).map(([name, value]) => [
      name,
      hidden === 'all' || hidden.includes(name) ? null : value,
    ]);
    return { ...event, data: Object.fromEntries(data) as CloudEvent['data'] };
  }
}

function readerOf({ links, presentations }: Edge, claims: UserClaims): StreamReader {
  return {
    may: (permission) => hasPermission(claims, permission),
    is: (userId) => userId === claims.userId,
    sees: async (id) => (await presentations.forSignIn(claims.signInId, id)) !== null,
    async owns(id) {
      const known = await links.byId(claims.teamId, id);
      return (known?.ownerId ?? links.ownerOf(id)) === claims.userId;
    },
  };
}
