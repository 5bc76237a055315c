import type { Claims } from '../../graphql/generated.ts';
import type { Impersonation, SignIn } from '../../sign-in/sign-in/sign-in.ts';

interface ImpersonatorSignIn {
  /** The sign-in that somebody acts from, and what it stands for now. */
  own: SignIn;
  standing: Pick<Claims, 'teamId' | 'role' | 'lacksSecondFactor'> | null;
}

/** Whether somebody may still act as another: their own sign-in stands, with all that the team asks for, and for an administrator of it. */
export function isImpersonationAllowed(
  teamId: string,
  { impersonatorId }: Impersonation,
  { own, standing }: ImpersonatorSignIn,
): boolean {
  if (own.status !== 'active' || own.userId !== impersonatorId || own.impersonation !== null)
    return false;
  return (
    standing !== null &&
    !standing.lacksSecondFactor &&
    standing.teamId === teamId &&
    standing.role === 'TEAM_ADMIN'
  );
}
