import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { signIn } from '../../sign-in/sign-in/sign-in.ts';
import type { ActiveSignIn } from '../../sign-in/sign-in/state.ts';

/** More than one person has, on either side. */
const MAX_SIGN_INS = 200;

/** Ends matching impersonations by or of this person that started before `until`. */
export async function endImpersonations(
  context: ServiceContext,
  {
    personId,
    until,
    matches,
  }: { personId: string; until: string; matches: (active: ActiveSignIn) => boolean },
): Promise<void> {
  const view = context.view(signIn);
  const [as, by] = await Promise.all([
    view.find({
      list: 'byUser',
      where: { userId: personId, expiresAt: { from: until } },
      limit: MAX_SIGN_INS,
    }),
    view.find({
      list: 'byImpersonator',
      where: { impersonatorId: personId, expiresAt: { from: until } },
      limit: MAX_SIGN_INS,
    }),
  ]);
  for (const { id, doc } of [...as, ...by]) {
    if (doc.status !== 'active' || !doc.impersonation || doc.startedAt > until || !matches(doc))
      continue;
    // A retried policy finds fewer sign-ins, so the commands have no numbered keys.
    await context.execute(
      signIn,
      id,
      { type: 'EndImpersonation', signInId: id, because: 'RIGHTS' },
      { withoutIdempotency: true },
    );
  }
}
