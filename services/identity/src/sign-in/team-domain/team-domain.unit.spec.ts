import { expect, test } from '@jest/globals';
import {
  TeamDomainAdded,
  TeamDomainCodeMailed,
  TeamDomainProven,
  TeamDomainRemoved,
} from '@lectern/schemas/events/identity/team-domains.ts';
import { parseSecrets } from '@lectern/kernel/keys/secrets.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { toDisplayDomain, domainName, domainOf } from './domain-name.ts';
import { codeHashOf, codeWithHash, mailedCode } from './mailed-code.ts';
import { provenPeriod, teamDomain } from './team-domain.ts';
import type { TeamDomainEvent } from './state.ts';

const domainId = '01a1fa00-0000-7000-8000-0000000000d0';
const teamId = '01a1fa00-0000-7000-8000-00000000000a';
const otherId = '01a1fa00-0000-7000-8000-00000000000b';
const mailId = '01a1fa00-0000-7000-8000-0000000000e0';
const of = { domainId, teamId };
const added = TeamDomainAdded({ ...of, domain: 'halden.example', challenge: 'challenge' });
const mailed = TeamDomainCodeMailed({
  ...of,
  mailId,
  mailbox: 'postmaster',
  codeHash: codeHashOf('ABCD'),
  expiresAt: '2026-11-21T12:00:00.000Z',
});
const proven = TeamDomainProven({ ...of, domain: 'halden.example', by: 'DNS' });
const mail = {
  type: 'MailCode',
  ...of,
  mailId,
  mailbox: 'postmaster',
  codeHash: codeHashOf('ABCD'),
} as const;
const type = { type: 'ProveByMail', ...of, codeHash: codeHashOf('ab-cd') } as const;

test('a domain is proven once, by its record or by a code, and only while the code is good', () => {
  given(teamDomain, [added])
    .when({ type: 'ProveByDns', ...of })
    .then([proven]);
  given(teamDomain, [added, proven])
    .when({ type: 'ProveByDns', ...of })
    .then([]);
  given(teamDomain, [added, mailed])
    .when(type)
    .then([TeamDomainProven({ ...proven.data, by: 'MAIL' })]);
  given(teamDomain, [added, mailed])
    .when({ ...type, codeHash: codeHashOf('WXYZ') })
    .thenFails('INVALID');
  given(teamDomain, [added, mailed])
    .when({ ...type, now: '2026-11-21T12:00:00.000Z' })
    .thenFails('INVALID');
  given(teamDomain, [added]).when(type).thenFails('INVALID');
  given(teamDomain, [added, TeamDomainCodeMailed({ ...mailed.data, codeHash: null })])
    .when(type)
    .thenFails('INVALID');
});

test('a code is mailed once a minute at most, and not for what is proven', () => {
  given(teamDomain, [added]).when(mail).then([mailed]);
  given(teamDomain, [added, mailed])
    .when({ ...mail, now: '2026-11-20T12:00:59.000Z' })
    .thenFails('TOO_MANY_REQUESTS');
  given(teamDomain, [added, proven]).when(mail).thenFails('CONFLICT');
});

test('only its team can act on a domain, and only until it is removed', () => {
  for (const command of [mail, type, { type: 'ProveByDns', ...of } as const]) {
    given(teamDomain, [added, mailed])
      .when({ ...command, teamId: otherId })
      .thenFails('NOT_FOUND');
    given(teamDomain, [added, TeamDomainRemoved({ ...of, domain: 'halden.example' })])
      .when(command)
      .thenFails('NOT_FOUND');
  }
  given(teamDomain, [added])
    .when({ type: 'RemoveDomain', domainId, teamId: otherId })
    .thenFails('NOT_FOUND');
  given(teamDomain, [added, TeamDomainRemoved({ ...of, domain: 'halden.example' })])
    .when({ type: 'RemoveDomain', ...of })
    .then([]);
  given(teamDomain, [added])
    .when({ type: 'AddDomain', ...of, domain: 'halden.example', challenge: 'c' })
    .thenFails('CONFLICT');
});

test('it is reserved as long as it is proven, and found by its name no longer', () => {
  const reserved = (events: TeamDomainEvent[]) =>
    teamDomain.reservations!(given(teamDomain, events).state);
  expect(reserved([added])).toEqual([]);
  expect(reserved([added, proven])).toEqual([
    { scope: 'global', kind: 'domain', value: 'halden.example' },
  ]);
  expect(reserved([added, proven, TeamDomainRemoved({ ...of, domain: 'halden.example' })])).toEqual(
    [],
  );
});

test('the period of ownership is kept after removal; an unproven domain had no owner', () => {
  const timeOf = (minute: number) => `2026-11-20T12:0${minute}:00.000Z`;
  const after = (...events: TeamDomainEvent[]) =>
    provenPeriod(
      events.reduce(
        (state, event, minute) =>
          teamDomain.evolve(state, event, { time: timeOf(minute) } as EventMeta),
        teamDomain.initial,
      ),
    );
  const removed = TeamDomainRemoved({ ...of, domain: 'halden.example' });
  expect([after(), after(added), after(added, removed)]).toEqual([null, null, null]);
  expect(after(added, proven)).toEqual({
    teamId,
    domain: 'halden.example',
    provenAt: timeOf(1),
    removedAt: null,
  });
  expect(after(added, proven, removed)).toEqual({
    teamId,
    domain: 'halden.example',
    provenAt: timeOf(1),
    removedAt: timeOf(2),
  });
});

test('a domain is written as DNS has it, and what is none is none', () => {
  expect(['Halden.Example.', ' bücher.example ', 'a.b-c.co'].map(domainName)).toEqual([
    'halden.example',
    'xn--bcher-kva.example',
    'a.b-c.co',
  ]);
  expect(['xn--bcher-kva.example', 'halden.example', 'xn--a.example'].map(toDisplayDomain)).toEqual(
    ['bücher.example', 'halden.example', 'xn--a.example'],
  );
  for (const text of [
    '',
    'halden',
    'halden..example',
    '-a.example',
    'a_b.example',
    '192.0.2.1',
    'a b.example',
    'evil.example/x',
    'evil.example?x',
    '%68alden.example',
    'halden.exa\tmple',
    '@halden.example',
    `${'a'.repeat(64)}.example`,
  ])
    expect([text, domainName(text)]).toEqual([text, null]);
  expect(
    [
      'kim@Halden.example',
      '"a@b"@halden.example',
      'halden.example',
      '@halden.example',
      'kim@',
      'kim@halden.example/x',
    ].map(domainOf),
  ).toEqual(['halden.example', 'halden.example', null, null, null, null]);
});

test('the code of a mail comes again with its secret, however it is typed, and with no other', () => {
  const secrets = parseSecrets('a secret of these specs alone and long enough');
  const code = mailedCode(secrets, { domainId, mailId });
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(
    codeWithHash(
      secrets,
      { domainId, mailId },
      codeHashOf(code.toLowerCase().replaceAll('-', ' ')),
    ),
  ).toBe(code);
  expect(
    codeWithHash(
      parseSecrets('another secret of these specs as long as that'),
      { domainId, mailId },
      codeHashOf(code),
    ),
  ).toBeNull();
});
