import type { ActiveSignIn } from '../sign-in/state.ts';
import type { Requirement } from './state.ts';

/** When a domain belonged to a team. */
export interface DomainPeriod {
  provenAt: string;
  /** Null means still. */
  removedAt: string | null;
}

type SignInStart = Pick<ActiveSignIn, 'userId' | 'cameAt' | 'requirementsEnded'>;

/**
 * Whether a sign-in without the provider started before single sign-on was last required of its
 * person: while the team owned their domain and they were not the exception.
 * @param requirements oldest first
 * @param owned when the team owned the domain of their address
 * @param isAdmin only an administrator who can sign in is excepted
 */
export function isEndedByRequirement(
  signIn: SignInStart,
  requirements: readonly Requirement[],
  owned: readonly DomainPeriod[],
  isAdmin: boolean,
): boolean {
  return requirements.some((required, at) => {
    if (isAdmin && required.exceptUserId === signIn.userId) return false;
    return owned.some(({ provenAt, removedAt }) => {
      const { from, until } = required;
      if ((until !== null && provenAt >= until) || (removedAt !== null && removedAt <= from))
        return false;
      // After the domain was given up, its people sign in by password again.
      if (removedAt !== null && (until === null || removedAt < until))
        return signIn.cameAt < removedAt;
      return until === null || isStartedBefore(signIn, until, at);
    });
  });
}

/** Counted, so that clocks do not matter; old sign-ins only have the time. */
function isStartedBefore(
  { cameAt, requirementsEnded }: SignInStart,
  until: string,
  at: number,
): boolean {
  return requirementsEnded === null ? cameAt < until : requirementsEnded <= at;
}
