import { secondFactor } from '@lectern/identity/sign-in/second-factor/second-factor.ts';
import { team } from '@lectern/identity/people/team/team.ts';
import { user } from '@lectern/identity/people/user/user.ts';
import type { Services } from '../standalone/lectern-process.ts';

const identityOf = ({ services }: Services) =>
  services.find(({ definition }) => definition.name === 'identity')!.systemContext(null);

/** As an administrator of both teams. */
export async function addToTeam(
  lectern: Services,
  { userId, teamId, byUserId }: { userId: string; teamId: string; byUserId: string },
): Promise<void> {
  const by = { userId: byUserId, role: 'TEAM_ADMIN', permissions: [] } as const;
  await identityOf(lectern).execute(user, userId, {
    type: 'AddToTeam',
    by,
    userId,
    teamId,
    role: 'TEAM_MEMBER',
    permissions: [],
  });
}

export async function askForSecondFactor(
  lectern: Services,
  teamId: string,
  requiresSecondFactor: boolean,
): Promise<void> {
  await identityOf(lectern).execute(team, teamId, {
    type: 'ChangeSettings',
    teamId,
    changes: { requiresSecondFactor },
  });
}

/** With a made-up authenticator app. */
export async function turnOnTotp(
  lectern: Services,
  { userId, teamId }: { userId: string; teamId: string },
): Promise<void> {
  await identityOf(lectern).execute(secondFactor, userId, {
    type: 'TurnOnTotp',
    userId,
    teamId,
    secret: 'JBSWY3DPEHPK3PXP',
    step: 1,
    recoveryCodes: [],
    epoch: 0,
  });
}
