import type { Claims } from '../../graphql/generated.ts';
import type { Impersonation, SignIn } from '../../sign-in/sign-in/sign-in.ts';

interface ImpersonatorSignIn {
  /** The sign-in that somebody acts from, and what it stands for now. */
  signIn: SignIn;
  claims: Pick<Claims, 'teamId' | 'role' | 'lacksSecondFactor'> | null;
}

/** Whether somebody may still act as another: their own sign-in stands, with all that the team asks for, and for an administrator of it. */
export function isImpersonationAllowed(
  teamId: string,
  { impersonatorId }: Impersonation,
  { signIn, claims }: ImpersonatorSignIn,
): boolean {
  if (
    signIn.status !== 'active' ||
    signIn.userId !== impersonatorId ||
    signIn.impersonation !== null
  )
    return false;
  return (
    claims !== null &&
    !claims.lacksSecondFactor &&
    claims.teamId === teamId &&
    claims.role === 'TEAM_ADMIN'
  );
}
