import { z } from 'zod';
import { passCode } from '../../links/pass-gates.ts';
import { handledRoute } from '../../route/route.ts';

/**
 * Whether an access code is right (accounts §7), and the visit that has passed it, which is the one given, or else a new
 * one. 429 after too many wrong ones: six from one caller, fifteen from all of them within a quarter of an hour.
 */
export const checkAccessCode = handledRoute('POST /api/public/shared-links/check-access-code', {
  access: ['public'],
  body: z.object({
    access_code: z.string().max(200),
    token: z.string().max(100),
    hit_uuid: z.string().max(400).nullish(),
  }),
  answer: z.strictObject({
    valid: z.boolean(),
    hit_uuid: z.string().nullable(),
    message: z.string().nullable(),
  }),
  description:
    'After a right code go on with the answered hit_uuid: POST /api/sessions takes it, and ' +
    'GET /api/public/shared-links/{token}?hit_uuid= answers the signed_url that opens. A visit from before the code ' +
    'opens no more than it did. Send that one as hit_uuid to continue it; otherwise another opening is counted.',
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
