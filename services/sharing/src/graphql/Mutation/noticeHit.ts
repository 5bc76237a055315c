import { recordOrRetryReport } from '../../jobs/record-hit-report.ts';
import type { MutationResolvers } from '../generated.ts';

export const noticeHit: MutationResolvers['noticeHit'] = async (_parent, hit, context) => {
  await recordOrRetryReport(context, { ...hit, said: { type: 'Notice' } });
  return true;
};
