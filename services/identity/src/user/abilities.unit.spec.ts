import { expect, test } from '@jest/globals';
import { newSettings, type TeamFeatures } from '../team/settings.ts';
import { abilitiesOf, abilityKeys, type InTeam } from './abilities.ts';
import type { Place } from './access.ts';

const teamId = '01a1fa00-0000-7000-8000-00000000000a';
const everything = Object.fromEntries(Object.keys(newSettings.features).map((feature) => [feature, true])) as unknown as TeamFeatures;
const member = (changes: Partial<Place> = {}): Place => ({ teamId, role: 'TEAM_MEMBER', permissions: [...abilityKeys, 'can_test_email_templates'], status: 'ACTIVE', ...changes });
const of = (features: Partial<TeamFeatures> = {}, place = member(), isMetabaseSet = true) => abilitiesOf({ features: { ...everything, ...features }, place, isMetabaseSet } satisfies InTeam);

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
  const others = Object.keys(everything).filter((feature) => !features.includes(feature as keyof TeamFeatures));
  expect(of(Object.fromEntries(others.map((feature) => [feature, false])))[ability]).toBe(true);
});

test.each([
  ['canUseSnippets', 'can_use_snippets'],
  ['canCreateSpaces', 'can_create_spaces'],
  ['canShareSpaces', 'can_share_spaces'],
  ['canVerifyEmails', 'can_verify_emails'],
  ['canUseMetabase', 'can_use_metabase'],
  ['canTestEmailTemplates', 'can_test_email_templates'],
] as [Ability, string][])('%s needs %s of a member and nothing of an administrator', (ability, key) => {
  expect(of({}, member({ permissions: member().permissions.filter((one) => one !== key) }))[ability]).toBe(false);
  expect(of({}, member({ permissions: [key] }))[ability]).toBe(true);
  expect(of({}, member({ permissions: [], role: 'TEAM_ADMIN' }))[ability]).toBe(true);
});

test('where members may not send, administrators may', () => {
  expect(of({ membersCanSendEmails: false }, member({ role: 'TEAM_ADMIN' })).canSendEmails).toBe(true);
});

test.each(['canUseSnippets', 'canVerifyEmails', 'canSendFaxes', 'isFullUser'] as Ability[])('%s is for full users', (ability) => {
  expect(of({}, member({ status: 'INVITED' }))[ability]).toBe(false);
  expect(of({}, member({ status: 'LOCKED' }))[ability]).toBe(false);
});

test('Metabase needs to be set up for the whole installation', () => {
  expect(of({}, member(), false).canUseMetabase).toBe(false);
});
