import { z } from 'zod';
import { aliasProblem } from '../../shared-link/address.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { QueryResolvers } from '../generated.ts';
import { requireUser } from '../create-link.ts';
import { sharingRefusal } from '../may-share.ts';
import { problems } from '../../texts/problems.ts';

/** Checks all teams, because they share one URL space. */
export const aliasCheck: QueryResolvers['aliasCheck'] = async (
  _parent,
  { alias, linkId, presentationId },
  context,
) => {
  if (presentationId) {
    const refusal = z.uuid().safeParse(presentationId).success
      ? await sharingRefusal(context, requireUser(context), presentationId)
      : { code: 'NOT_FOUND' };
    if (refusal?.code === 'NOT_FOUND') return null;
  }
  const problem = aliasProblem(alias);
  if (problem) return { exists: false, isValid: false, problem };
  const holders = await Promise.all(
    ['alias', 'token'].map((field) => context.lookup(sharedLink, field, alias)),
  );
  const exists = holders.some((holder) => holder !== null && holder.id !== (linkId ?? null));
  return { exists, isValid: !exists, problem: exists ? problems.aliasTaken : null };
};
