import { FirstAdminAppointed, PasswordRehashed, TeamJoined, UserRegistered } from '@lectern/schemas/events/identity.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { User, UserEvent } from './user.ts';

export type UserCommand =
  | {
      type: 'RegisterFirstAdmin';
      userId: string;
      email: string;
      emailName: string;
      name: string;
      passwordHash: string;
      teamId: string;
      teamName: string;
    }
  /** `from` is the hash that was verified: whoever changed the password meanwhile wins. */
  | { type: 'RehashPassword'; userId: string; from: string; passwordHash: string };

export function decide(command: UserCommand & Decision, user: User): UserEvent[] {
  switch (command.type) {
    case 'RegisterFirstAdmin': {
      if (user.status !== 'none') throw new DomainError('CONFLICT', 'This user is registered already.');
      const { userId, email, emailName, name, passwordHash, teamId, teamName } = command;
      return [
        UserRegistered({ userId, email, emailName, name, slug: userSlug(userId), passwordHash }),
        TeamJoined({ userId, teamId, role: 'TEAM_ADMIN', permissions: [] }),
        FirstAdminAppointed({ userId, teamId, teamName }),
      ];
    }
    case 'RehashPassword':
      if (user.status === 'none') throw new DomainError('NOT_FOUND', 'No such user.');
      if (user.passwordHash !== command.from) return [];
      return [PasswordRehashed({ userId: command.userId, passwordHash: command.passwordHash })];
  }
}

/** Made from the id's random end and not from the name: a slug is written in the open and must not say who it is. */
function userSlug(userId: string): string {
  return userId.slice(-12);
}
