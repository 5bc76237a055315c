import { z } from 'zod';
import { passCode } from '../../links/pass-gates.ts';
import { handledRoute } from '../../route/route.ts';

/**
 * Whether an access code is right (accounts §7), and `hit_uuid`, the visit that has passed it: go on with that in every
 * later call, and open the link again with `?hit_uuid=`. The visit from before the code opens no more than it did. Send
 * that one as `hit_uuid` to continue it; otherwise a new one begins, which counts as another opening. 429 after too many wrong ones: six from one caller, fifteen from all of them within a quarter of an hour.
 */
export const checkAccessCode = handledRoute('POST /api/public/shared-links/check-access-code', {
  access: ['public'],
  body: z.strictObject({
    access_code: z.string().max(200),
    token: z.string().max(100),
    hit_uuid: z.string().max(400).nullish(),
  }),
  answer: z.strictObject({
    valid: z.boolean(),
    hit_uuid: z.string().nullable(),
    message: z.string().nullable(),
  }),
  csrf: 'never',
  async handle({ body, call }) {
    const hitUuid = await passCode(
      call.edge,
      body.token,
      { accessCode: body.access_code, hitUuid: body.hit_uuid ?? null },
      call,
    );
    return hitUuid === null
      ? { valid: false, hit_uuid: body.hit_uuid ?? null, message: 'That code is not right.' }
      : { valid: true, hit_uuid: hitUuid, message: null };
  },
});
