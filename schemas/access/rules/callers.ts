import { isAdmin, isOurs } from '../claims.ts';
import { isSignedIn, userIdOf, type Rule } from '../rule.ts';

/** Who calls, whatever they call. */
export const rules = {
  public: { who: () => true },
  signed_in: { who: isSignedIn },
  /** The edge, for a visitor whose capability it has checked; never a person. */
  edge: { who: isOurs },
  admin: { who: isAdmin },
  /** What belongs to the whole installation: never for an administrator of another team on it. */
  operator: {
    who: (claims) => claims.kind === 'system' || (claims.kind === 'user' && claims.isOperator),
  },
  /** Rows with a `createdBy`. */
  own_or_admin: {
    who: isSignedIn,
    rows: (claims) => (isAdmin(claims) ? undefined : { createdBy: userIdOf(claims) }),
  },
  /** Rows with a `userId`: only the caller's, also for administrators. */
  own: {
    who: (claims) => claims.kind === 'user',
    rows: (claims) => ({ userId: userIdOf(claims) }),
  },
} satisfies Record<string, Rule>;
