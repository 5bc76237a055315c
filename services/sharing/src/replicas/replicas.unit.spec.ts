import { expect, test } from '@jest/globals';
import {
  PresentationCreated,
  PresentationDeleted,
  PresentationFileReplaced,
  PresentationFileWithdrawn,
  PresentationProcessed,
  PresentationProcessingFailed,
  PresentationProcessingRequested,
  PresentationRestored,
  PresentationRevised,
  PresentationStatusChanged,
} from '@lectern/schemas/events/content.ts';
import {
  MemberLocked,
  MemberRemoved,
  MemberUnlocked,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { TeamRegistered, TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import { ProfileEdited, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { appended, FedProjection } from '@lectern/kernel/testing/fed.ts';
import { members } from './members.ts';
import { isReadable, presentations } from './presentations.ts';
import { defaultTeam, teams } from './teams.ts';
import { users } from './users.ts';

const teamId = '01a1fa00-0000-7000-8000-00000000000a';
const presentationId = '01a1fa00-0000-7000-8000-0000000000e1';
const userId = '01a1fa00-0000-7000-8000-0000000000f1';
const fileId = '01a1fa00-0000-7000-8000-0000000000a1';
const pages = [{ width: 595, height: 842 }];
const settings = {
  canBeShared: true,
  canBeSharedLink: true,
  canBeForwarded: false,
  canBeDownloaded: true,
  canBePrinted: true,
  canBePrintedByUser: true,
  canBeExported: true,
};
const created = PresentationCreated({
  presentationId,
  ownerId: userId,
  name: 'Q3 deck',
  slug: 'q3-deck',
  presentationType: 'pdf',
  status: 'ACTIVE',
  description: null,
  locale: 'en',
  settings,
  file: {
    fileId,
    name: 'q3.pdf',
    mimeType: 'application/pdf',
    extension: 'pdf',
    size: 9,
    digest: 'd',
    blobKey: 'k',
  },
});
const processed = PresentationProcessed({
  presentationId,
  fileId,
  pages,
  blobPrefix: 'p',
  renderer: 2,
});

/** The replica after these events, each delivered twice. */
function after(...events: DomainEvent[]) {
  const records = events.map((event, index) =>
    appended(`Presentation/${teamId}/${presentationId}`, index + 1, event),
  );
  return new FedProjection(presentations).feed(...records, ...records).rows.get(presentationId)!;
}

test('a presentation can be read once it is active and processed', () => {
  expect(isReadable(after(created))).toBe(false);
  expect(isReadable(after(created, processed))).toBe(true);
  expect(after(created, processed).pages).toEqual(pages);
});

test.each(['DRAFT', 'INACTIVE'] as const)('a %s presentation cannot be read', (status) => {
  expect(
    isReadable(after(created, processed, PresentationStatusChanged({ presentationId, status }))),
  ).toBe(false);
});

test('that its pages could not be made is known until they are made again or another file comes', () => {
  const failed = PresentationProcessingFailed({
    presentationId,
    fileId,
    reason: 'encrypted',
    message: 'It needs a password.',
  });
  const file = { ...created.data.file, fileId: '01a1fa00-0000-7000-8000-0000000000a2' };
  const replaced = PresentationFileReplaced({ presentationId, file, presentationType: 'Image' });
  const again = PresentationProcessingRequested({ presentationId, fileId });
  expect(after(created, failed).hasFailed).toBe(true);
  expect(after(created, failed, again).hasFailed).toBe(false);
  expect(after(created, failed, replaced).hasFailed).toBe(false);
  expect(after(created, replaced, failed).hasFailed).toBe(false);
});

test('a deleted presentation cannot be read until it is restored', () => {
  const deleted = PresentationDeleted({ presentationId });
  expect(isReadable(after(created, processed, deleted))).toBe(false);
  expect(
    isReadable(after(created, processed, deleted, PresentationRestored({ presentationId }))),
  ).toBe(true);
});

test('pages of a replaced file are ignored', () => {
  const other = PresentationProcessed({
    presentationId,
    fileId: '01a1fa00-0000-7000-8000-0000000000a2',
    pages,
    blobPrefix: 'p',
    renderer: 2,
  });
  expect(after(created, other).pages).toBeNull();
});

test('a new file is shown once processed, the old one until then, and a withdrawn one never', () => {
  const file = {
    ...created.data.file,
    fileId: '01a1fa00-0000-7000-8000-0000000000a2',
    name: 'q4.png',
  };
  const replaced = PresentationFileReplaced({ presentationId, file, presentationType: 'Image' });
  const made = PresentationProcessed({
    presentationId,
    fileId: file.fileId,
    pages: [{ width: 9, height: 9 }],
    blobPrefix: 'q',
    renderer: 2,
  });
  expect(after(created, processed, replaced)).toMatchObject({
    file: { fileId },
    presentationType: 'pdf',
    pages,
  });
  expect(after(created, processed, replaced, made)).toMatchObject({
    file: { fileId: file.fileId, name: 'q4.png' },
    presentationType: 'Image',
    pages: made.data.pages,
    next: null,
  });
  expect(after(created, replaced)).toMatchObject({
    file: { fileId: file.fileId },
    pages: null,
    next: null,
  });
  const withdrawn = PresentationFileWithdrawn({ presentationId, fileId: file.fileId });
  expect(after(created, processed, replaced, withdrawn, made)).toMatchObject({
    file: { fileId },
    pages,
    next: null,
  });
});

test('a revision changes only the fields it names', () => {
  const revised = PresentationRevised({
    presentationId,
    name: 'Q4 deck',
    settings: { ...settings, canBeShared: false },
    sharingDisclaimer: 'Draft',
  });
  const { name, slug, settings: shared, sharingDisclaimer } = after(created, revised);
  expect({ name, slug, canBeShared: shared.canBeShared, sharingDisclaimer }).toEqual({
    name: 'Q4 deck',
    slug: 'q3-deck',
    canBeShared: false,
    sharingDisclaimer: 'Draft',
  });
  expect(
    after(created, revised, PresentationRevised({ presentationId, sharingDisclaimer: null }))
      .sharingDisclaimer,
  ).toBeNull();
});

test('users and teams are known by name', () => {
  const user = UserRegistered({
    userId,
    email: 'bob@example.com',
    emailName: 'x',
    name: 'Bob',
    slug: 'b',
    passwordHash: null,
  });
  expect(
    new FedProjection(users).feed(appended(`User/${userId}`, 1, user)).rows.get(userId),
  ).toEqual({
    userId,
    name: 'Bob',
    email: 'bob@example.com',
    timeZone: null,
    notificationLevel: null,
    shutOutOf: [],
  });
  const edited = ProfileEdited({ userId, teamId, name: 'Robert', timeZone: 'Europe/Oslo' });
  expect(
    new FedProjection(users)
      .feed(appended(`User/${userId}`, 1, user), appended(`User/${userId}`, 2, edited))
      .rows.get(userId),
  ).toMatchObject({
    name: 'Robert',
    email: 'bob@example.com',
    timeZone: 'Europe/Oslo',
  });
  const team = TeamRegistered({ teamId, name: 'Acme', slug: 'acme' });
  expect(
    new FedProjection(teams).feed(appended(`Team/${teamId}`, 1, team)).rows.get(teamId),
  ).toEqual({ ...defaultTeam, name: 'Acme' });
});

test('later team settings replace earlier ones, and nothing else changes', () => {
  const team = TeamRegistered({ teamId, name: 'Acme', slug: 'acme' });
  const settled = TeamSettingsChanged({
    teamId,
    sharingConsent: 'REQUIRED',
    privacyPolicyUrl: 'https://acme.example/privacy',
    timeZone: 'Europe/Oslo',
    features: { sendingEmails: false },
  });
  const rows = new FedProjection(teams).feed(
    appended(`Team/${teamId}`, 1, team),
    appended(`Team/${teamId}`, 2, settled),
  ).rows;
  expect(rows.get(teamId)).toEqual({
    ...defaultTeam,
    name: 'Acme',
    sharingConsent: 'REQUIRED',
    consentVersion: 1,
    privacyPolicyUrl: 'https://acme.example/privacy',
    timeZone: 'Europe/Oslo',
    isSendingEnabled: false,
  });
});

test('a new consent text is a new version, and no other setting is', () => {
  const registered = TeamRegistered({ teamId, name: 'Acme', slug: 'acme' });
  const version = (...said: Parameters<typeof TeamSettingsChanged>[0][]) =>
    new FedProjection(teams)
      .feed(
        ...[registered, ...said.map((each) => TeamSettingsChanged(each))].map((event, index) =>
          appended(`Team/${teamId}`, index + 1, event),
        ),
      )
      .rows.get(teamId)?.consentVersion;
  const [optional, required] = [
    { teamId, sharingConsent: 'OPTIONAL' },
    { teamId, sharingConsent: 'REQUIRED' },
  ] as const;
  expect([
    version(optional),
    version(optional, optional),
    version(optional, required),
    version(optional, { teamId, privacyPolicyUrl: 'https://acme.example/privacy' }),
    version(optional, { teamId, displayUserInfo: false }),
  ]).toEqual([1, 1, 2, 2, 1]);
});

test('a member is shut out of a team until it unlocks them', () => {
  const user = UserRegistered({
    userId,
    email: 'bob@example.com',
    emailName: 'x',
    name: 'Bob',
    slug: 'b',
    passwordHash: null,
  });
  const shutOutAfter = (...events: DomainEvent[]) =>
    new FedProjection(users)
      .feed(
        ...[user, ...events].map((event, index) => appended(`User/${userId}`, index + 1, event)),
      )
      .rows.get(userId)?.shutOutOf;
  const locked = MemberLocked({ userId, teamId });
  const removed = MemberRemoved({ userId, teamId });
  expect(shutOutAfter(locked)).toEqual([teamId]);
  expect(shutOutAfter(locked, MemberUnlocked({ userId, teamId }))).toEqual([]);
  expect(shutOutAfter(locked, removed)).toEqual([teamId]);
  expect(
    shutOutAfter(removed, TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: [] })),
  ).toEqual([]);
});

test('a member is known until removed', () => {
  const stream = `User/${userId}`;
  const joined = appended(
    stream,
    1,
    TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: [] }),
  );
  expect(new FedProjection(members).feed(joined).rows.has(userId)).toBe(true);
  expect(
    new FedProjection(members)
      .feed(joined, appended(stream, 2, MemberRemoved({ userId, teamId })))
      .rows.has(userId),
  ).toBe(false);
});

test('a new access code of a presentation grows the gate version', () => {
  const coded = (accessCodeName: string | null) =>
    PresentationRevised({ presentationId, accessCodeName });
  expect(after(created).gateVersion).toBe(0);
  expect(after(created, coded('a'), coded('a'), coded('b'))).toMatchObject({
    accessCodeName: 'b',
    gateVersion: 2,
  });
});

test.each(['onlyIntendedRecipientsCanViewSharedLinks', 'areSharedLinksSecure'] as const)(
  'turning on %s grows the gate version',
  (name) => {
    const only = (isOn: boolean) =>
      PresentationRevised({
        presentationId,
        settings: { ...created.data.settings, [name]: isOn },
      });
    expect(
      [
        after(created, only(false)),
        after(created, only(true), only(true)),
        after(created, only(true), only(false)),
      ].map(({ gateVersion }) => gateVersion),
    ).toEqual([0, 1, 1]);
  },
);
