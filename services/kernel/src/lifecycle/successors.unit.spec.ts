import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  MemberRemoved,
  TeamJoined,
  WorkHandedOver,
} from '@lectern/schemas/events/identity/memberships.ts';
import { appended, FedProjection, type LogEvent } from '../testing/fed.ts';
import { follow, heirs, isHandedOver, scopeOf, type Successor } from './successors.ts';

const teamId = '01a1fa00-0000-7000-8000-00000000000a';
const [ann, ben, cem, dee, boss] = ['a', 'b', 'c', 'd', 'f'].map(
  (last) => `01a1fa00-0000-7000-8000-0000000000${last}0`,
) as [string, string, string, string, string];
const handed = (userId: string, toUserId: string) => WorkHandedOver({ userId, teamId, toUserId });
const left = (userId: string, toUserId: string) => [
  handed(userId, toUserId),
  MemberRemoved({ userId, teamId }),
];
const came = (userId: string) => [
  TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: [] }),
];

/** The events of each stream in order, and each twice, as a log may bring them. */
function known(...events: ReturnType<typeof left | typeof came>[]): Map<string, Successor> {
  const versions = new Map<string, number>();
  const records = events.flat().map((event): LogEvent => {
    const { userId } = event.data;
    versions.set(userId, (versions.get(userId) ?? 0) + 1);
    return appended(`User/${userId}`, versions.get(userId)!, event, { teamId, actorId: boss });
  });
  return new FedProjection(heirs).feed(...records, ...records).rows;
}

const heirOf = (userId: string, rows: ReadonlyMap<string, Successor>) =>
  follow(userId, (id) => Promise.resolve(rows.get(id)?.isGone ? rows.get(id)! : null));

test('a member who is here keeps what they own, also after coming back', async () => {
  expect(await heirOf(ann, known(came(ann)))).toBe(ann);
  expect(await heirOf(ann, known(came(ann), left(ann, ben), came(ann)))).toBe(ann);
  expect(await heirOf(ann, known(left(ann, ben), came(ann), left(ann, cem)))).toBe(cem);
});

test('a member who has handed over and stays keeps what they make from then on', async () => {
  expect(await heirOf(ann, known(came(ann), [handed(ann, ben)]))).toBe(ann);
  expect(
    await heirOf(ann, known(came(ann), [handed(ann, ben), MemberRemoved({ userId: ann, teamId })])),
  ).toBe(ben);
  expect(await heirOf(ann, known(came(ann), [MemberRemoved({ userId: ann, teamId })]))).toBe(ann);
});

test('heirs that leave in turn leave to their own heirs, in any order of the events', async () => {
  for (const order of [
    [left(ann, ben), left(ben, cem), left(cem, dee)],
    [left(cem, dee), left(ann, ben), left(ben, cem)],
  ]) {
    expect(
      await Promise.all([ann, ben, cem, dee].map((id) => heirOf(id, known(...order)))),
    ).toEqual([dee, dee, dee, dee]);
  }
});

test('of two who left to one another at the same moment, the one who removed them inherits', async () => {
  expect(await heirOf(ann, known(left(ann, ben), left(ben, ann)))).toBe(boss);
  expect(await heirOf(ann, known(left(ann, ben), left(ben, ann), left(boss, dee)))).toBe(dee);
  expect(await heirOf(ann, known(left(ann, ben), left(ben, ann), left(boss, ann)))).toBeNull();
});

test('whenever a work appears, and in any order of departures, its owner is a member in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([0, 1, 2, 3], { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
      fc.array(fc.nat(9), { minLength: 12, maxLength: 12 }),
      async (leaving, choices, delays) => {
        const people = [ann, ben, cem, dee, boss];
        // Each leaves to a member who is still there.
        const gone = new Set<number>();
        const events = leaving.map((who, index) => {
          gone.add(who);
          const there = people.filter((_, each) => !gone.has(each));
          return left(people[who]!, there[choices[index]! % there.length]!);
        });
        // Replica and policies read at their own pace; the policy for leaving waits until the replica knows of it.
        const steps = [
          ...events.map((event, index) => ({ at: delays[index]!, of: 'leaving' as const, event })),
          { at: delays[8]!, of: 'work' as const, event: events[0]! },
        ].toSorted((one, other) => one.at - other.at);
        const heard: typeof events = [];
        let owner: string | null = null;
        const handOver = async (from: string, to: string) => {
          if (owner === from) owner = await heirOf(to, known(...heard));
        };
        for (const { of, event } of steps) {
          if (of === 'work') {
            owner = ann;
            await handOver(ann, ann);
          } else {
            heard.push(event);
            await handOver(event[0]!.data.userId, event[0]!.data.userId);
          }
        }
        expect([...gone].map((who) => people[who])).not.toContain(owner);
      },
    ),
    { numRuns: 300 },
  );
});

const moment = (second: number) => `2026-11-20T12:00:${String(second).padStart(2, '0')}.000Z`;

test('however late or often a departure is seen, they lose what they had then and keep what they got since', async () => {
  const story = fc.array(
    fc.constantFrom('makes', 'hands over', 'leaves', 'comes back', 'is given it back'),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(
      story,
      fc.array(fc.nat(12), { minLength: 24, maxLength: 24 }),
      async (acts, delays) => {
        const stream: LogEvent[] = [];
        const works: { owner: string; since: string; isLost: boolean }[] = [];
        /** What is heard, by when. */
        const due: { at: number; left: LogEvent }[] = [];
        let isThere = true;
        const rows = () => new FedProjection(heirs).feed(...stream).rows;
        const react = async (left: LogEvent) => {
          const { heirOf: leaver, ownedUntil } = scopeOf(rows().get(ann), left as never);
          const heir = await heirOf(leaver, rows());
          if (heir === null || heir === ann) return;
          for (const work of works)
            if (
              isHandedOver(
                { ownerId: work.owner, ownedSince: work.since, formerOwnerId: null },
                { fromId: ann, toId: heir, ownedUntil },
              )
            )
              Object.assign(work, { owner: heir, since: moment(acts.length + 1) });
        };
        const happen = (second: number, ...events: ReturnType<typeof left | typeof came>) => {
          for (const event of events) {
            const record = appended(`User/${ann}`, stream.length + 1, event, {
              teamId,
              actorId: boss,
              time: moment(second),
            });
            stream.push(record);
            if (event.type !== 'TeamJoined')
              for (const twice of [0, 1])
                due.push({
                  at: second + delays[(stream.length * 2 + twice) % delays.length]!,
                  left: record,
                });
          }
          if (events.some(({ type }) => type === 'WorkHandedOver'))
            for (const work of works) if (work.owner === ann) work.isLost = true;
        };
        for (const [second, act] of acts.entries()) {
          // Two things of one moment could not be distinguished.
          if (act === 'makes' && isThere)
            works.push({ owner: ann, since: moment(second), isLost: false });
          if (act === 'hands over' && isThere) happen(second, handed(ann, ben));
          if (act === 'leaves' && isThere) happen(second, ...left(ann, ben));
          if (act === 'comes back' && !isThere) happen(second, ...came(ann));
          isThere = act === 'comes back' || (isThere && act !== 'leaves');
          if (act === 'is given it back' && isThere)
            for (const work of works)
              if (work.owner === ben)
                Object.assign(work, { owner: ann, since: moment(second), isLost: false });
          for (const { left: heard } of due.filter(({ at }) => at === second)) await react(heard);
        }
        for (const { left: heard } of due.filter(({ at }) => at >= acts.length)) await react(heard);
        expect(works.map(({ owner }) => owner)).toEqual(
          works.map(({ isLost }) => (isLost ? ben : ann)),
        );
      },
    ),
    { numRuns: 300 },
  );
});
