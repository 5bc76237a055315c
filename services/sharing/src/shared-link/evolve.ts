import type { SharedLinkCreated } from '@lectern/schemas/events/sharing.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import {
  linkExists,
  defaultRules,
  type ExistingSharedLink,
  isStricter,
  type Recipient,
  type SharedLink,
  type SharedLinkEvent,
  type SharedLinkProperties,
} from './state.ts';

const MAX_REQUESTS = 50;

export function evolve(
  link: SharedLink,
  { type, data }: SharedLinkEvent,
  { id, time }: Pick<EventMeta, 'id' | 'time'>,
): SharedLink {
  if (type === 'SharedLinkCreated') return createdLink(data, time);
  if (!linkExists(link)) return link;
  switch (type) {
    case 'SharedLinkActivated':
      return { ...propertiesOf(link), status: 'active' };
    case 'SharedLinkCanceled':
      return { ...propertiesOf(link), status: 'canceled' };
    case 'SharedLinkExpired':
      return { ...propertiesOf(link), status: 'expired', reason: data.reason };
    case 'SharedLinkFirstOpeningNoticed':
      return { ...link, noticedHitId: data.hitId };
    case 'SharedLinkNotificationLevelSet':
      return { ...link, notificationLevel: data.notificationLevel };
    case 'SharedLinkRemindersTurned':
      return { ...link, areRemindersMuted: data.isMuted };
    case 'SharedLinkRevised':
      return {
        ...link,
        ...(data.name !== undefined && { name: data.name, nameKey: data.nameKey ?? null }),
        alias: data.alias === undefined ? link.alias : data.alias,
      };
    case 'SharedLinkRulesChanged': {
      const { sharedLinkId: _, ...changes } = data;
      const rules = withoutUndefined(changes);
      // An earlier pass does not count for a stricter gate.
      const isNarrower = rules.isForRecipientsOnly === true && !link.isForRecipientsOnly;
      const isAskedAnew =
        rules.consentMode !== undefined &&
        rules.consentMode !== link.consentMode &&
        rules.consentMode !== 'NOT_REQUIRED';
      const isEmailStricter =
        rules.emailMode !== undefined && isStricter(rules.emailMode, link.emailMode);
      return {
        ...link,
        ...rules,
        gateVersion: link.gateVersion + Number(isNarrower || isAskedAnew || isEmailStricter),
      };
    }
    case 'SharedLinkExpiryChanged':
      return { ...link, expiresAt: data.expiresAt };
    case 'SharedLinkAccessCodeSet':
      return {
        ...link,
        hasAccessCode: true,
        accessCode: data.accessCode,
        gateVersion: link.gateVersion + 1,
      };
    case 'SharedLinkAccessCodeRemoved':
      return { ...link, hasAccessCode: false, accessCode: null, gateVersion: link.gateVersion + 1 }; // The presentation's code may apply now.
    case 'SharedLinkRecipientAdded': {
      const { recipientId, email, name } = data;
      return {
        ...link,
        recipients: [
          ...link.recipients.filter((each) => each.recipientId !== recipientId),
          { recipientId, email, name, mail: null },
        ],
      };
    }
    case 'SharedLinkRecipientRemoved':
      return {
        ...link,
        recipients: link.recipients.filter(({ recipientId }) => recipientId !== data.recipientId),
        gateVersion: link.gateVersion + 1,
      };
    case 'SharedLinkMailRequested': {
      const { recipientId, requestedBy, subject, message } = data;
      const mailed = (each: Recipient) =>
        each.recipientId === recipientId
          ? { ...each, mail: { requestedAt: time, requestedBy, subject, message } }
          : each;
      return { ...link, recipients: link.recipients.map(mailed) };
    }
    case 'SharedLinkTransferred':
      return {
        ...link,
        createdBy: data.toUserId,
        formerOwnerId: data.fromUserId,
        ownedSince: time,
      };
    case 'SharedLinkDeleted':
      return { ...link, deletedAt: time };
    case 'SharedLinkRestored':
      return { ...link, deletedAt: null };
    case 'SharedLinkPurged':
      return { status: 'none' };
    case 'SharedLinkAccessAsked': {
      const { sharedLinkId: _, ...request } = data;
      return {
        ...link,
        requests: [...link.requests, { ...request, id, askedAt: time, isAnswered: false }].slice(
          -MAX_REQUESTS,
        ),
      };
    }
    case 'SharedLinkAccessAnswered':
      return {
        ...link,
        requests: link.requests.map((each) =>
          each.askerId === data.askerId ? { ...each, isAnswered: true } : each,
        ),
      };
  }
}

export function createdLink(
  data: EventOf<typeof SharedLinkCreated>['data'],
  time: string,
): ExistingSharedLink {
  const {
    presentationId,
    createdBy,
    token,
    alias,
    name,
    nameKey,
    linkType,
    expiresAt,
    notificationLevel,
  } = data;
  return {
    status: 'active',
    presentationId,
    createdBy,
    ownedSince: time,
    formerOwnerId: null,
    createdAt: time,
    token,
    alias,
    name,
    nameKey,
    linkType,
    expiresAt,
    notificationLevel,
    ...defaultRules,
    areRemindersMuted: false,
    noticedHitId: null,
    hasAccessCode: false,
    accessCode: null,
    recipients: [],
    requests: [],
    gateVersion: 0,
    deletedAt: null,
  };
}

function propertiesOf(link: ExistingSharedLink): SharedLinkProperties {
  const { status: _, reason: __, ...properties } = { reason: null, ...link };
  return properties;
}
