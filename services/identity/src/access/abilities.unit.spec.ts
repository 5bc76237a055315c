import { expect, test } from '@jest/globals';
import { newSettings, type TeamFeatures } from '../people/team/settings.ts';
import {
  abilityKeys,
  compoundRules,
  explain,
  type AbilityQuestion,
} from '@lectern/schemas/access/abilities.ts';
import { permissionKeys } from '@lectern/schemas/access/permissions.ts';
import { abilitiesOf } from './abilities.ts';

const everything = Object.fromEntries(
  Object.keys(newSettings.features).map((feature) => [feature, true]),
) as unknown as TeamFeatures;
type Member = Omit<AbilityQuestion, 'features' | 'isMetabaseSet'>;
const member = (changes: Partial<Member> = {}): Member => ({
  role: 'TEAM_MEMBER',
  permissions: [...abilityKeys, 'can_test_email_templates'],
  customRole: null,
  status: 'ACTIVE',
  ...changes,
});
const of = (features: Partial<TeamFeatures> = {}, place = member(), isMetabaseSet = true) =>
  abilitiesOf({ features: { ...everything, ...features }, ...place, isMetabaseSet });

type Ability = keyof ReturnType<typeof abilitiesOf>;

test('with every feature on and every key given everything but being an employee is true', () => {
  expect(Object.entries(of()).filter(([, is]) => !is)).toEqual([['isEmployee', false]]);
});

test.each([
  ['canSendEmails', ['sendingEmails', 'membersCanSendEmails']],
  ['canUseSnippets', ['sharing', 'sendingEmails', 'membersCanSendEmails', 'snippets']],
  ['canCreateSpaces', ['spaces']],
  ['canShareSpaces', ['spaces']],
  ['canVerifyEmails', ['emailVerification']],
  ['canSendFaxes', ['fax']],
  ['canUseMetabase', ['metabase']],
  ['canTestEmailTemplates', ['emailPreviews']],
  ['canUseSinch', ['sinch']],
  ['canUseHaystack', ['haystack']],
] as [Ability, (keyof TeamFeatures)[]][])('%s needs of the team: %s', (ability, features) => {
  for (const feature of features) expect(of({ [feature]: false })[ability]).toBe(false);
  const others = Object.keys(everything).filter(
    (feature) => !features.includes(feature as keyof TeamFeatures),
  );
  expect(of(Object.fromEntries(others.map((feature) => [feature, false])))[ability]).toBe(true);
});

test.each([
  ['canUseSnippets', 'can_use_snippets'],
  ['canCreateSpaces', 'can_create_spaces'],
  ['canShareSpaces', 'can_share_spaces'],
  ['canVerifyEmails', 'can_verify_emails'],
  ['canUseMetabase', 'can_use_metabase'],
  ['canTestEmailTemplates', 'can_test_email_templates'],
] as [Ability, string][])(
  '%s needs %s of a member and nothing of an administrator',
  (ability, key) => {
    expect(
      of({}, member({ permissions: member().permissions.filter((one) => one !== key) }))[ability],
    ).toBe(false);
    expect(of({}, member({ permissions: [key] }))[ability]).toBe(true);
    expect(of({}, member({ permissions: [], role: 'TEAM_ADMIN' }))[ability]).toBe(true);
  },
);

test('where members may not send, administrators may', () => {
  expect(of({ membersCanSendEmails: false }, member({ role: 'TEAM_ADMIN' })).canSendEmails).toBe(
    true,
  );
});

test.each(['canUseSnippets', 'canVerifyEmails', 'canSendFaxes', 'isFullUser'] as Ability[])(
  '%s is for full users',
  (ability) => {
    expect(of({}, member({ status: 'INVITED' }))[ability]).toBe(false);
    expect(of({}, member({ status: 'LOCKED' }))[ability]).toBe(false);
  },
);

test('Metabase needs to be set up for the whole installation', () => {
  expect(of({}, member(), false).canUseMetabase).toBe(false);
});

const because = (
  key: string,
  place: Partial<Member> = {},
  features: Partial<TeamFeatures> = {},
  isMetabaseSet = true,
) =>
  Object.values(
    explain(
      {
        features: { ...everything, ...features },
        ...member({ permissions: [], ...place }),
        isMetabaseSet,
      },
      key,
    ),
  );
const customRole = {
  id: 'r',
  name: 'Content',
  permissions: ['can_edit_files', 'can_use_snippets'],
};

test.each(permissionKeys.filter((key) => key !== 'can_test_email_templates'))(
  '%s alone decides, whether it is theirs or their role’s; administrators pass',
  (key) => {
    expect(because(key)).toEqual([false, 'NO_KEY', null]);
    expect(because(key, { permissions: [key] })).toEqual([true, 'OWN_KEY', null]);
    expect(because(key, { customRole: { ...customRole, permissions: [key] } })).toEqual([
      true,
      'CUSTOM_ROLE',
      null,
    ]);
    expect(because(key, { role: 'TEAM_ADMIN' })).toEqual([true, 'ADMIN', null]);
  },
);

test('what decides is said: the team first, then who it is, then the key', () => {
  expect(because('can_use_snippets', { customRole }, { snippets: false })).toEqual([
    false,
    'TEAM_FLAG_OFF',
    'snippets',
  ]);
  expect(because('can_use_snippets', { customRole })).toEqual([true, 'CUSTOM_ROLE', null]);
  expect(because('can_send_emails', {}, { membersCanSendEmails: false })).toEqual([
    false,
    'TEAM_FLAG_OFF',
    'membersCanSendEmails',
  ]);
  expect(because('can_send_emails')).toEqual([true, 'TEAM_ALLOWS', 'membersCanSendEmails']);
  expect(
    because('can_send_emails', { role: 'TEAM_ADMIN' }, { membersCanSendEmails: false }),
  ).toEqual([true, 'ADMIN', null]);
  expect(because('can_send_faxes')).toEqual([true, 'FULL_USER', null]);
  expect(because('can_use_metabase', { role: 'TEAM_ADMIN' }, {}, false)).toEqual([
    false,
    'NOT_SET_UP',
    null,
  ]);
  expect(because('can_use_sinch', {}, { sinch: false })).toEqual([false, 'TEAM_FLAG_OFF', 'sinch']);
});

test('a person who cannot sign in may do nothing, and an unknown ability is not granted', () => {
  for (const key of [...permissionKeys, ...Object.keys(compoundRules)]) {
    expect(because(key, { role: 'TEAM_ADMIN', status: 'LOCKED' })).toEqual([false, 'LOCKED', null]);
    expect(because(key, { permissions: [key], status: 'INVITED' })).toEqual([
      false,
      'NOT_JOINED',
      null,
    ]);
  }
  for (const key of ['can_fly', 'constructor', ''])
    expect(because(key, { role: 'TEAM_ADMIN' })).toEqual([false, 'UNKNOWN', null]);
});
