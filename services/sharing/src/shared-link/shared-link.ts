import {
  SharedLinkActivated,
  SharedLinkCanceled,
  SharedLinkCreated,
  SharedLinkExpired,
  SharedLinkFirstOpeningNoticed,
} from '@lectern/schemas/events/sharing.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';

export interface SharedLinkFacts {
  presentationId: string;
  createdBy: string;
  createdAt: string;
  token: string;
  alias: string | null;
  /** For the sender's own eyes. */
  name: string | null;
  linkType: 'EMAIL' | 'LINK' | 'SPACE';
  /** Null: never. */
  expiresAt: string | null;
  notificationLevel: number;
  /** The hit of which the sender was told; null before the first. */
  noticedHitId: string | null;
}

export type ExpiryReason = EventOf<typeof SharedLinkExpired>['data']['reason'];
export type MadeSharedLink = ({ status: 'active' | 'canceled' } | { status: 'expired'; reason: ExpiryReason }) & SharedLinkFacts;
export type SharedLink = { status: 'none' } | MadeSharedLink;
export type SharedLinkEvent = EventOf<
  | typeof SharedLinkCreated
  | typeof SharedLinkActivated
  | typeof SharedLinkCanceled
  | typeof SharedLinkExpired
  | typeof SharedLinkFirstOpeningNoticed
>;

/** Sorts behind every moment: the index value of a link that never expires. */
export const NEVER = '9999-12-31T23:59:59.999Z';

function evolve(link: SharedLink, { type, data }: SharedLinkEvent, { time }: EventMeta): SharedLink {
  if (type === 'SharedLinkCreated') {
    const { presentationId, createdBy, token, alias, name, linkType, expiresAt, notificationLevel } = data;
    const facts = { presentationId, createdBy, createdAt: time, token, alias, name, linkType, expiresAt, notificationLevel };
    return { status: 'active', ...facts, noticedHitId: null };
  }
  if (link.status === 'none') return link;
  switch (type) {
    case 'SharedLinkActivated':
      return { ...factsOf(link), status: 'active' };
    case 'SharedLinkCanceled':
      return { ...factsOf(link), status: 'canceled' };
    case 'SharedLinkExpired':
      return { ...factsOf(link), status: 'expired', reason: data.reason };
    case 'SharedLinkFirstOpeningNoticed':
      return { ...link, noticedHitId: data.hitId };
  }
}

function factsOf(link: MadeSharedLink): SharedLinkFacts {
  const { status: _, reason: __, ...facts } = { reason: null, ...link };
  return facts;
}

export const sharedLink = aggregate({
  name: 'SharedLink',
  scope: 'team',
  events: [SharedLinkCreated, SharedLinkActivated, SharedLinkCanceled, SharedLinkExpired, SharedLinkFirstOpeningNoticed],
  initial: { status: 'none' } as SharedLink,
  evolve,
  decide,
  /** Token and alias are found under the same `/s/…`, so both are held under one kind. A link keeps its address whatever its status. */
  reservations: (link) =>
    link.status === 'none'
      ? []
      : [link.token, link.alias].filter((value) => value !== null).map((value) => ({ scope: 'global', kind: 'alias', value })),
  shape: 1,
  view: {
    fields: {
      presentationId: 'text', createdBy: 'text', createdAt: 'text', status: 'text', openUntil: 'text', token: 'text', alias: 'text',
    },
    lists: {
      newest: { filters: ['createdBy', 'status', 'openUntil'], orderBy: '-createdAt', canSkip: true },
      ofPresentation: { equals: ['presentationId'], filters: ['createdBy', 'status', 'openUntil'], orderBy: '-createdAt', canSkip: true },
      ofPresentationByAge: { equals: ['presentationId'], orderBy: 'createdAt' },
    },
    lookups: ['token', 'alias'],
    index: (link) =>
      link.status === 'none'
        ? { presentationId: null, createdBy: null, createdAt: null, status: 'none', openUntil: null, token: null, alias: null }
        : {
            presentationId: link.presentationId,
            createdBy: link.createdBy,
            createdAt: link.createdAt,
            status: link.status,
            openUntil: link.expiresAt ?? NEVER,
            token: link.token,
            alias: link.alias,
          },
  },
});
