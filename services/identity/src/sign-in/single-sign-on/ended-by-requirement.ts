import type { ActiveSignIn } from '../sign-in/sign-in.ts';
import type { Requirement } from './single-sign-on.ts';

/** A time in which a domain was a team's. */
export interface DomainPeriod {
  provenAt: string;
  /** Null: still. */
  removedAt: string | null;
}

type SignInStart = Pick<ActiveSignIn, 'userId' | 'cameAt' | 'requirementsEnded'>;

/**
 * Whether a sign-in that the provider does not stand behind came to its team before single sign-on was last required there
 * of whom it is of: while their domain was the team's, and they were not the one who was excepted.
 * @param requirements of its team, oldest first
 * @param owned of the domain of its person's address
 * @param isAdmin whether they are an administrator of the team who may come in: nobody else is excepted
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
      // Who is of a domain that was taken back meanwhile comes in by password from then on.
      if (removedAt !== null && (until === null || removedAt < until))
        return signIn.cameAt < removedAt;
      return until === null || isStartedBefore(signIn, until, at);
    });
  });
}

/** Counted, so that no clock decides it; sign-ins of before that was kept know only the time. */
function isStartedBefore(
  { cameAt, requirementsEnded }: SignInStart,
  until: string,
  at: number,
): boolean {
  return requirementsEnded === null ? cameAt < until : requirementsEnded <= at;
}
