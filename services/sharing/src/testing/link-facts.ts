import {
  SharedLinkActivated,
  SharedLinkCanceled,
  SharedLinkCreated,
  SharedLinkExpired,
  SharedLinkFirstOpeningNoticed,
} from '@lectern/schemas/events/sharing.ts';
import { newNameKey } from '../shared-link/name-key.ts';
import { defaultRules } from '../shared-link/state.ts';

/** One link, its commands and its events, for specs of `decide`. */
export const sharedLinkId = '01a1fa00-0000-7000-8000-0000000000c1';
const hitId = '01a1fa00-0000-7000-8000-0000000000d1';
export const otherHitId = '01a1fa00-0000-7000-8000-0000000000d2';
export const facts = {
  sharedLinkId,
  presentationId: '01a1fa00-0000-7000-8000-0000000000e1',
  createdBy: '01a1fa00-0000-7000-8000-0000000000f1',
  token: 'AAECAwQFBgcICQoLDA0ODw',
  alias: 'q3-deck',
  name: 'Ana at Acme',
  expiresAt: '2026-11-21T12:00:00.000Z',
  notificationLevel: 1,
};
export const before = '2026-11-21T11:59:59.999Z';
export const due = '2026-11-21T12:00:00.000Z';

export const { createdBy } = facts;
const { presentationId, token, alias, name, expiresAt, notificationLevel } = facts;
export const settings = {
  name,
  alias,
  expiresAt,
  notificationLevel,
  accessCode: null,
  recipients: [],
  ...defaultRules,
};
export const create = {
  type: 'CreateSharedLink',
  sharedLinkId,
  presentationId,
  createdBy,
  token,
  linkType: 'LINK',
  settings,
  mail: null,
  refusal: null,
} as const;
export const kim = { recipientId: 'name-of-kim', email: 'kim@northwind.example', name: 'Kim' };
export const lee = { recipientId: 'name-of-lee', email: 'lee@northwind.example', name: null };
export const text = { requestedBy: createdBy, subject: 'Our offer', message: 'As promised.' };
export const revise = (changes: object) =>
  ({ type: 'ReviseSharedLink', sharedLinkId, changes, now: before }) as const;
export const activate = { type: 'ActivateSharedLink', sharedLinkId } as const;
export const cancel = { type: 'CancelSharedLink', sharedLinkId } as const;
export const expireWithPresentation = {
  type: 'ExpireSharedLinkWithPresentation',
  sharedLinkId,
} as const;
export const restoreWithPresentation = {
  type: 'RestoreSharedLinkWithPresentation',
  sharedLinkId,
} as const;
export const expire = { type: 'ExpireSharedLink', sharedLinkId } as const;
export const expireWhenDue = { type: 'ExpireSharedLinkWhenDue', sharedLinkId } as const;
export const notice = { type: 'NoticeFirstOpening', sharedLinkId, hitId } as const;

const nameKey = newNameKey({ sharedLinkId, name, now: before });
export const created = SharedLinkCreated({ ...facts, nameKey, linkType: 'LINK' });
export const timeless = SharedLinkCreated({ ...facts, nameKey, linkType: 'LINK', expiresAt: null });
export const silent = SharedLinkCreated({
  ...facts,
  nameKey,
  linkType: 'LINK',
  notificationLevel: 0,
});
export const activated = SharedLinkActivated({ sharedLinkId });
export const canceled = SharedLinkCanceled({ sharedLinkId });
export const expired = SharedLinkExpired({ sharedLinkId, expiredAt: before, reason: 'asked' });
export const goneWithPresentation = SharedLinkExpired({
  sharedLinkId,
  expiredAt: before,
  reason: 'presentation-deleted',
});
export const noticed = SharedLinkFirstOpeningNoticed({ sharedLinkId, hitId });
