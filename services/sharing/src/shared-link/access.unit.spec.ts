import { expect, test } from '@jest/globals';
import type { PresentationReplica } from '../replicas/presentations.ts';
import {
  blocksRobots,
  evaluateAccess,
  consentStatements,
  totalGateVersion,
  type AccessInput,
} from './access.ts';
import { explainAccess } from './explain-access.ts';
import { defaultRules, type ExistingSharedLink } from './state.ts';

const now = '2026-11-20T12:00:00.000Z';
const earlier = '2026-11-20T11:59:59.999Z';
const later = '2026-11-20T12:00:00.001Z';

const aLink = (changes: object = {}) =>
  ({
    status: 'active',
    presentationId: 'p',
    createdBy: 'u',
    ownedSince: earlier,
    formerOwnerId: null,
    createdAt: earlier,
    token: 't',
    alias: null,
    name: null,
    nameKey: null,
    linkType: 'LINK',
    expiresAt: null,
    notificationLevel: 1,
    ...defaultRules,
    areRemindersMuted: false,
    noticedHitId: null,
    hasAccessCode: false,
    accessCode: null,
    recipients: [],
    requests: [],
    gateVersion: 0,
    deletedAt: null,
    ...changes,
  }) as ExistingSharedLink;

const settings = {
  canBeShared: true,
  canBeSharedLink: true,
  canBeForwarded: true,
  canBeDownloaded: true,
  canBePrinted: true,
  canBePrintedByUser: true,
  canBeExported: true,
  pdfUseFullApi: true,
  pdfUseWebviewerServer: false,
  pdfDisableWidgetHighlighting: false,
  areSharedLinksSecure: false,
  onlyIntendedRecipientsCanViewSharedLinks: false,
};
const aPresentation = (
  changes: object = {},
  settingsChanges: Partial<typeof settings> = {},
): PresentationReplica => ({
  name: 'Q3',
  slug: 'q3',
  alias: null,
  presentationType: 'pdf',
  status: 'ACTIVE',
  ownerId: 'u',
  groupIds: [],
  isDeleted: false,
  isInternalUseOnly: false,
  isPdfForm: false,
  releaseAt: null,
  expiresAt: null,
  accessCodeName: null,
  gateVersion: 0,
  sharingDisclaimer: null,
  file: { fileId: 'f', name: 'q3.pdf' },
  next: null,
  pages: [{ width: 1, height: 1 }],
  settings: { ...settings, ...settingsChanges },
  ...changes,
});

const team = (sharingConsent: AccessInput['team']['sharingConsent'], consentVersion = 0) => ({
  sharingConsent,
  consentVersion,
});
const facts = (changes: Partial<AccessInput> = {}): AccessInput => ({
  link: aLink(),
  presentation: aPresentation(),
  team: team('IMPLIED'),
  now,
  ...changes,
});

test.each([
  ['nothing is in its way', {}, {}, null],
  ['the link was turned off', { status: 'canceled' }, {}, 'CANCELED'],
  ['the link was ended by hand', { status: 'expired', reason: 'asked' }, {}, 'EXPIRED'],
  ['the link’s date has come', { expiresAt: now }, {}, 'EXPIRED'],
  ['the link’s date comes next', { expiresAt: later }, {}, null],
  [
    'it went with its presentation',
    { status: 'expired', reason: 'presentation-deleted' },
    {},
    'UNAVAILABLE',
  ],
  ['the link is deleted', { deletedAt: earlier }, {}, 'UNAVAILABLE'],
  ['the presentation is deleted', {}, { isDeleted: true }, 'UNAVAILABLE'],
  ['the presentation is a draft', {}, { status: 'DRAFT' }, 'UNAVAILABLE'],
  ['the presentation is being processed', {}, { pages: null }, 'PREPARING'],
  [
    'the presentation could not be processed',
    {},
    { pages: null, hasFailed: true },
    'PREPARATION_FAILED',
  ],
  ['another file could not be processed', {}, { hasFailed: true }, null],
  ['it is not released and not processed', {}, { pages: null, releaseAt: later }, 'NOT_RELEASED'],
  ['the presentation is for internal use', {}, { isInternalUseOnly: true }, 'UNAVAILABLE'],
  ['the presentation is released this moment', {}, { releaseAt: now }, null],
  ['the presentation is released next', {}, { releaseAt: later }, 'NOT_RELEASED'],
  ['the presentation’s end has come', {}, { expiresAt: now }, 'EXPIRED'],
  ['the presentation’s end comes next', {}, { expiresAt: later }, null],
] as const)('%s', (_what, link, presentation, closed) => {
  const known = facts({ link: aLink(link), presentation: aPresentation(presentation) });
  expect(evaluateAccess(known).closed).toBe(closed);
  expect(explainAccess(known, 'kim').passes).toBe(closed === null);
});

test('a missing presentation closes its links', () => {
  expect(evaluateAccess(facts({ presentation: null })).closed).toBe('UNAVAILABLE');
  expect(explainAccess(facts({ presentation: null }), 'kim')).toMatchObject({
    passes: false,
    decidedBy: 'PRESENTATION',
  });
});

test('gates of link and presentation come in a fixed order', () => {
  const gates = (changes: Partial<AccessInput>) => evaluateAccess(facts(changes)).gates;
  expect(gates({})).toEqual([]);
  expect(gates({ link: aLink({ hasAccessCode: true }) })).toEqual(['ACCESS_CODE']);
  expect(gates({ presentation: aPresentation({ accessCodeName: 'n' }) })).toEqual(['ACCESS_CODE']);
  expect(gates({ link: aLink({ isForRecipientsOnly: true }) })).toEqual(['EMAIL']);
  expect(
    gates({ presentation: aPresentation({}, { onlyIntendedRecipientsCanViewSharedLinks: true }) }),
  ).toEqual(['EMAIL']);
  expect(gates({ presentation: aPresentation({}, { areSharedLinksSecure: true }) })).toEqual([
    'EMAIL',
  ]);
  expect(gates({ link: aLink({ emailMode: 'ENTERED' }) })).toEqual(['EMAIL']);
  expect(gates({ team: team('OPTIONAL') })).toEqual([]);
  expect(
    gates({
      team: team('REQUIRED'),
      link: aLink({ hasAccessCode: true, isForRecipientsOnly: true }),
    }),
  ).toEqual(['CONSENT', 'ACCESS_CODE', 'EMAIL']);
});

test('a link asks for more than its presentation, never for less', () => {
  const mode = (link: object, settings = {}) =>
    evaluateAccess(facts({ link: aLink(link), presentation: aPresentation({}, settings) }))
      .emailMode;
  const entered = { emailMode: 'ENTERED' };
  expect(mode({})).toBe('NOT_REQUIRED');
  expect(mode(entered)).toBe('ENTERED');
  expect(mode({ emailMode: 'VERIFIED' })).toBe('VERIFIED');
  expect(mode({ ...entered, isForRecipientsOnly: true })).toBe('VERIFIED');
  expect(mode(entered, { areSharedLinksSecure: true })).toBe('VERIFIED');
  expect(mode(entered, { onlyIntendedRecipientsCanViewSharedLinks: true })).toBe('VERIFIED');
  expect(explainAccess(facts({ link: aLink(entered) }), 'lee')).toMatchObject({
    passes: true,
    decidedBy: 'EMAIL',
  });
});

test('a link’s consent mode overrides the team’s', () => {
  const mode = (
    consentMode: string | null,
    sharingConsent: AccessInput['team']['sharingConsent'],
  ) =>
    evaluateAccess(facts({ link: aLink({ consentMode }), team: team(sharingConsent) })).consentMode;
  expect([mode(null, 'IMPLIED'), mode(null, 'OPTIONAL'), mode(null, 'REQUIRED')]).toEqual([
    'NOT_REQUIRED',
    'OPTIONAL',
    'REQUIRED',
  ]);
  expect([mode('NOT_REQUIRED', 'REQUIRED'), mode('REQUIRED', 'IMPLIED')]).toEqual([
    'NOT_REQUIRED',
    'REQUIRED',
  ]);
});

test('the consent text says what is agreed to, and who asks, in each language', () => {
  const inEnglish = (...asked: Parameters<typeof consentStatements>) =>
    consentStatements(...asked).find(({ language }) => language === 'en')?.text;
  const team = { name: 'Acme', privacyPolicyUrl: 'https://acme.example/privacy' };
  expect(consentStatements('NOT_REQUIRED', team)).toEqual([]);
  expect(consentStatements('OPTIONAL', team)).toContainEqual({
    language: 'de',
    text: 'Acme darf sehen, welche Seiten ich lese und wie lange.',
  });
  expect(inEnglish('OPTIONAL', team)).toBe('Acme may see which pages I read, and for how long.');
  expect(inEnglish('REQUIRED', team)).toBe('I have read and accept the privacy policy of Acme.');
  expect(inEnglish('REQUIRED', { ...team, privacyPolicyUrl: null })).toBe(
    'I agree that Acme sees which pages I read, and for how long.',
  );
});

test('a link can only restrict what its presentation allows', () => {
  const may = ({
    canBeDownloaded,
    canBePrinted,
    canBeForwarded,
  }: ReturnType<typeof evaluateAccess>) => [canBeDownloaded, canBePrinted, canBeForwarded];
  expect(may(evaluateAccess(facts()))).toEqual([true, true, true]);
  expect(
    may(
      evaluateAccess(
        facts({
          link: aLink({ canBeDownloaded: false }),
          presentation: aPresentation({}, { canBePrinted: false }),
        }),
      ),
    ),
  ).toEqual([false, false, true]);
});

test('a new code or consent text is a new gate version', () => {
  expect(
    totalGateVersion(
      facts({
        link: aLink({ gateVersion: 2 }),
        presentation: aPresentation({ gateVersion: 3 }),
        team: team('REQUIRED', 4),
      }),
    ),
  ).toBe(9);
  // A row of the previous release serves until the new ones are built.
  expect(
    totalGateVersion(
      facts({
        link: aLink({ gateVersion: 2 }),
        presentation: aPresentation({ gateVersion: 3 }),
        team: { sharingConsent: 'REQUIRED' },
      }),
    ),
  ).toBe(5);
});

test('an explanation lists every rule, what it asks, and what the person may do then', () => {
  const link = aLink({
    hasAccessCode: true,
    isForRecipientsOnly: true,
    recipients: [{ recipientId: 'kim', email: 'k@x.example', name: null, mail: null }],
    canBePrinted: false,
  });
  const known = facts({ link, presentation: aPresentation({}, { canBeForwarded: false }) });
  const { passes, decidedBy, steps } = explainAccess(known, 'kim');
  expect([passes, decidedBy]).toEqual([true, 'EMAIL_CODE']);
  expect(steps.map(({ rule, outcome }) => `${rule} ${outcome}`)).toEqual([
    'LINK_STATUS PASSES',
    'LINK_EXPIRY PASSES',
    'PRESENTATION PASSES',
    'PRESENTATION_RELEASE PASSES',
    'PRESENTATION_EXPIRY PASSES',
    'CONSENT PASSES',
    'ACCESS_CODE ASKS',
    'RECIPIENTS PASSES',
    'EMAIL_CODE ASKS',
    'DOWNLOAD PASSES',
    'PRINT REFUSES',
    'FORWARD REFUSES',
  ]);
  expect(steps.slice(-2).map(({ explanation }) => explanation)).toEqual([
    'They may not print it: the link does not allow it.',
    'They may not forward it: the presentation does not allow it.',
  ]);
  expect(explainAccess(known, 'lee')).toMatchObject({ passes: false, decidedBy: 'RECIPIENTS' });
  expect(explainAccess(facts(), 'lee')).toMatchObject({ passes: true, decidedBy: null });
});

test('a link blocks robots when it asks something of its reader', () => {
  const blocks = (link: object, ...presentation: Parameters<typeof aPresentation>) =>
    blocksRobots(aLink(link), aPresentation(...presentation));
  expect(blocks({})).toBe(false);
  expect([
    blocks({ hasAccessCode: true }),
    blocks({ isForRecipientsOnly: true }),
    blocks({}, { accessCodeName: 'x' }),
    blocks({}, {}, { areSharedLinksSecure: true }),
    blocks({}, {}, { onlyIntendedRecipientsCanViewSharedLinks: true }),
  ]).toEqual([true, true, true, true, true]);
});
