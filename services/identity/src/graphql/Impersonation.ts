import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { ActiveSignIn, Impersonation as ActiveImpersonation } from '../sign-in/sign-in.ts';
import { seeFormerUser, type SeenUser } from '../user/seen-user.ts';

/** Somebody acting as another, as those two and administrators see it. */
export interface SeenImpersonation extends ActiveImpersonation {
  startedAt: string;
  expiresAt: string;
}

export const Impersonation = {
  impersonator: ({ impersonatorId }: SeenImpersonation, _args: unknown, context: ServiceContext): Promise<SeenUser | null> => seeFormerUser(context, impersonatorId),
};

export function seenImpersonation({ impersonation, startedAt, expiresAt }: ActiveSignIn): SeenImpersonation | null {
  return impersonation && { ...impersonation, startedAt, expiresAt };
}
