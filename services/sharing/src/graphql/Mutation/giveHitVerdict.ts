import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { giveVerdict } from '../../hit/verdict-on-visit.ts';
import type { HitLane, MutationResolvers } from '../generated.ts';
import { fromLane } from '../lane-names.ts';
import { visibleHit } from '../visible-hit.ts';
import { problems } from '../../texts/problems.ts';

const defaultReasons: Readonly<Record<HitLane, string>> = {
  PERSON: 'This was a person.',
  BOT: 'This was a bot.',
  OWN_TEAM: 'This was our own team.',
};
const reason = z.object({
  reason: z.string().trim().max(200, problems.reasonTooLong).nullish(),
});

export const giveHitVerdict: MutationResolvers['giveHitVerdict'] = async (
  _parent,
  { id, lane, ...args },
  context,
) => {
  const given = reason.parse(args).reason || defaultReasons[lane];
  const hit = await visibleHit(context, id);
  if (!hit) throw new DomainError('NOT_FOUND', problems.visitUnknown);
  await giveVerdict(context, hit, { lane: fromLane(lane), reason: given });
  return hit;
};
