import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { signIn, type ActiveSignIn } from '../../sign-in/sign-in/sign-in.ts';

/** More than one person is in at once, on either side. */
const MAX_SIGN_INS = 200;

/** In which somebody acts, or in which others act as them, begun no later than `until`; those that match. */
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
    // Anew: of several that end by one event a repetition finds fewer, and ending twice is none.
    await context.execute(
      signIn,
      id,
      { type: 'EndImpersonation', signInId: id, because: 'RIGHTS' },
      { anew: true },
    );
  }
}
