import { takeDown } from '../../jobs/take-down-hit.ts';
import type { MutationResolvers } from '../generated.ts';

export const noticeHit: MutationResolvers['noticeHit'] = async (_parent, hit, context) => {
  await takeDown(context, { ...hit, said: { type: 'Notice' } });
  return true;
};
