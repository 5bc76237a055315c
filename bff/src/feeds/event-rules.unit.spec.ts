import { expect, test } from '@jest/globals';
import { eventCatalogue } from '@lectern/schemas/events/catalogue.ts';
import { eventRules, hiddenOf, type StreamReader } from './event-rules.ts';

const aReader = ({
  permissions = [],
  userId = 'me',
  seen = [],
  owned = [],
}: {
  permissions?: string[];
  userId?: string;
  seen?: string[];
  owned?: string[];
} = {}): StreamReader => ({
  may: (permission) => permissions.includes(permission),
  is: (id) => id === userId,
  sees: (id) => Promise.resolve(seen.includes(id)),
  owns: (id) => Promise.resolve(owned.includes(id)),
});
const hidden = async (type: string, data: object, reader = aReader()) =>
  hiddenOf(reader, { type, data: { ...data } });

test('every event of the catalogue has a rule', () => {
  expect(Object.keys(eventRules).toSorted()).toEqual([...eventCatalogue.keys()].toSorted());
});

test('an event without a rule is hidden', async () => {
  expect(await hidden('NotYetInvented', { name: 'x' })).toBe('all');
  expect(await hidden('constructor', { name: 'x' })).toBe('all');
});

test('a reader without rights of their own sees only what every member sees', async () => {
  const types = [...eventCatalogue.keys()];
  const shown: string[] = [];
  for (const type of types) if ((await hidden(type, {})) !== 'all') shown.push(type);
  expect(shown.toSorted()).toEqual(
    [
      'AnnouncementMade',
      'BrandCreated',
      'BrandDeleted',
      'BrandMerged',
      'BrandRenamed',
      'GroupCreated',
      'GroupDeleted',
      'GroupJoined',
      'GroupLeft',
      'GroupRenamed',
      'LabelCreated',
      'LabelDeleted',
      'LabelMerged',
      'LabelRecoloured',
      'LabelRenamed',
      'PersonErased',
      'ProductCreated',
      'ProductDeleted',
      'ProductMerged',
      'ProductRenamed',
      'ProfileEdited',
      'TeamRegistered',
      'TeamSettingsChanged',
      'UserRegistered',
    ].toSorted(),
  );
});

test.each([
  ['SignedIn', { userId: 'me' }, 'none'],
  ['SignedIn', { userId: 'you' }, 'all'],
  ['NotificationRaised', { userId: 'you', sharedLinkId: 'mine' }, 'all'],
  ['MemberInvited', { userId: 'you' }, 'all'],
  ['SharedLinkCreated', { sharedLinkId: 'mine' }, 'none'],
  ['SharedLinkCreated', { sharedLinkId: 'theirs', createdBy: 'me' }, 'all'],
  ['ViewerSessionClosed', { linkOwnerId: 'me' }, 'none'],
  ['ViewerSessionClosed', { sharedLinkId: 'theirs', linkOwnerId: 'you' }, 'all'],
  ['HitEmailGiven', { sharedLinkId: 'mine' }, 'none'],
  ['PresentationRevised', { presentationId: 'open' }, ['customJavascript']],
  ['PresentationRevised', { presentationId: 'closed' }, 'all'],
  ['UserRegistered', { userId: 'you' }, ['emailName']],
  ['TeamRegistered', {}, ['booking']],
  ['ProfileEdited', { userId: 'you', name: 'Kim', signature: 'Yours' }, ['signature']],
  ['ProfileEdited', { userId: 'me', name: 'Kim', signature: 'Yours' }, 'none'],
  ['ImpersonationStarted', { userId: 'me' }, 'all'],
])('of %s with %j a member does not see %j', async (type, data, expected) => {
  expect(await hidden(type, data, aReader({ seen: ['open'], owned: ['mine'] }))).toEqual(expected);
});

test.each([
  ['can_edit_events', 'ViewerSessionClosed', 'none'],
  ['can_edit_events', 'SharedLinkCreated', ['token', 'alias']],
  ['can_edit_events', 'SignedIn', 'all'],
  ['can_edit_presentations', 'PresentationRevised', 'none'],
  ['can_edit_users', 'MemberPermissionsChanged', 'none'],
  ['can_edit_users', 'CustomRoleCreated', 'none'],
  ['can_edit_users', 'SingleSignOnConfigured', 'all'],
  ['can_edit_devices', 'DeviceRegistered', 'none'],
])('with %s a reader of %s does not see %j', async (permission, type, expected) => {
  const theirs = { userId: 'you', sharedLinkId: 'theirs', presentationId: 'closed' };
  expect(await hidden(type, theirs, aReader({ permissions: [permission] }))).toEqual(expected);
});
