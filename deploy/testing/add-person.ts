import { signIn } from '@lectern/identity/sign-in/sign-in/sign-in.ts';
import { newToken, tokenHashOf } from '@lectern/identity/sign-in/tokens/token.ts';
import { registerTeam } from '@lectern/identity/people/team/register-team.ts';
import { user } from '@lectern/identity/people/user/user.ts';
import type { TeamRole } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { Append } from '@lectern/kernel/store/commits-port.ts';
import { TeamJoined } from '@lectern/schemas/events/identity/memberships.ts';
import { UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import type { Services } from '../standalone/lectern-process.ts';

const origin = { actorId: null, onBehalfOfId: null, correlationId: 'spec', causationId: null };

/** The hash of no known password. */
const nobodysPassword = `$scrypt$ln=10,r=8,p=3$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export interface Person {
  userId: string;
  teamId: string;
  /** For a sign-in without a cookie. */
  token: string;
}

/** Adds a signed-in person to a team (by default a new one) directly in the store: for specs of permissions. */
export async function addPerson(
  { engines: { engines }, services }: Services,
  {
    teamId: given,
    role = 'TEAM_MEMBER',
    permissions = [],
  }: { teamId?: string; role?: TeamRole; permissions?: string[] } = {},
): Promise<Person> {
  const identity = services.find(({ definition }) => definition.name === 'identity')!;
  const teamId = given ?? newId();
  if (!given) await registerTeam(identity.systemContext(null), { teamId, name: 'Other' });
  const userId = newId();
  const events = [
    UserRegistered({
      userId,
      email: `${userId}@example.com`,
      emailName: userId,
      name: 'Kim',
      slug: userId.slice(-12),
      passwordHash: nobodysPassword,
    }),
    TeamJoined({ userId, teamId, role, permissions }),
  ];
  const time = new Date().toISOString();
  const meta = { id: '', stream: `User/${userId}`, version: 1, time, teamId, ...origin };
  const state = events.reduce((before, event) => user.evolve(before, event, meta), user.initial);
  const append: Append = {
    commit: {
      stream: `User/${userId}`,
      number: 1,
      id: newId(),
      firstVersion: 1,
      meta: { time, teamId, ...origin },
      idempotency: null,
      events: await Promise.all(events.map((event) => engines.codec.store(event))),
    },
    view: {
      declaration: user.declaration,
      row: {
        teamId: null,
        id: userId,
        version: 1,
        shape: user.shape,
        doc: { state, streamVersion: events.length },
        index: user.view.index(state, userId),
      },
    },
    take: user.reservations?.(state) ?? [],
    release: [],
  };
  await identity.store.commits.append(append);
  const token = newToken();
  const signInId = newId();
  const command = {
    type: 'StartSignIn',
    signInId,
    userId,
    teamId,
    tokenHash: tokenHashOf(token),
    isRemembered: false,
    userAgent: null,
    deviceName: 'spec',
    epoch: 0,
    address: null,
    deviceId: null,
    deviceEpoch: 0,
    requirementsEnded: 0,
  } as const;
  await identity.handler.execute(signIn, null, signInId, command, { ...origin, idempotency: null });
  return { userId, teamId, token };
}
