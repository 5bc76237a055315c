import { expect, test } from '@jest/globals';
import { DeviceRegistered, DeviceRevoked } from '@lectern/schemas/events/identity/devices.ts';
import {
  ImpersonationEnded,
  ImpersonationStarted,
} from '@lectern/schemas/events/identity/impersonations.ts';
import {
  SingleSignOnConfigured,
  SingleSignOnMadeOptional,
  SingleSignOnRequired,
  SingleSignOnTested,
} from '@lectern/schemas/events/identity/single-sign-on.ts';
import {
  TeamDomainAdded,
  TeamDomainProven,
  TeamDomainRemoved,
} from '@lectern/schemas/events/identity/team-domains.ts';
import { TeamRegistered, TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import type { EventDefinition } from '@lectern/schemas/events/event.ts';
import type { Aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { Step } from '@lectern/kernel/commands/loaded.ts';
import type { DomainEvent, EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { appended } from '@lectern/kernel/testing/fed.ts';
import { device } from '../../sign-in/device/device.ts';
import { signIn } from '../../sign-in/sign-in/sign-in.ts';
import { singleSignOn } from '../../sign-in/single-sign-on/single-sign-on.ts';
import { team } from '../team/team.ts';
import { teamDomain } from '../../sign-in/team-domain/team-domain.ts';
import { changesOfDevice, changesOfImpersonation } from './access-changes.ts';
import type { Change } from './change.ts';
import { changesOfDomain, changesOfSingleSignOn, changesOfTeam } from './team-changes.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [teamId, annaId, kimId, domainId, deviceId, signInId] = [
  id('0a'),
  id('b0'),
  id('b1'),
  id('c0'),
  id('d0'),
  id('e0'),
];

function stepsOf<State, Command extends { type: string }, Definitions extends EventDefinition>(
  aggregate: Aggregate<State, Command, Definitions>,
  commits: readonly DomainEvent[][],
  meta: Partial<EventMeta> = {},
): Step<State>[] {
  let [before, version] = [aggregate.initial, 0];
  return commits.map((commit, index) => {
    const events = commit.map((event) =>
      appended(`${aggregate.name}/x`, ++version, event, { teamId, ...meta }),
    );
    const after = events.reduce(
      (state, event) =>
        aggregate.evolve(
          state,
          event as unknown as Parameters<typeof aggregate.evolve>[1],
          event.meta,
        ),
      before,
    );
    const step = { number: index + 1, meta: events[0]!.meta, events, before, after };
    before = after;
    return step;
  });
}
const eventsOf = (steps: readonly Step<unknown>[]) => steps.flatMap(({ events }) => events);
const told = (changes: readonly Change[]) =>
  changes.map(({ summary, fields }) => [
    summary,
    ...fields.map(({ name, before, after }) => `${name}: ${before} → ${after}`),
  ]);

test('team settings appear with the labels of the settings page', () => {
  const commits = [
    [
      TeamRegistered({ teamId, name: 'Acme', slug: 'acme' }),
      TeamSettingsChanged({ teamId, locale: 'de' }),
    ],
    [
      TeamSettingsChanged({
        teamId,
        type: 'PARTNER',
        channel: 'Fairs',
        promptForCustomerTimeout: 15,
        features: { sinch: true },
      }),
    ],
    [TeamSettingsChanged({ teamId, accountManagerId: annaId })],
    [TeamSettingsChanged({ teamId, accountManagerId: null, requiresSecondFactor: true })],
  ];
  const changes = changesOfTeam(stepsOf(team, commits));
  expect(told(changes)).toEqual([
    ['The team “Acme” was created.'],
    ['Team settings set.'],
    [
      'Team settings changed.',
      'Team type: Customer → Partner',
      'Channel: null → Fairs',
      'Customer prompt timeout: 10 → 15',
      'Text messages: No → Yes',
    ],
    ['Account manager changed.', `Account manager: null → ${annaId}`],
    [
      'Team settings changed.',
      'Require two-step sign-in: No → Yes',
      `Account manager: ${annaId} → null`,
    ],
  ]);
  expect(changes.every(({ personId, kind }) => personId === null && kind === 'TEAM')).toBe(true);
  expect(changes[3]!.fields[0]!.of).toBe('PERSON');
});

test('single sign-on changes show connection, test, requirement and exception, but of the secret only that it changed', () => {
  const connection = {
    teamId,
    provider: 'OKTA',
    host: 'acme.okta.com',
    clientId: 'lectern',
    clientSecret: 'first',
    defaultRole: 'TEAM_MEMBER',
  } as const;
  const commits = [
    [SingleSignOnConfigured(connection)],
    [SingleSignOnTested({ teamId, userId: annaId })],
    [SingleSignOnRequired({ teamId, exceptUserId: annaId })],
    [SingleSignOnRequired({ teamId, exceptUserId: kimId })],
    [SingleSignOnConfigured({ ...connection, clientSecret: 'second', defaultRole: 'TEAM_ADMIN' })],
    [SingleSignOnMadeOptional({ teamId })],
  ];
  const changes = changesOfSingleSignOn(stepsOf(singleSignOn, commits));
  expect(told(changes).slice(1)).toEqual([
    ['Single sign-on tested.'],
    ['Single sign-on required.', `Can still use a password: null → ${annaId}`],
    ['Single sign-on exceptions changed.', `Can still use a password: ${annaId} → ${kimId}`],
    [
      'Single sign-on connection changed.',
      'New users join as: Member → Admin',
      'Client secret: a secret → another secret',
    ],
    ['Single sign-on no longer required.', `Can still use a password: ${kimId} → null`],
  ]);
  expect(JSON.stringify(changes.map(({ fields }) => fields))).not.toMatch(/first"|second"/);
  expect(changes[1]).toMatchObject({ personId: null, meta: { actorId: annaId } });
});

test('a domain appears with its name, and how it was proven', () => {
  const commits = [
    [TeamDomainAdded({ domainId, teamId, domain: 'acme.example', challenge: 'c' })],
    [TeamDomainProven({ domainId, teamId, domain: 'acme.example', by: 'DNS' })],
    [TeamDomainRemoved({ domainId, teamId, domain: 'acme.example' })],
  ];
  expect(told(changesOfDomain(eventsOf(stepsOf(teamDomain, commits))))).toEqual([
    ['Domain acme.example added.'],
    ['Domain acme.example verified by its DNS record.'],
    ['Domain acme.example removed.'],
  ]);
});

test('an impersonation appears with its reason, and with its impersonator when it ends by itself; an erased reason is left out', () => {
  const started = {
    signInId,
    userId: kimId,
    teamId,
    impersonatorId: annaId,
    ownSignInId: id('e1'),
    reason: 'Her links',
    tokenHash: 'h',
    expiresAt: '2026-11-20T13:00:00.000Z',
    epoch: 0,
    userAgent: null,
    address: null,
  };
  const ended = ImpersonationEnded({
    signInId,
    userId: kimId,
    teamId,
    impersonatorId: annaId,
    because: 'TIME',
  });
  expect(
    told(
      changesOfImpersonation(eventsOf(stepsOf(signIn, [[ImpersonationStarted(started)], [ended]]))),
    ),
  ).toEqual([
    ['Started acting as them: “Her links”.'],
    ['The use of Lectern as them by {person} ended after an hour.'],
  ]);
  expect(
    told(
      changesOfImpersonation(
        eventsOf(
          stepsOf(signIn, [[ImpersonationStarted({ ...started, reason: null })], [ended]], {
            actorId: annaId,
          }),
        ),
      ),
    ),
  ).toEqual([['Started acting as them.'], ['Acting as them ended after an hour.']]);
});

test('a revoked device appears by name while the name is known', () => {
  const registered = (name: string | null) =>
    DeviceRegistered({
      deviceId,
      userId: kimId,
      teamId,
      type: 'IPAD',
      operatingSystem: 'IOS',
      platform: 'IOS',
      appVersion: null,
      name,
      pushToken: null,
    });
  const revoked = DeviceRevoked({ deviceId, userId: kimId, teamId });
  expect(
    told(
      changesOfDevice(
        stepsOf(device, [[registered('Kim’s iPad')], [revoked], [registered(null)], [revoked]]),
      ),
    ),
  ).toEqual([['Device “Kim’s iPad” revoked.'], ['Device revoked.']]);
});
