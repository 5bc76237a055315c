import { expect, test } from '@jest/globals';
import {
  SharedLinkAccessAnswered,
  SharedLinkAccessAsked,
} from '@lectern/schemas/events/sharing/requests.ts';
import {
  SharedLinkAccessCodeRemoved,
  SharedLinkAccessCodeSet,
  SharedLinkDeleted,
  SharedLinkExpired,
  SharedLinkExpiryChanged,
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
import { given } from '@lectern/kernel/testing/given.ts';
import {
  sharedLinkId,
  before,
  due,
  createdBy,
  settings,
  create,
  kim,
  lee,
  text,
  revise,
  activate,
  cancel,
  expire,
  created,
  activated,
  canceled,
  expired,
  goneWithPresentation,
} from '../testing/link-facts.ts';
import { sharedLink } from './shared-link.ts';
import type { ExistingSharedLink, SharedLinkEvent } from './state.ts';

test('settings that differ from the defaults come with the creation', () => {
  const rules = {
    consentMode: 'REQUIRED',
    isForRecipientsOnly: true,
    canBeDownloaded: false,
  } as const;
  given(sharedLink, [])
    .when({
      ...create,
      settings: { ...settings, ...rules, accessCode: 'harbor-27', recipients: [kim, lee] },
      mail: text,
      now: before,
    })
    .then([
      created,
      SharedLinkAccessCodeSet({ sharedLinkId, accessCode: 'harbor-27' }),
      SharedLinkRecipientAdded({ sharedLinkId, ...kim }),
      SharedLinkRecipientAdded({ sharedLinkId, ...lee }),
      SharedLinkRulesChanged({ sharedLinkId, ...rules }),
      SharedLinkMailRequested({ sharedLinkId, recipientId: kim.recipientId, ...text }),
      SharedLinkMailRequested({ sharedLinkId, recipientId: lee.recipientId, ...text }),
    ]);
});

test('a refusal is thrown with its code', () => {
  given(sharedLink, [])
    .when({ ...create, refusal: { code: 'FORBIDDEN', message: 'It may not be shared.' } })
    .thenFails('FORBIDDEN');
});

test('only differing settings change, each by its own event', () => {
  given(sharedLink, [created]).when(revise(settings)).then([]);
  given(sharedLink, [created])
    .when(revise({ name: null, alias: 'q4-deck' }))
    .then([SharedLinkRevised({ sharedLinkId, name: null, nameKey: null, alias: 'q4-deck' })]);
  given(sharedLink, [created])
    .when(revise({ notificationLevel: 3 }))
    .then([SharedLinkNotificationLevelSet({ sharedLinkId, notificationLevel: 3 })]);
  given(sharedLink, [created])
    .when(revise({ isDirect: true, canBePrinted: true }))
    .then([SharedLinkRulesChanged({ sharedLinkId, isDirect: true })]);
  given(sharedLink, [created])
    .when(revise({ expiresAt: null }))
    .then([SharedLinkExpiryChanged({ sharedLinkId, expiresAt: null })]);
  given(sharedLink, [created])
    .when(revise({ alias: 'admin' }))
    .thenFails('INVALID');
  given(sharedLink, [created])
    .when(revise({ expiresAt: '2026-11-01T00:00:00.000Z' }))
    .thenFails('INVALID');
});

test('a later date reopens a link that expired by its date, and no other', () => {
  const later = '2026-12-24T12:00:00.000Z';
  const changed = SharedLinkExpiryChanged({ sharedLinkId, expiresAt: later });
  const byDate = SharedLinkExpired({ sharedLinkId, expiredAt: due, reason: 'date' });
  given(sharedLink, [created, byDate])
    .when({ ...revise({ expiresAt: later }), now: due })
    .then([changed, activated]);
  for (const last of [expired, canceled, goneWithPresentation])
    given(sharedLink, [created, last])
      .when(revise({ expiresAt: later }))
      .then([changed]);
});

test('an access code is set, replaced and removed, and visitors must pass again', () => {
  const set = SharedLinkAccessCodeSet({ sharedLinkId, accessCode: 'harbor-27' });
  given(sharedLink, [created, set])
    .when(revise({ accessCode: 'harbor-27' }))
    .then([]);
  given(sharedLink, [created, set])
    .when(revise({ accessCode: 'quay-3' }))
    .then([SharedLinkAccessCodeSet({ sharedLinkId, accessCode: 'quay-3' })]);
  given(sharedLink, [created, set])
    .when(revise({ accessCode: null }))
    .then([SharedLinkAccessCodeRemoved({ sharedLinkId })]);
  given(sharedLink, [created])
    .when(revise({ accessCode: null }))
    .then([]);
  const version = (...events: SharedLinkEvent[]) =>
    (given(sharedLink, [created, ...events]).state as ExistingSharedLink).gateVersion;
  expect([version(), version(set), version(set, set)]).toEqual([0, 1, 2]);
  expect(version(set, SharedLinkAccessCodeRemoved({ sharedLinkId }))).toBe(2); // The presentation's code may apply now.
});

test('making a link recipients-only, or changing its consent, makes visitors pass again', () => {
  const version = (...rules: Partial<Parameters<typeof SharedLinkRulesChanged>[0]>[]) =>
    (
      given(sharedLink, [
        created,
        ...rules.map((each) => SharedLinkRulesChanged({ sharedLinkId, ...each })),
      ]).state as ExistingSharedLink
    ).gateVersion;
  const only = { isForRecipientsOnly: true };
  expect([
    version({ isDirect: true }),
    version(only),
    version(only, only),
    version(only, { isForRecipientsOnly: false }),
    version(only, { isForRecipientsOnly: false }, only),
  ]).toEqual([0, 1, 1, 1, 2]);
  const [entered, verified] = [{ emailMode: 'ENTERED' }, { emailMode: 'VERIFIED' }] as const;
  expect([
    version(entered),
    version(entered, entered),
    version(entered, verified),
    version(verified, entered),
  ]).toEqual([1, 1, 2, 1]);
  const [none, optional, required] = [
    { consentMode: 'NOT_REQUIRED' },
    { consentMode: 'OPTIONAL' },
    { consentMode: 'REQUIRED' },
  ] as const;
  expect([
    version(optional),
    version(optional, optional),
    version(optional, required),
    version(required, optional),
    version(optional, none),
    version(optional, none, optional),
  ]).toEqual([1, 1, 2, 2, 1, 2]);
});

test('recipients are added, renamed and removed, and a recipients-only link needs one', () => {
  const [addKim, addLee] = [kim, lee].map((each) =>
    SharedLinkRecipientAdded({ sharedLinkId, ...each }),
  ) as [SharedLinkEvent, SharedLinkEvent];
  const offLee = SharedLinkRecipientRemoved({ sharedLinkId, recipientId: lee.recipientId });
  given(sharedLink, [created, addKim])
    .when(revise({ recipients: [kim, lee] }))
    .then([addLee]);
  given(sharedLink, [created, addKim, addLee])
    .when(revise({ recipients: [{ ...kim, name: 'Kim Larsen' }] }))
    .then([offLee, SharedLinkRecipientAdded({ sharedLinkId, ...kim, name: 'Kim Larsen' })]);
  given(sharedLink, [created, addKim])
    .when(revise({ recipients: [], isForRecipientsOnly: true }))
    .thenFails('INVALID');
  given(sharedLink, [created])
    .when(revise({ isForRecipientsOnly: true }))
    .thenFails('INVALID');
  const { recipients, gateVersion } = given(sharedLink, [created, addKim, addLee, offLee])
    .state as ExistingSharedLink;
  expect([recipients, gateVersion]).toEqual([[{ ...kim, mail: null }], 1]);
});

test('mail goes to recipients of the link only, and not to erased ones', () => {
  const added = [kim, { ...lee, email: null }].map((each) =>
    SharedLinkRecipientAdded({ sharedLinkId, ...each }),
  );
  const mail = {
    type: 'MailSharedLink',
    sharedLinkId,
    recipientIds: null,
    mail: text,
    refusal: null,
  } as const;
  const toKim = SharedLinkMailRequested({ sharedLinkId, recipientId: kim.recipientId, ...text });
  given(sharedLink, [created, ...added])
    .when(mail)
    .then([toKim]);
  given(sharedLink, [created, ...added])
    .when({ ...mail, recipientIds: [kim.recipientId] })
    .then([toKim]);
  for (const recipientIds of [
    ['somebody-else'],
    [lee.recipientId],
    [kim.recipientId, 'somebody-else'],
    [],
  ]) {
    given(sharedLink, [created, ...added])
      .when({ ...mail, recipientIds })
      .thenFails('INVALID');
  }
  given(sharedLink, [created, ...added])
    .when({ ...mail, refusal: { code: 'FORBIDDEN', message: 'No mail.' } })
    .thenFails('FORBIDDEN');
  expect(
    (given(sharedLink, [created, ...added, toKim]).state as ExistingSharedLink).recipients[0]?.mail,
  ).toMatchObject({ subject: 'Our offer' });
});

test('a link is transferred once, and belongs to the new owner', () => {
  const toUserId = '01a1fa00-0000-7000-8000-0000000000f2';
  const transferred = SharedLinkTransferred({ sharedLinkId, fromUserId: createdBy, toUserId });
  const transfer = { type: 'TransferSharedLink', sharedLinkId, toUserId } as const;
  given(sharedLink, [created]).when(transfer).then([transferred]);
  given(sharedLink, [created, transferred]).when(transfer).then([]);
  expect(given(sharedLink, [created, transferred]).state).toMatchObject({ createdBy: toUserId });
});

test('a leaving owner hands over the links they still own, also deleted ones', () => {
  const toUserId = '01a1fa00-0000-7000-8000-0000000000f2';
  const transferred = SharedLinkTransferred({ sharedLinkId, fromUserId: createdBy, toUserId });
  const handOver = {
    type: 'HandOverSharedLink',
    sharedLinkId,
    fromId: createdBy,
    toId: toUserId,
    ownedUntil: null,
  } as const;
  given(sharedLink, [created]).when(handOver).then([transferred]);
  given(sharedLink, [created, SharedLinkDeleted({ sharedLinkId })])
    .when(handOver)
    .then([transferred]);
  given(sharedLink, [created, transferred]).when(handOver).then([]);
  given(sharedLink, [created])
    .when({ ...handOver, toId: createdBy })
    .then([]);
  given(sharedLink, [created])
    .when({ ...handOver, ownedUntil: '2026-11-20T12:00:00.000Z' })
    .then([transferred]);
  given(sharedLink, [created])
    .when({ ...handOver, ownedUntil: '2026-11-20T11:59:59.999Z' })
    .then([]);
  const giveBack = {
    ...handOver,
    fromId: toUserId,
    toId: createdBy,
    handedOverSince: '2026-11-20T12:00:00.000Z',
  };
  const returned = SharedLinkTransferred({
    sharedLinkId,
    fromUserId: toUserId,
    toUserId: createdBy,
  });
  given(sharedLink, [created, transferred]).when(giveBack).then([returned]);
  given(sharedLink, [created, transferred])
    .when({ ...giveBack, handedOverSince: '2026-11-20T12:00:00.001Z' })
    .then([]);
});

test('a deleted link can be restored as it was; once purged its alias is free', () => {
  const deleted = SharedLinkDeleted({ sharedLinkId });
  const restored = SharedLinkRestored({ sharedLinkId });
  const restore = { type: 'RestoreSharedLink', sharedLinkId } as const;
  const purge = {
    type: 'PurgeSharedLink',
    sharedLinkId,
    deletedAt: '2026-11-20T12:00:00.000Z',
  } as const;
  given(sharedLink, [created]).when({ type: 'DeleteSharedLink', sharedLinkId }).then([deleted]);
  given(sharedLink, [created, deleted]).when({ type: 'DeleteSharedLink', sharedLinkId }).then([]);
  for (const command of [activate, cancel, expire, revise({ name: 'x' })])
    given(sharedLink, [created, deleted]).when(command).thenFails('NOT_FOUND');
  given(sharedLink, [created, canceled, deleted]).when(restore).then([restored]);
  given(sharedLink, [created]).when(restore).then([]);
  expect(given(sharedLink, [created, canceled, deleted, restored]).state).toMatchObject({
    status: 'canceled',
    deletedAt: null,
  });
  given(sharedLink, [created, deleted])
    .when(purge)
    .then([SharedLinkPurged({ sharedLinkId })]);
  given(sharedLink, [created, deleted])
    .when({ ...purge, deletedAt: '2026-11-19T12:00:00.000Z' })
    .then([]);
  given(sharedLink, [created, deleted, restored]).when(purge).then([]);
  expect(sharedLink.reservations!(given(sharedLink, [created, deleted]).state)).toHaveLength(2);
  expect(
    sharedLink.reservations!(
      given(sharedLink, [created, deleted, SharedLinkPurged({ sharedLinkId })]).state,
    ),
  ).toEqual([]);
});

test('a person can ask for access once a day, and again once answered, and the number per link is limited', () => {
  const request = (askerId: string) =>
    ({ askerId, email: 'ana@acme.example', name: null, message: null, reason: 'EXPIRED' }) as const;
  const asked = (askerId: string) => SharedLinkAccessAsked({ sharedLinkId, ...request(askerId) });
  const ask = { type: 'AskForAccess', sharedLinkId, request: request('ana') } as const;
  given(sharedLink, [created])
    .when(ask)
    .then([asked('ana')]);
  given(sharedLink, [created, asked('ana')])
    .when(ask)
    .then([]);
  given(sharedLink, [created, asked('ana')])
    .when({ ...ask, now: '2026-11-22T12:00:00.000Z' })
    .then([asked('ana')]);
  const { requests } = given(sharedLink, [created, asked('ana')]).state as ExistingSharedLink;
  const requestIds = requests.map(({ id }) => id);
  const answered = { sharedLinkId, askerId: 'ana', isGranted: true, requestIds };
  given(sharedLink, [created, asked('ana'), SharedLinkAccessAnswered(answered)])
    .when(ask)
    .then([asked('ana')]);
  const crowd = Array.from({ length: 20 }, (_, n) => asked(`asker-${n}`));
  given(sharedLink, [created, ...crowd])
    .when(ask)
    .thenFails('TOO_MANY_REQUESTS');
});

test('alerts and reminders change once', () => {
  const muted = SharedLinkRemindersTurned({ sharedLinkId, isMuted: true });
  const level = SharedLinkNotificationLevelSet({ sharedLinkId, notificationLevel: 0 });
  given(sharedLink, [created])
    .when({ type: 'SetReminders', sharedLinkId, isMuted: true })
    .then([muted]);
  given(sharedLink, [created, muted])
    .when({ type: 'SetReminders', sharedLinkId, isMuted: true })
    .then([]);
  given(sharedLink, [created])
    .when({ type: 'SetNotificationLevel', sharedLinkId, notificationLevel: 0 })
    .then([level]);
  given(sharedLink, [created, level])
    .when({ type: 'SetNotificationLevel', sharedLinkId, notificationLevel: 0 })
    .then([]);
});
