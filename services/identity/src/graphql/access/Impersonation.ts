import type {
  ActiveSignIn,
  Impersonation as ActiveImpersonation,
} from '../../sign-in/sign-in/state.ts';
import { findCurrentOrFormerUser } from '../../people/members/team-user.ts';
import type { ImpersonationResolvers } from '../generated.ts';

export interface ImpersonationRow extends ActiveImpersonation {
  startedAt: string;
  expiresAt: string;
}
export type ImpersonationParent = ImpersonationRow;

export const Impersonation = {
  impersonator: ({ impersonatorId }, _args, context) =>
    findCurrentOrFormerUser(context, impersonatorId),
} satisfies ImpersonationResolvers;

export function toImpersonation({
  impersonation,
  startedAt,
  expiresAt,
}: ActiveSignIn): ImpersonationRow | null {
  return impersonation && { ...impersonation, startedAt, expiresAt };
}
