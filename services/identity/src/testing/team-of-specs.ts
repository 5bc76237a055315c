import type { Claims, UserClaims } from '@lectern/schemas/access/claims.ts';
import { normalizeForIndex } from '@lectern/kernel/keys/blind-index.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import { tokenHashOf } from '../sign-in/tokens/token.ts';
import { user } from '../people/user/user.ts';
import { anIdentity, type Identity, type SignedInAnswer } from './an-identity.ts';
import { invitationTokenOf } from './mails.ts';

export const password = 'a boat full of lemons';

interface Invited {
  email: string;
  problem: string | null;
  user: { id: string; status: string; storedPermissions: string[] } | null;
}

export class TeamOfSpecs {
  identity!: Identity;
  admin!: Claims;
  teamId!: string;

  async start(env: NodeJS.ProcessEnv): Promise<void> {
    this.identity = await anIdentity(env);
    const { token, user: made } = await this.identity.setUp();
    this.teamId = made.currentTeam.id;
    this.admin = await this.identity.as(token);
  }

  readonly invite = (emails: string[], more: Record<string, unknown> = {}, by = this.admin) =>
    this.identity.call<Invited[]>('inviteMembers', { input: { emails, ...more } }, by);

  readonly invited = async (email: string, more: Record<string, unknown> = {}): Promise<string> => {
    const [result] = await this.invite([email], more);
    if (!result?.user) throw new Error(result?.problem ?? 'Nobody was invited');
    return result.user.id;
  };

  readonly choose = (token: string, more: Record<string, unknown> = {}) =>
    this.identity.call<SignedInAnswer>('createPassword', {
      input: { token, password, passwordConfirmation: password, ...more },
    });

  /** Without hashing a password. */
  readonly aMember = async (
    email: string,
    { permissions = [], role = 'TEAM_MEMBER' }: Partial<UserClaims> = {},
  ): Promise<UserClaims> => {
    const userId = await this.invited(email, { permissions, role });
    const { handler } = this.identity.running.service('identity');
    const origin = {
      actorId: null,
      onBehalfOfId: null,
      correlationId: 'spec',
      causationId: null,
      idempotency: null,
    };
    const tokenHash = tokenHashOf(
      await invitationTokenOf(this.identity.running, normalizeForIndex(email)),
    );
    await handler.execute(
      user,
      null,
      userId,
      { type: 'AcceptInvitation', userId, tokenHash, name: null, passwordHash: '$scrypt$' },
      origin,
    );
    return aUser({ userId, teamId: this.teamId, role, permissions });
  };
}
