import { z } from 'zod';
import { nameOf, normalForm } from '@lectern/kernel/keys/names.ts';
import { decideOnHit, recordedHit } from '../../hit/decide-on-hit.ts';
import { takeDown } from '../../jobs/take-down-hit.ts';
import type { MutationResolvers } from '../generated.ts';
import { publicHitOf } from '../public-hit.ts';

const reported = z.object({
  isBot: z.boolean().nullish(),
  botKind: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'Use letters, digits, _ and -.')
    .nullish(),
  source: z.enum(['FINGERPRINT', 'VIEWER'], 'This is not for a visitor to say.'),
  email: z.email('This is no email address.').max(254).nullish(),
});

/** That nobody sits at a browser is believed; that somebody does is not, for every bot would say so. */
export const reportHit: MutationResolvers['reportHit'] = async (
  _parent,
  { input, ...of },
  context,
) => {
  const { isBot, botKind, source, email } = reported.parse(input);
  if (isBot) {
    const decidedBy = source === 'FINGERPRINT' ? 'fingerprint' : 'viewer';
    await takeDown(context, {
      ...of,
      said: { type: 'ReportBot', reason: `${decidedBy}: ${botKind ?? 'bot'}`, decidedBy },
    });
  }
  const hit = await recordedHit(context, of);
  if (email && context.claims.kind === 'system') {
    const visitorId = await nameOf(context.engines.keys, context.claims.teamId ?? '', email);
    await decideOnHit(context, hit, { type: 'GiveEmail', visitorId, email: normalForm(email) });
  }
  return publicHitOf(context, hit);
};
