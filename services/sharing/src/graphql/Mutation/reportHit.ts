import { isOurs } from '@lectern/schemas/access/claims.ts';
import { z } from 'zod';
import { blindIndex, normalizeForIndex } from '@lectern/kernel/keys/blind-index.ts';
import { executeOnHit, waitForHit } from '../../hit/decide-on-hit.ts';
import { recordOrRetryReport } from '../../jobs/record-hit-report.ts';
import type { MutationResolvers } from '../generated.ts';
import { presentPublicHit } from '../public-hit.ts';
import { problems } from '../../texts/problems.ts';

const report = z.object({
  isBot: z.boolean().nullish(),
  botKind: z
    .string()
    .regex(/^[\w-]{1,40}$/, problems.visitorIdInvalid)
    .nullish(),
  source: z.enum(['FINGERPRINT', 'VIEWER'], problems.notForVisitors),
  email: z.email(problems.emailInvalid).max(254).nullish(),
});

/** Believes a browser that it is a bot, never that it is a person: every bot would say so. */
export const reportHit: MutationResolvers['reportHit'] = async (
  _parent,
  { input, ...of },
  context,
) => {
  const { isBot, botKind, source, email } = report.parse(input);
  if (isBot) {
    const decidedBy = source === 'FINGERPRINT' ? 'fingerprint' : 'viewer';
    await recordOrRetryReport(context, {
      ...of,
      said: { type: 'ReportBot', reason: `${decidedBy}: ${botKind ?? 'bot'}`, decidedBy },
    });
  }
  const hit = await waitForHit(context, of);
  if (email && isOurs(context.claims)) {
    const visitorId = await blindIndex(context.engines.keys, context.claims.teamId ?? '', email);
    await executeOnHit(context, hit, {
      type: 'GiveEmail',
      visitorId,
      email: normalizeForIndex(email),
    });
  }
  return presentPublicHit(context, hit);
};
