import { expect, test } from '@jest/globals';
import {
  PresentationDeleted,
  PresentationExpired,
  PresentationNotifieeNamed,
  PresentationOwnerChanged,
  PresentationPurged,
  PresentationReleased,
  PresentationRevised,
  PresentationStatusChanged,
  PresentationThumbnailChosen,
} from '@lectern/schemas/events/content.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { aPresentation } from '../testing/a-presentation.ts';
import { changesBetween } from './changes.ts';
import { isNew } from './dates.ts';
import { withAddresses } from './notifiees.ts';
import { Presentation } from './presentation.ts';
import { none, rightsOf } from './rights.ts';
import { defaultSettings } from './settings.ts';
import type { LivePresentation, PresentationEvent } from './state.ts';

const { presentationId, fileId, ownerId, created, started, processed } = aPresentation;
const other = '01a1fa00-0000-7000-8000-0000000000ff';
const there = [created(), started(), processed()];
const on = (...events: PresentationEvent[]) => given(Presentation, events);
const live = (...events: PresentationEvent[]) => on(...there, ...events).state as LivePresentation;
const revise = (changes: object, settings?: object) => ({
  type: 'RevisePresentation' as const,
  presentationId,
  changes,
  settings,
});
const revised = (changes: object) => PresentationRevised({ presentationId, ...changes });
const now = '2026-11-20T12:00:00.000Z';

test('a new presentation has the defaults of the specification', () => {
  expect(created().data).toMatchObject({
    locale: 'en',
    sendActivityToCrm: true,
    isFeatured: false,
    isProtected: false,
    isRateable: true,
    showInMainList: true,
    canBeUsedInHaystack: true,
    isTemplateRequired: false,
    isInternalUseOnly: false,
    isPdfForm: false,
    isPosthogEnabled: false,
    vaultConfiguration: { synchronizeExpirationDate: true, synchronizeTitle: true },
    releaseAt: null,
    expiresAt: null,
    newUntilAt: null,
    accessCode: null,
    notifications: null,
    groupIds: [],
    labelIds: [],
    folderIds: [],
    productIds: [],
  });
  const isOn = Object.entries(defaultSettings)
    .filter(([, value]) => value === true)
    .map(([name]) => name);
  expect(isOn.toSorted()).toEqual([
    'canBeShared',
    'canBeSharedLink',
    'isDocumentSliderEnabled',
    'isNavigationHistoryEnabled',
    'pdfUseFullApi',
    'showExitInstructions',
  ]);
  expect(defaultSettings).toMatchObject({
    rotationMode: 'BOTH',
    menuBarTaps: 2,
    pdfViewMode: 'SINGLE_PAGE',
    pdfPageViewMode: 'FIT_PAGE',
    gaProfileId: null,
  });
});

test('notified people are stored as hashes; an address is recorded once, and dropped with its last use', () => {
  const [ada, ben] = ['name-of-ada', 'name-of-ben'];
  const telling = (...recipients: string[]) => ({
    respondent: { enabled: true, recipients },
    self: { enabled: false, recipients: [] },
  });
  const named = (recipientId: string, email: string | null) =>
    PresentationNotifieeNamed({ presentationId, recipientId, email });
  const notifiees = { [ada]: 'ada@example.com', [ben]: 'ben@example.com' };
  on(...there)
    .when({ ...revise({ notifications: telling(ada) }), notifiees })
    .then([revised({ notifications: telling(ada) }), named(ada, 'ada@example.com')]);
  const told = [revised({ notifications: telling(ada) }), named(ada, 'ada@example.com')];
  on(...there, ...told)
    .when({ ...revise({ notifications: telling(ada, ben) }), notifiees })
    .then([revised({ notifications: telling(ada, ben) }), named(ben, 'ben@example.com')]);
  expect(withAddresses(live(...told))).toEqual(telling('ada@example.com'));
  expect(live(...told, revised({ notifications: telling(ben) })).notifiees).toEqual({});
  expect(withAddresses(live(revised({ notifications: telling(ada) }), named(ada, null)))).toEqual(
    telling(),
  );
  // As it was kept before addresses had names.
  expect(withAddresses(live(revised({ notifications: telling('old@example.com') })))).toEqual(
    telling('old@example.com'),
  );
});

test('an expiry date is after the release and within five years', () => {
  on(...there)
    .when(revise({ expiresAt: '2031-12-31T23:59:59.999Z' }))
    .then([revised({ expiresAt: '2031-12-31T23:59:59.999Z' })]);
  on(...there)
    .when(revise({ expiresAt: '2032-01-01T00:00:00.000Z' }))
    .thenFails('INVALID');
  on(...there)
    .when(revise({ newUntilAt: '2032-01-01' }))
    .thenFails('INVALID');
  on(...there)
    .when(revise({ releaseAt: '2026-12-02T00:00:00.000Z', expiresAt: '2026-12-02T00:00:00.000Z' }))
    .thenFails('INVALID');
  on(...there, revised({ releaseAt: '2026-12-02T00:00:00.000Z' }))
    .when(revise({ expiresAt: '2026-12-01T00:00:00.000Z' }))
    .thenFails('INVALID');
  // What stands there already may be past any limit.
  on(...there, revised({ expiresAt: '2040-01-01T00:00:00.000Z' }))
    .when(revise({ name: 'Later' }))
    .then([revised({ name: 'Later', slug: 'later' })]);
});

test('a date is announced once, unless it was moved or the presentation deleted', () => {
  const release = { type: 'AnnounceRelease' as const, presentationId };
  const expire = { type: 'AnnounceExpiry' as const, presentationId };
  const dated = revised({
    releaseAt: '2026-11-20T11:00:00.000Z',
    expiresAt: '2026-11-20T13:00:00.000Z',
  });
  const released = PresentationReleased({ presentationId, releaseAt: '2026-11-20T11:00:00.000Z' });
  const expired = PresentationExpired({ presentationId, expiresAt: '2026-11-20T13:00:00.000Z' });
  on(...there, dated)
    .when(release)
    .then([released]);
  on(...there, dated, released)
    .when(release)
    .then([]);
  on(...there, dated)
    .when(expire)
    .then([]);
  on(...there, dated)
    .when({ ...expire, now: '2026-11-20T13:00:00.000Z' })
    .then([expired]);
  on(...there, dated, expired)
    .when({ ...expire, now: '2026-11-20T13:00:00.001Z' })
    .then([]);
  for (const events of [
    [],
    there,
    [...there, dated, revised({ releaseAt: null })],
    [...there, dated, PresentationDeleted({ presentationId })],
  ])
    on(...events)
      .when(release)
      .then([]);
  on(...there, dated, released, revised({ releaseAt: '2026-11-20T11:30:00.000Z' }))
    .when(release)
    .then([PresentationReleased({ presentationId, releaseAt: '2026-11-20T11:30:00.000Z' })]);
});

test('whoever leaves hands over what is still theirs, also what they deleted', () => {
  const handOver = {
    type: 'HandOverPresentation' as const,
    presentationId,
    fromId: ownerId,
    toId: other,
    ownedUntil: null,
  };
  const given = PresentationOwnerChanged({
    presentationId,
    ownerId: other,
    formerOwnerId: ownerId,
  });
  on(...there)
    .when(handOver)
    .then([given]);
  on(...there, PresentationDeleted({ presentationId }))
    .when(handOver)
    .then([given]);
  on(...there, given)
    .when(handOver)
    .then([]);
  on(...there)
    .when({ ...handOver, toId: ownerId })
    .then([]);
  on().when(handOver).then([]);
  on(...there)
    .when({ ...handOver, ownedUntil: '2026-11-20T12:00:00.000Z' })
    .then([given]);
  on(...there)
    .when({ ...handOver, ownedUntil: '2026-11-20T11:59:59.999Z' })
    .then([]);
});

test('a restored person gets back what they handed over, unless it has changed hands since', () => {
  const owner = (from: string, to: string) =>
    PresentationOwnerChanged({ presentationId, ownerId: to, formerOwnerId: from });
  const giveBack = {
    type: 'HandOverPresentation' as const,
    presentationId,
    fromId: other,
    toId: ownerId,
    ownedUntil: null,
    handedOverSince: '2026-11-20T12:00:00.000Z',
  };
  on(...there, owner(ownerId, other))
    .when(giveBack)
    .then([owner(other, ownerId)]);
  on(...there)
    .when(giveBack)
    .then([]);
  const third = '01a1fa00-0000-7000-8000-0000000000f3';
  on(...there, owner(ownerId, other), owner(other, third), owner(third, other))
    .when(giveBack)
    .then([]);
  on(...there, owner(ownerId, other))
    .when({ ...giveBack, handedOverSince: '2026-11-20T12:00:00.001Z' })
    .then([]);
});

test('a presentation is given to another owner, once', () => {
  const give = { type: 'ChangePresentationOwner' as const, presentationId, ownerId: other };
  const given = PresentationOwnerChanged({
    presentationId,
    ownerId: other,
    formerOwnerId: ownerId,
  });
  on(...there)
    .when(give)
    .then([given]);
  on(...there, given)
    .when(give)
    .then([]);
  on().when(give).thenFails('NOT_FOUND');
  expect(Presentation.view.index(on(...there, given).state, presentationId)).toMatchObject({
    ownerId: other,
  });
});

test('a thumbnail comes from a file of the presentation', () => {
  const choose = (chosen: string | null) => ({
    type: 'ChooseThumbnail' as const,
    presentationId,
    fileId: chosen,
  });
  const chosen = PresentationThumbnailChosen({ presentationId, fileId });
  on(...there)
    .when(choose(fileId))
    .then([chosen]);
  on(...there, chosen)
    .when(choose(fileId))
    .then([]);
  on(...there, chosen)
    .when(choose(null))
    .then([PresentationThumbnailChosen({ presentationId, fileId: null })]);
  on(...there)
    .when(choose(other))
    .thenFails('NOT_FOUND');
});

test('a presentation keeps its file', () => {
  on(...there)
    .when({ type: 'DeleteFile', presentationId, fileId })
    .thenFails('CONFLICT');
  on(...there)
    .when({ type: 'DeleteFile', presentationId, fileId: other })
    .thenFails('NOT_FOUND');
});

test('a copy is a draft with the same file and pages, and leaves alias, dates and protection to the original', () => {
  const source = live(
    revised({
      alias: 'solar',
      isProtected: true,
      releaseAt: now,
      expiresAt: '2027-01-01T00:00:00.000Z',
      description: 'For spring',
      labelIds: [other],
    }),
    PresentationStatusChanged({ presentationId, status: 'ACTIVE' }),
  );
  const copy = {
    type: 'CopyPresentation' as const,
    presentationId: other,
    ownerId: other,
    name: 'Solar (copy)',
    sourceId: presentationId,
    source,
    accessCodeName: null,
  };
  on()
    .when(copy)
    .then([
      created({
        presentationId: other,
        ownerId: other,
        name: 'Solar (copy)',
        slug: 'solar-copy',
        description: 'For spring',
        labelIds: [other],
        copiedFromId: presentationId,
      }),
      { ...processed(), data: { ...processed().data, presentationId: other, renderer: null } }, // Nothing is drawn for it.
    ]);
  const waiting = on(created()).state as LivePresentation;
  on()
    .when({ ...copy, source: waiting })
    .then([
      created({
        presentationId: other,
        ownerId: other,
        name: 'Solar (copy)',
        slug: 'solar-copy',
        copiedFromId: presentationId,
      }),
    ]);
  on(...there)
    .when(copy)
    .thenFails('CONFLICT');
  expect(Presentation.reservations!(on(created({ copiedFromId: presentationId })).state)).toEqual(
    [],
  );
});

test('the same settings in another order are no change', () => {
  const turned = Object.fromEntries(Object.entries(defaultSettings).toReversed());
  on(...there, revised({ settings: turned }))
    .when(revise({}, { canBeShared: true }))
    .then([]);
});

test('a presentation is listed by its times, its owner and its groups, labels, folders and products', () => {
  const index = (...events: PresentationEvent[]) =>
    Presentation.view.index(on(...there, ...events).state, presentationId);
  const active = PresentationStatusChanged({ presentationId, status: 'ACTIVE' });
  expect(index(active)).toMatchObject({
    isPublished: true,
    releaseAt: '0000',
    expiresAt: '9999',
    nameKey: 'the case for solar roofs',
    ownerId,
    groups: [],
  });
  // The last moment at which it is there.
  expect(index(revised({ expiresAt: '2026-11-20T13:00:00.000Z' }))).toMatchObject({
    expiresAt: '2026-11-20T12:59:59.999Z',
  });
  expect(index(active, revised({ groupIds: [other], labelIds: [other] }))).toMatchObject({
    isPublished: false,
    groups: [other],
    labels: [other],
  });
});

test('who may do what: flags, dates and permissions together', () => {
  const active = PresentationStatusChanged({ presentationId, status: 'ACTIVE' });
  const member = (...events: PresentationEvent[]) =>
    rightsOf(live(active, ...events), { isEditor: false, isOwner: false }, now);
  const settings = (changes: object) => revised({ settings: { ...defaultSettings, ...changes } });
  expect(member()).toEqual({ ...none, share: true, shareByLink: true, rate: true });
  expect(member(settings({ canBeShared: false }))).toMatchObject({
    share: false,
    shareByLink: false,
  });
  expect(member(settings({ canBeSharedLink: false }))).toMatchObject({
    share: true,
    shareByLink: false,
  });
  for (const stop of [
    { isInternalUseOnly: true },
    { releaseAt: '2026-11-20T12:00:00.001Z' },
    { expiresAt: now },
  ])
    expect(member(revised(stop))).toMatchObject({ share: false, shareByLink: false });
  expect(member(revised({ releaseAt: now }))).toMatchObject({ share: true });
  expect(
    member(
      settings({
        canBeExported: true,
        canBePrintedByUser: true,
        canBeAnnotated: true,
        canBePresentedByUser: true,
      }),
    ),
  ).toMatchObject({ export: true, print: true, annotate: true, present: true });
  expect(rightsOf(live(active), { isEditor: false, isOwner: true }, now)).toMatchObject({
    edit: false,
    delete: false,
    chooseThumbnail: true,
    export: true,
    print: true,
  });
  expect(rightsOf(live(), { isEditor: true, isOwner: false }, now)).toMatchObject({
    edit: true,
    delete: true,
    share: false,
    export: true,
  });
  expect(
    rightsOf(live(revised({ isProtected: true })), { isEditor: true, isOwner: true }, now),
  ).toMatchObject({ edit: true, delete: false });
  const deleted = on(...there, PresentationDeleted({ presentationId })).state as LivePresentation;
  expect(rightsOf(deleted, { isEditor: true, isOwner: true }, now)).toEqual(none);
});

test('history gives each change with both values, and of secrets only that they changed', () => {
  const before = live();
  const after = live(
    revised({
      name: 'Solar',
      slug: 'solar',
      accessCode: 'harbor-27',
      accessCodeName: 'x',
      settings: { ...defaultSettings, canBePrinted: true },
    }),
    PresentationStatusChanged({ presentationId, status: 'ACTIVE' }),
  );
  expect(changesBetween(before, after).toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
    { field: 'accessCode', before: 'null', after: '"•••"' },
    { field: 'name', before: '"The case for solar roofs"', after: '"Solar"' },
    { field: 'settings.canBePrinted', before: 'false', after: 'true' },
    { field: 'status', before: '"DRAFT"', after: '"ACTIVE"' },
  ]);
  expect(
    changesBetween(live(revised({ accessCode: 'one1' })), live(revised({ accessCode: 'two2' }))),
  ).toEqual([{ field: 'accessCode', before: '"•••"', after: '"•••"' }]);
  expect(
    changesBetween(before, {
      ...before,
      ownerId: 'ben',
      ownedSince: '2026-12-01T00:00:00.000Z',
    }).map(({ field }) => field),
  ).toEqual(['ownerId']);
  expect(changesBetween({ status: 'none' }, before)).toEqual([]);
  expect(
    changesBetween(before, on(...there, PresentationDeleted({ presentationId })).state),
  ).toEqual([{ field: 'deletedAt', before: 'null', after: `"${now}"` }]);
});

test('of a purged presentation nothing secret or personal is kept', () => {
  const filled = revised({
    accessCode: 'harbor',
    accessCodeName: 'x',
    slackUrl: 'https://hooks.example.com',
    notifications: {
      respondent: { enabled: true, recipients: [] },
      self: { enabled: true, recipients: ['ada@example.com'] },
    },
  });
  const { state } = on(
    ...there,
    filled,
    PresentationDeleted({ presentationId }),
    PresentationPurged({ presentationId, fileId }),
  );
  expect(state).toMatchObject({
    status: 'purged',
    name: 'The case for solar roofs',
    accessCode: null,
    accessCodeName: null,
    slackUrl: null,
    notifications: null,
  });
});

test('a presentation is new until the end of the day', () => {
  expect([
    isNew(null, now),
    isNew('2026-11-19', now),
    isNew('2026-11-20', now),
    isNew('2026-11-21', now),
  ]).toEqual([false, false, true, true]);
});
