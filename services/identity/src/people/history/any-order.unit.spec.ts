import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  GroupCreated,
  GroupDeleted,
  GroupRenamed,
} from '@lectern/schemas/events/identity/groups.ts';
import {
  InvitationRevoked,
  MemberInvited,
  MemberLocked,
  MemberPermissionsChanged,
  MemberRemoved,
  MemberRoleChanged,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import {
  RecoveryCodesIssued,
  TotpCodeUsed,
  TotpTurnedOff,
} from '@lectern/schemas/events/identity/second-factor.ts';
import { TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import { ProfileEdited, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import type { Projection } from '@lectern/kernel/projections/projection.ts';
import { appended, FedProjection, type LogEvent } from '@lectern/kernel/testing/fed.ts';
import { teamMembershipIn } from '../user/memberships.ts';
import { user } from '../user/user.ts';
import type { User } from '../user/state.ts';
import type { UserEvent } from '../user/events.ts';
import { peopleHistory } from './people-history.ts';
import { isMemberAt, maybeMemberAt, membershipPeriods } from './membership-periods.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const teamId = id('0a');
const userIds = [id('b0'), id('b1'), id('b2')];
const groupId = id('d0');
const timeOf = (minutes: number) =>
  new Date(Date.UTC(2026, 10, 20) + minutes * 60_000).toISOString();

/** Events that can follow, by state. */
function nextOf(userId: string, state: User, which: number): UserEvent {
  if (state.status === 'none')
    return UserRegistered({
      userId,
      email: `${userId}@example.com`,
      emailName: userId,
      name: 'Kim',
      slug: 'k',
      passwordHash: null,
    });
  const of = { userId, teamId };
  const role = which % 2 === 0 ? 'TEAM_ADMIN' : 'TEAM_MEMBER';
  const invited = MemberInvited({
    ...of,
    invitationId: id('e1'),
    role,
    permissions: [],
    invitedBy: null,
    tokenHash: 'hash',
    expiresAt: timeOf(9_999),
  });
  const joined = TeamJoined({ ...of, role, permissions: ['can_edit_files'] });
  const place = teamMembershipIn(state, teamId);
  const may: UserEvent[] =
    place === null
      ? [invited, joined]
      : place.status === 'INVITED'
        ? [invited, InvitationRevoked({ ...of, invitationId: id('e1') })]
        : [
            MemberRemoved(of),
            MemberRoleChanged({ ...of, role }),
            MemberPermissionsChanged({ ...of, permissions: [] }),
            MemberLocked(of),
            ProfileEdited({ ...of, name: `Kim ${which}` }),
          ];
  return may[which % may.length]!;
}

const others: [string, readonly DomainEvent[]][] = [
  [
    `SecondFactor/${userIds[0]}`,
    [
      TotpCodeUsed({ userId: userIds[0]!, step: 1 }),
      RecoveryCodesIssued({ userId: userIds[0]!, teamId, codeHashes: [] }),
      TotpTurnedOff({ userId: userIds[0]!, teamId }),
    ],
  ],
  [
    `Group/${teamId}/${groupId}`,
    [
      GroupCreated({ groupId, name: 'North' }),
      GroupRenamed({ groupId, name: 'South' }),
      GroupDeleted({ groupId }),
    ],
  ],
  [
    `Team/${teamId}`,
    [
      TeamSettingsChanged({ teamId, locale: 'de' }),
      TeamSettingsChanged({ teamId, accountManagerId: userIds[1]! }),
    ],
  ],
];

/** Histories of three people, with events at the same moment, and of others. */
const streams = fc
  .array(
    fc.array(fc.record({ which: fc.nat(60), minutes: fc.nat(2) }), { maxLength: 14, size: 'max' }),
    { minLength: 3, maxLength: 3 },
  )
  .map((lives) => {
    const people = lives.map((life, index) => {
      const userId = userIds[index]!;
      let [state, at]: [User, number] = [user.initial, 0];
      return life.map(({ which, minutes }, step) => {
        at += minutes;
        const event = nextOf(userId, state, which);
        const record = appended(`User/${userId}`, step + 1, event, {
          teamId,
          actorId: userIds[which % 3]!,
          time: timeOf(at),
        });
        state = user.evolve(state, event, record.meta);
        return record;
      });
    });
    return [
      ...people,
      ...others.map(([stream, events]) =>
        events.map((event, index) =>
          appended(stream, index + 1, event, { teamId, time: timeOf(index) }),
        ),
      ),
    ];
  });

/** The order of reading, with repetitions. */
const readings = fc.array(
  fc.record({ stream: fc.nat(5), count: fc.integer({ min: 1, max: 4 }), back: fc.nat(3) }),
  { maxLength: 60, size: 'max' },
);

type AnyProjection = Projection<unknown, never>;

function live(
  projection: AnyProjection,
  all: readonly (readonly LogEvent[])[],
  steps: readonly { stream: number; count: number; back: number }[],
) {
  const fed = new FedProjection(projection);
  const read = all.map(() => 0);
  for (const { stream, count, back } of [
    ...steps,
    ...all.map((each, index) => ({ stream: index, count: each.length, back: 1 })),
  ]) {
    const from = Math.max(0, read[stream]! - back);
    read[stream] = Math.max(read[stream]!, Math.min(all[stream]!.length, read[stream]! + count));
    fed.feed(...all[stream]!.slice(from, read[stream]));
  }
  return fed.table();
}

test.each([peopleHistory, membershipPeriods] as unknown as AnyProjection[])(
  'however streams are mixed, repeated and cut into batches, live and rebuilt rows are the same (%#)',
  (projection) => {
    fc.assert(
      fc.property(streams, readings, (all, steps) => {
        const rebuilt = new FedProjection(projection).feed(...all.flat()).table();
        expect(live(projection, all, steps)).toEqual(rebuilt);
        expect(live(projection, all.toReversed(), steps)).toEqual(rebuilt);
      }),
    );
  },
);

test('the people of a moment are those whose streams say that they were invited or members', () => {
  fc.assert(
    fc.property(streams, fc.nat(30), (all, minutes) => {
      const at = timeOf(minutes);
      const { since, until } = maybeMemberAt(at);
      const table = new FedProjection(membershipPeriods).feed(...all.flat()).table();
      const found = table
        .filter(({ doc, index }) => {
          const row = index as { since: string; until: string };
          return row.since <= since.to && row.until >= until.from && isMemberAt(doc, at);
        })
        .map((row) => row.id);
      const were = userIds.filter((_, index) => {
        const before = all[index]!.filter(({ meta }) => meta.time <= at);
        return (
          teamMembershipIn(
            before.reduce(
              (state, event) => user.evolve(state, event as unknown as UserEvent, event.meta),
              user.initial,
            ),
            teamId,
          ) !== null
        );
      });
      expect(found).toEqual(were);
    }),
  );
});
