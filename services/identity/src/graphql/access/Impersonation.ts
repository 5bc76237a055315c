import type {
  ActiveSignIn,
  Impersonation as ActiveImpersonation,
} from '../../sign-in/sign-in/sign-in.ts';
import { seeFormerUser } from '../../people/members/team-user.ts';
import type { ImpersonationResolvers } from '../generated.ts';

/** Somebody acting as another, as those two and administrators see it. */
export interface SeenImpersonation extends ActiveImpersonation {
  startedAt: string;
  expiresAt: string;
}
export type ImpersonationParent = SeenImpersonation;

export const Impersonation = {
  impersonator: ({ impersonatorId }, _args, context) => seeFormerUser(context, impersonatorId),
} satisfies ImpersonationResolvers;

export function seenImpersonation({
  impersonation,
  startedAt,
  expiresAt,
}: ActiveSignIn): SeenImpersonation | null {
  return impersonation && { ...impersonation, startedAt, expiresAt };
}
