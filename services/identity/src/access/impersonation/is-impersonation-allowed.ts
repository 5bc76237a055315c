import type { Claims } from '../../graphql/generated.ts';
import type { Impersonation, SignIn } from '../../sign-in/sign-in/state.ts';

interface ImpersonatorSignIn {
  /** The sign-in from which the impersonation started, and its current claims. */
  signIn: SignIn;
  claims: Pick<Claims, 'teamId' | 'role' | 'lacksSecondFactor'> | null;
}

/** Whether the impersonator's own sign-in is still valid, complete and of an administrator. */
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
