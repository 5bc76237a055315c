import { roundRobin } from '@lectern/deploy/demo/round-robin.ts';
import { GroupCreated, GroupJoined } from '@lectern/schemas/events/identity/groups.ts';
import { TeamJoined } from '@lectern/schemas/events/identity/memberships.ts';
import { UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { group } from '@lectern/identity/access/group/group.ts';
import { user } from '@lectern/identity/people/user/user.ts';
import { permissionKeys } from '@lectern/schemas/access/permissions.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { append, inChunks, type Team } from './team.ts';

const CHUNK = 50;
/** People per group: 200 groups for 10,000. */
const IN_A_GROUP = 50;
const DAY_MS = 86_400_000;

const firsts = [
  'Ada',
  'Bruno',
  'Chiara',
  'Dmitri',
  'Elif',
  'Fatou',
  'Gustav',
  'Hana',
  'Ivo',
  'Jamal',
  'Kirsten',
  'Luca',
  'Mette',
  'Noor',
  'Oscar',
  'Priya',
  'Quentin',
  'Rosa',
  'Sven',
  'Tomás',
];
const lasts = [
  'Andersen',
  'Bianchi',
  'Costa',
  'Dubois',
  'Eriksen',
  'Fischer',
  'García',
  'Haddad',
  'Ivanova',
  'Jensen',
  'Kowalski',
  'Lindqvist',
  'Moreau',
  'Nakamura',
  'Okafor',
  'Petrov',
  'Quist',
  'Rossi',
  'Solheim',
  'Tanaka',
];

/** Members besides the first administrator, each in one group and with a few permissions. */
export async function seedPeople(team: Team, count: number): Promise<void> {
  const { teamId } = team;
  const identity = team.service('identity');
  const groups = Array.from({ length: Math.ceil(count / IN_A_GROUP) }, () => newId());
  const at = Date.now() - 90 * DAY_MS;
  await inChunks(team, 'groups', groups.length, CHUNK, (from, to) =>
    Promise.all(
      groups.slice(from, to).map((groupId, index) =>
        append(team, identity, group, {
          id: groupId,
          at,
          decided: [GroupCreated({ groupId, name: `Region ${from + index + 1}` })],
        }),
      ),
    ),
  );
  await inChunks(team, 'people', count, CHUNK, (from, to) =>
    Promise.all(
      Array.from({ length: to - from }, (_, index) => {
        const nth = from + index;
        const userId = newId();
        const name = `${firsts[nth % firsts.length]} ${lasts[Math.floor(nth / firsts.length) % lasts.length]}`;
        const permissions = permissionKeys.filter((_key, place) => (nth + place) % 7 === 0);
        return append(team, identity, user, {
          id: userId,
          at,
          decided: [
            UserRegistered({
              userId,
              email: `person${nth}@people.example`,
              emailName: `seed-${nth}`,
              name,
              slug: userId.slice(-12),
              passwordHash: null,
            }),
            TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions }),
            GroupJoined({ userId, teamId, groupId: roundRobin(groups, nth) }),
          ],
        });
      }),
    ),
  );
}
