import { hasPermission, isAdmin, type UserClaims } from '@lectern/schemas/access/claims.ts';
import { isEventDefinition } from '@lectern/schemas/events/event.ts';
import * as devices from '@lectern/schemas/events/identity/devices.ts';
import * as impersonations from '@lectern/schemas/events/identity/impersonations.ts';
import * as secondFactor from '@lectern/schemas/events/identity/second-factor.ts';
import * as signIns from '@lectern/schemas/events/identity/sign-ins.ts';
import type { CloudEvent } from '@lectern/kernel/events/cloud-event.ts';
import type { Edge } from '../edge.ts';

const typesOf = (file: object) =>
  Object.values(file)
    .filter(isEventDefinition)
    .map(({ type }) => type);
const forAdmins = new Set(typesOf(impersonations));
const forThemselves = new Set([signIns, secondFactor, devices].flatMap(typesOf));
const forEverybody = new Set(['AnnouncementMade']);
/** What opens a link: shown to its owner and to administrators. */
const linkSecrets = ['token', 'alias'];
const editorsFields = ['customJavascript'];

/**
 * Shows a member of the event stream no more than the console would: sign-ins to oneself and administrators, telemetry by
 * one's own links or with can_edit_events, presentations where one may see them. What is hidden reads null, so that
 * cursors and counts stay the same for everybody.
 */
export class EventVisibility {
  readonly #edge: Edge;
  readonly #claims: UserClaims;

  constructor(edge: Edge, claims: UserClaims) {
    this.#edge = edge;
    this.#claims = claims;
  }

  async shown(event: CloudEvent): Promise<CloudEvent> {
    if (isAdmin(this.#claims)) return event;
    const hidden = await this.#hidden(event);
    if (hidden.length === 0) return event;
    const data = { ...event.data };
    for (const field of hidden) if (Object.hasOwn(data, field)) data[field] = null;
    return { ...event, data };
  }

  /** The fields of the event's data that this reader may not see. */
  async #hidden({ source, type, data }: CloudEvent): Promise<readonly string[]> {
    const all = Object.keys(data);
    if (forAdmins.has(type)) return all;
    if (forThemselves.has(type)) return this.#isSelf(data['userId']) ? [] : all;
    switch (source) {
      case '/lectern/content':
        return this.#hiddenOfPresentation(data);
      case '/lectern/sharing':
        if (forEverybody.has(type) || (await this.#isOwn(data))) return [];
        return this.#hasAllFigures() ? linkSecrets : all;
      case '/lectern/telemetry':
      case '/lectern/analytics':
        return this.#hasAllFigures() || (await this.#isOwn(data)) ? [] : all;
      default:
        return [];
    }
  }

  async #hiddenOfPresentation(data: CloudEvent['data']): Promise<readonly string[]> {
    const id = data['presentationId'];
    if (typeof id !== 'string' || hasPermission(this.#claims, 'can_edit_presentations')) return [];
    const isSeen = await this.#edge.presentations.forSignIn(this.#claims.signInId, id);
    return isSeen ? editorsFields : Object.keys(data);
  }

  async #isOwn({ userId, linkOwnerId, sharedLinkId }: CloudEvent['data']): Promise<boolean> {
    if (this.#isSelf(userId) || this.#isSelf(linkOwnerId)) return true;
    if (typeof sharedLinkId !== 'string') return false;
    const { links } = this.#edge;
    const known = await links.byId(this.#claims.teamId, sharedLinkId);
    return this.#isSelf(known?.ownerId ?? links.ownerOf(sharedLinkId));
  }

  #isSelf(userId: unknown): boolean {
    return userId === this.#claims.userId;
  }

  #hasAllFigures(): boolean {
    return hasPermission(this.#claims, 'can_edit_events');
  }
}
