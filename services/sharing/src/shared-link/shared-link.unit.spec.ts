import { expect, test } from '@jest/globals';
import {
  SharedLinkAccessAsked,
  SharedLinkAccessCodeRemoved,
  SharedLinkAccessCodeSet,
  SharedLinkActivated,
  SharedLinkCanceled,
  SharedLinkCreated,
  SharedLinkDeleted,
  SharedLinkExpired,
  SharedLinkExpiryChanged,
  SharedLinkFirstOpeningNoticed,
  SharedLinkMailRequested,
  SharedLinkNotificationLevelSet,
  SharedLinkPurged,
  SharedLinkRecipientAdded,
  SharedLinkRecipientRemoved,
  SharedLinkRemindersTurned,
  SharedLinkRestored,
  SharedLinkRevised,
  SharedLinkRulesChanged,
  SharedLinkTransferred,
} from '@lectern/schemas/events/sharing.ts';
import { given } from '@lectern/kernel/commands/given.ts';
import { aliasProblem, newToken } from './address.ts';
import { sharedLink, type MadeSharedLink, type SharedLinkEvent } from './shared-link.ts';
import { plainRules } from './state.ts';
import { statusAt } from './status.ts';

const sharedLinkId = '01a1fa00-0000-7000-8000-0000000000c1';
const hitId = '01a1fa00-0000-7000-8000-0000000000d1';
const otherHitId = '01a1fa00-0000-7000-8000-0000000000d2';
const facts = {
  sharedLinkId,
  presentationId: '01a1fa00-0000-7000-8000-0000000000e1',
  createdBy: '01a1fa00-0000-7000-8000-0000000000f1',
  token: 'AAECAwQFBgcICQoLDA0ODw',
  alias: 'q3-deck',
  name: 'Ana at Acme',
  expiresAt: '2026-11-21T12:00:00.000Z',
  notificationLevel: 1,
};
const before = '2026-11-21T11:59:59.999Z';
const due = '2026-11-21T12:00:00.000Z';

const { presentationId, createdBy, token, alias, name, expiresAt, notificationLevel } = facts;
const settings = { name, alias, expiresAt, notificationLevel, accessCode: null, recipients: [], ...plainRules };
const create = { type: 'CreateSharedLink', sharedLinkId, presentationId, createdBy, token, linkType: 'LINK', settings, mail: null, refusal: null } as const;
const kim = { recipientId: 'name-of-kim', email: 'kim@northwind.example', name: 'Kim' };
const lee = { recipientId: 'name-of-lee', email: 'lee@northwind.example', name: null };
const text = { requestedBy: createdBy, subject: 'Our offer', message: 'As promised.' };
const revise = (changes: object) => ({ type: 'ReviseSharedLink', sharedLinkId, changes, now: before }) as const;
const activate = { type: 'ActivateSharedLink', sharedLinkId } as const;
const cancel = { type: 'CancelSharedLink', sharedLinkId } as const;
const expireWithPresentation = { type: 'ExpireSharedLinkWithPresentation', sharedLinkId } as const;
const restoreWithPresentation = { type: 'RestoreSharedLinkWithPresentation', sharedLinkId } as const;
const expire = { type: 'ExpireSharedLink', sharedLinkId } as const;
const expireWhenDue = { type: 'ExpireSharedLinkWhenDue', sharedLinkId } as const;
const notice = { type: 'NoticeFirstOpening', sharedLinkId, hitId } as const;

const created = SharedLinkCreated({ ...facts, linkType: 'LINK' });
const timeless = SharedLinkCreated({ ...facts, linkType: 'LINK', expiresAt: null });
const silent = SharedLinkCreated({ ...facts, linkType: 'LINK', notificationLevel: 0 });
const activated = SharedLinkActivated({ sharedLinkId });
const canceled = SharedLinkCanceled({ sharedLinkId });
const expired = SharedLinkExpired({ sharedLinkId, expiredAt: before, reason: 'asked' });
const goneWithPresentation = SharedLinkExpired({ sharedLinkId, expiredAt: before, reason: 'presentation-deleted' });
const noticed = SharedLinkFirstOpeningNoticed({ sharedLinkId, hitId });

test('a link is created with its token, its alias and its date', () => {
  given(sharedLink, []).when(create).then([created]);
});

test('a link is not created twice', () => {
  given(sharedLink, [created]).when(create).thenFails('CONFLICT');
});

test.each(['ab', 'a'.repeat(61), 'Q3-deck', 'q3 deck', 'q3_deck', '-q3', 'q3-', 'straße', 'admin', 'login'])('the alias %s is refused', (alias) => {
  given(sharedLink, []).when({ ...create, settings: { ...settings, alias } }).thenFails('INVALID');
});

test.each(['abc', 'q3-deck', '2026', 'a'.repeat(60)])('the alias %s may be chosen', (alias) => {
  expect(aliasProblem(alias)).toBeNull();
});

test('a token carries 128 bits', () => {
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(16);
  expect(newToken()).not.toBe(newToken());
});

test('a link cannot be born expired', () => {
  given(sharedLink, []).when({ ...create, now: due }).thenFails('INVALID');
});

test('a canceled link is activated again', () => {
  given(sharedLink, [created, canceled]).when({ ...activate, now: before }).then([activated]);
});

test('a link that was expired by hand before its date is activated again', () => {
  given(sharedLink, [created, expired]).when({ ...activate, now: before }).then([activated]);
  given(sharedLink, [timeless, expired]).when(activate).then([activated]);
});

test('activating an active link decides nothing', () => {
  given(sharedLink, [created]).when(activate).then([]);
});

test.each([['active', [created]], ['canceled', [created, canceled]], ['expired', [created, expired]]])(
  'an %s link whose date has passed is not activated',
  (_status, events) => {
    given(sharedLink, events).when({ ...activate, now: due }).thenFails('INVALID');
  },
);

test('the refusal says when it expired', () => {
  const { state } = given(sharedLink, [created]);
  const decide = () => sharedLink.decide({ ...activate, now: due, actorId: null }, state);
  expect(decide).toThrow('This link expired on 21 November 2026. It can only be turned on again with a later date.');
});

test('an active and an expired link are canceled; cancelling twice decides nothing the second time', () => {
  given(sharedLink, [created]).when(cancel).then([canceled]);
  given(sharedLink, [created, expired]).when(cancel).then([canceled]);
  given(sharedLink, [created, canceled]).when(cancel).then([]);
});

test('an active and a canceled link are expired at once; expiring twice decides nothing the second time', () => {
  given(sharedLink, [created]).when({ ...expire, now: before }).then([expired]);
  given(sharedLink, [created, canceled]).when({ ...expire, now: before }).then([expired]);
  given(sharedLink, [created, expired]).when(expire).then([]);
});

test('a link whose date has come is expired as of that date, once', () => {
  const asOfItsDate = SharedLinkExpired({ sharedLinkId, expiredAt: due, reason: 'date' });
  given(sharedLink, [created]).when({ ...expireWhenDue, now: '2026-11-21T12:07:00.000Z' }).then([asOfItsDate]);
  given(sharedLink, [created, asOfItsDate]).when({ ...expireWhenDue, now: due }).then([]);
});

test('before its date, without one, and when canceled, nothing expires by itself', () => {
  given(sharedLink, [created]).when({ ...expireWhenDue, now: before }).then([]);
  given(sharedLink, [timeless]).when({ ...expireWhenDue, now: due }).then([]);
  given(sharedLink, [created, canceled]).when({ ...expireWhenDue, now: due }).then([]);
});

test('what can be opened expires with its presentation, once; what is canceled or expired already is left as it is', () => {
  const go = { ...expireWithPresentation, now: before };
  given(sharedLink, [created]).when(go).then([goneWithPresentation]);
  for (const events of [[created, goneWithPresentation], [created, canceled], [created, expired]]) given(sharedLink, events).when(go).then([]);
  given(sharedLink, [created]).when({ ...go, now: due }).then([]);
});

test('exactly what went with its presentation comes back with it, unless its date has passed', () => {
  const comeBack = { ...restoreWithPresentation, now: before };
  given(sharedLink, [created, goneWithPresentation]).when(comeBack).then([activated]);
  for (const events of [[created], [created, canceled], [created, expired], [created, goneWithPresentation, activated]]) given(sharedLink, events).when(comeBack).then([]);
  given(sharedLink, [created, goneWithPresentation]).when({ ...comeBack, now: due }).then([]);
});

test('what was canceled or expired by hand while its presentation was deleted stays so', () => {
  given(sharedLink, [created, goneWithPresentation]).when({ ...expire, now: before }).then([expired]);
  for (const last of [canceled, expired]) given(sharedLink, [created, goneWithPresentation, last]).when({ ...restoreWithPresentation, now: before }).then([]);
});

test('the first opening is noticed once', () => {
  given(sharedLink, [created]).when(notice).then([noticed]);
  given(sharedLink, [created, noticed]).when(notice).then([]);
  given(sharedLink, [created, noticed]).when({ ...notice, hitId: otherHitId }).then([]);
});

test('nobody is told of openings who does not want to be', () => {
  given(sharedLink, [silent]).when(notice).then([]);
});

test('what is not as it would be anyway goes with its creation', () => {
  const rules = { consentMode: 'REQUIRED', isForRecipientsOnly: true, canBeDownloaded: false } as const;
  given(sharedLink, [])
    .when({ ...create, settings: { ...settings, ...rules, accessCode: 'harbour-27', recipients: [kim, lee] }, mail: text, now: before })
    .then([
      created,
      SharedLinkAccessCodeSet({ sharedLinkId, accessCode: 'harbour-27' }),
      SharedLinkRecipientAdded({ sharedLinkId, ...kim }),
      SharedLinkRecipientAdded({ sharedLinkId, ...lee }),
      SharedLinkRulesChanged({ sharedLinkId, ...rules }),
      SharedLinkMailRequested({ sharedLinkId, recipientId: kim.recipientId, ...text }),
      SharedLinkMailRequested({ sharedLinkId, recipientId: lee.recipientId, ...text }),
    ]);
});

test('what was found to stand in its way is said with its code', () => {
  given(sharedLink, []).when({ ...create, refusal: { code: 'FORBIDDEN', message: 'It may not be shared.' } }).thenFails('FORBIDDEN');
});

test('only what is different is changed, each as a fact of its own', () => {
  given(sharedLink, [created]).when(revise(settings)).then([]);
  given(sharedLink, [created]).when(revise({ name: null, alias: 'q4-deck' })).then([SharedLinkRevised({ sharedLinkId, name: null, alias: 'q4-deck' })]);
  given(sharedLink, [created]).when(revise({ notificationLevel: 3 })).then([SharedLinkNotificationLevelSet({ sharedLinkId, notificationLevel: 3 })]);
  given(sharedLink, [created]).when(revise({ isDirect: true, canBePrinted: true })).then([SharedLinkRulesChanged({ sharedLinkId, isDirect: true })]);
  given(sharedLink, [created]).when(revise({ expiresAt: null })).then([SharedLinkExpiryChanged({ sharedLinkId, expiresAt: null })]);
  given(sharedLink, [created]).when(revise({ alias: 'admin' })).thenFails('INVALID');
  given(sharedLink, [created]).when(revise({ expiresAt: '2026-11-01T00:00:00.000Z' })).thenFails('INVALID');
});

test('a later date opens a link again that had expired by its date, and no other', () => {
  const later = '2026-12-24T12:00:00.000Z';
  const changed = SharedLinkExpiryChanged({ sharedLinkId, expiresAt: later });
  const byDate = SharedLinkExpired({ sharedLinkId, expiredAt: due, reason: 'date' });
  given(sharedLink, [created, byDate]).when({ ...revise({ expiresAt: later }), now: due }).then([changed, activated]);
  for (const last of [expired, canceled, goneWithPresentation]) given(sharedLink, [created, last]).when(revise({ expiresAt: later })).then([changed]);
});

test('an access code is set, set anew and removed; whoever had passed is asked again', () => {
  const set = SharedLinkAccessCodeSet({ sharedLinkId, accessCode: 'harbour-27' });
  given(sharedLink, [created, set]).when(revise({ accessCode: 'harbour-27' })).then([]);
  given(sharedLink, [created, set]).when(revise({ accessCode: 'quay-3' })).then([SharedLinkAccessCodeSet({ sharedLinkId, accessCode: 'quay-3' })]);
  given(sharedLink, [created, set]).when(revise({ accessCode: null })).then([SharedLinkAccessCodeRemoved({ sharedLinkId })]);
  given(sharedLink, [created]).when(revise({ accessCode: null })).then([]);
  const version = (...events: SharedLinkEvent[]) => (given(sharedLink, [created, ...events]).state as MadeSharedLink).gateVersion;
  expect([version(), version(set), version(set, set)]).toEqual([0, 1, 2]);
  expect(version(set, SharedLinkAccessCodeRemoved({ sharedLinkId }))).toBe(2); // A code of the presentation may be asked now.
});

test('whoever proved some address is asked again once a link is for its recipients only, as is whoever answered another question', () => {
  const version = (...rules: Partial<Parameters<typeof SharedLinkRulesChanged>[0]>[]) =>
    (given(sharedLink, [created, ...rules.map((each) => SharedLinkRulesChanged({ sharedLinkId, ...each }))]).state as MadeSharedLink).gateVersion;
  const only = { isForRecipientsOnly: true };
  expect([version({ isDirect: true }), version(only), version(only, only), version(only, { isForRecipientsOnly: false }), version(only, { isForRecipientsOnly: false }, only)]).toEqual([0, 1, 1, 1, 2]);
  const [none, optional, required] = [{ consentMode: 'NOT_REQUIRED' }, { consentMode: 'OPTIONAL' }, { consentMode: 'REQUIRED' }] as const;
  expect([version(optional), version(optional, optional), version(optional, required), version(required, optional), version(optional, none), version(optional, none, optional)]).toEqual([1, 1, 2, 2, 1, 2]);
});

test('recipients are added, named anew and taken off, and a link for them only needs one', () => {
  const [addKim, addLee] = [kim, lee].map((each) => SharedLinkRecipientAdded({ sharedLinkId, ...each })) as [SharedLinkEvent, SharedLinkEvent];
  const offLee = SharedLinkRecipientRemoved({ sharedLinkId, recipientId: lee.recipientId });
  given(sharedLink, [created, addKim]).when(revise({ recipients: [kim, lee] })).then([addLee]);
  given(sharedLink, [created, addKim, addLee]).when(revise({ recipients: [{ ...kim, name: 'Kim Larsen' }] })).then([
    offLee, SharedLinkRecipientAdded({ sharedLinkId, ...kim, name: 'Kim Larsen' }),
  ]);
  given(sharedLink, [created, addKim]).when(revise({ recipients: [], isForRecipientsOnly: true })).thenFails('INVALID');
  given(sharedLink, [created]).when(revise({ isForRecipientsOnly: true })).thenFails('INVALID');
  const { recipients, gateVersion } = given(sharedLink, [created, addKim, addLee, offLee]).state as MadeSharedLink;
  expect([recipients, gateVersion]).toEqual([[{ ...kim, mail: null }], 1]);
});

test('mail goes to recipients of the link alone, and not to those whose address is gone', () => {
  const added = [kim, { ...lee, email: null }].map((each) => SharedLinkRecipientAdded({ sharedLinkId, ...each }));
  const mail = { type: 'MailSharedLink', sharedLinkId, recipientIds: null, mail: text, refusal: null } as const;
  const toKim = SharedLinkMailRequested({ sharedLinkId, recipientId: kim.recipientId, ...text });
  given(sharedLink, [created, ...added]).when(mail).then([toKim]);
  given(sharedLink, [created, ...added]).when({ ...mail, recipientIds: [kim.recipientId] }).then([toKim]);
  for (const recipientIds of [['somebody-else'], [lee.recipientId], [kim.recipientId, 'somebody-else'], []]) {
    given(sharedLink, [created, ...added]).when({ ...mail, recipientIds }).thenFails('INVALID');
  }
  given(sharedLink, [created, ...added]).when({ ...mail, refusal: { code: 'FORBIDDEN', message: 'No mail.' } }).thenFails('FORBIDDEN');
  expect((given(sharedLink, [created, ...added, toKim]).state as MadeSharedLink).recipients[0]?.mail).toMatchObject({ subject: 'Our offer' });
});

test('a link is given away once, and is theirs from then on', () => {
  const toUserId = '01a1fa00-0000-7000-8000-0000000000f2';
  const transferred = SharedLinkTransferred({ sharedLinkId, fromUserId: createdBy, toUserId });
  const transfer = { type: 'TransferSharedLink', sharedLinkId, toUserId } as const;
  given(sharedLink, [created]).when(transfer).then([transferred]);
  given(sharedLink, [created, transferred]).when(transfer).then([]);
  expect(given(sharedLink, [created, transferred]).state).toMatchObject({ createdBy: toUserId });
});

test('a deleted link is not there but to be restored, as it was; after its time it is gone and its address free', () => {
  const deleted = SharedLinkDeleted({ sharedLinkId });
  const restored = SharedLinkRestored({ sharedLinkId });
  const restore = { type: 'RestoreSharedLink', sharedLinkId } as const;
  const purge = { type: 'PurgeSharedLink', sharedLinkId, deletedAt: '2026-11-20T12:00:00.000Z' } as const;
  given(sharedLink, [created]).when({ type: 'DeleteSharedLink', sharedLinkId }).then([deleted]);
  given(sharedLink, [created, deleted]).when({ type: 'DeleteSharedLink', sharedLinkId }).then([]);
  for (const command of [activate, cancel, expire, revise({ name: 'x' })]) given(sharedLink, [created, deleted]).when(command).thenFails('NOT_FOUND');
  given(sharedLink, [created, canceled, deleted]).when(restore).then([restored]);
  given(sharedLink, [created]).when(restore).then([]);
  expect(given(sharedLink, [created, canceled, deleted, restored]).state).toMatchObject({ status: 'canceled', deletedAt: null });
  given(sharedLink, [created, deleted]).when(purge).then([SharedLinkPurged({ sharedLinkId })]);
  given(sharedLink, [created, deleted]).when({ ...purge, deletedAt: '2026-11-19T12:00:00.000Z' }).then([]);
  given(sharedLink, [created, deleted, restored]).when(purge).then([]);
  expect(sharedLink.reservations!(given(sharedLink, [created, deleted]).state)).toHaveLength(2);
  expect(sharedLink.reservations!(given(sharedLink, [created, deleted, SharedLinkPurged({ sharedLinkId })]).state)).toEqual([]);
});

test('somebody asks for access once a day, and not in crowds', () => {
  const request = (askerId: string) => ({ askerId, email: 'ana@acme.example', name: null, message: null, reason: 'EXPIRED' }) as const;
  const asked = (askerId: string) => SharedLinkAccessAsked({ sharedLinkId, ...request(askerId) });
  const ask = { type: 'AskForAccess', sharedLinkId, request: request('ana') } as const;
  given(sharedLink, [created]).when(ask).then([asked('ana')]);
  given(sharedLink, [created, asked('ana')]).when(ask).then([]);
  given(sharedLink, [created, asked('ana')]).when({ ...ask, now: '2026-11-22T12:00:00.000Z' }).then([asked('ana')]);
  const crowd = Array.from({ length: 20 }, (_, n) => asked(`asker-${n}`));
  given(sharedLink, [created, ...crowd]).when(ask).thenFails('TOO_MANY_REQUESTS');
});

test('alerts and reminders are turned once', () => {
  const muted = SharedLinkRemindersTurned({ sharedLinkId, isMuted: true });
  const level = SharedLinkNotificationLevelSet({ sharedLinkId, notificationLevel: 0 });
  given(sharedLink, [created]).when({ type: 'TurnReminders', sharedLinkId, isMuted: true }).then([muted]);
  given(sharedLink, [created, muted]).when({ type: 'TurnReminders', sharedLinkId, isMuted: true }).then([]);
  given(sharedLink, [created]).when({ type: 'SetNotificationLevel', sharedLinkId, notificationLevel: 0 }).then([level]);
  given(sharedLink, [created, level]).when({ type: 'SetNotificationLevel', sharedLinkId, notificationLevel: 0 }).then([]);
});

test.each([activate, cancel, expire, expireWithPresentation, restoreWithPresentation, expireWhenDue, notice])('a link that does not exist cannot $type', (command) => {
  given(sharedLink, []).when(command).thenFails('NOT_FOUND');
});

test('a date that has passed reads as expired before it is written down', () => {
  const link = (events: readonly SharedLinkEvent[]) => given(sharedLink, events).state as MadeSharedLink;
  expect(statusAt(link([created]), before)).toBe('ACTIVE');
  expect(statusAt(link([created]), due)).toBe('EXPIRED');
  expect(statusAt(link([timeless]), due)).toBe('ACTIVE');
  expect(statusAt(link([created, canceled]), due)).toBe('CANCELED');
});

test('a link holds its token and its alias, whatever its status', () => {
  const held = [
    { scope: 'global', kind: 'alias', value: facts.token },
    { scope: 'global', kind: 'alias', value: 'q3-deck' },
  ];
  expect(sharedLink.reservations!(given(sharedLink, [created]).state)).toEqual(held);
  expect(sharedLink.reservations!(given(sharedLink, [created, canceled]).state)).toEqual(held);
  expect(sharedLink.reservations!(sharedLink.initial)).toEqual([]);
});
