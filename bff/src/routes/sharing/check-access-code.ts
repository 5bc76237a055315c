import { z } from 'zod';
import { passCode } from '../../links/pass-gates.ts';
import { handledRoute } from '../../route/route.ts';

/**
 * Whether an access code is right (accounts §7), and the visit that has passed it, which is the one given, or else a new
 * one.
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
    'opens no more than it did. Send that one as hit_uuid to continue it; otherwise another opening is counted. ' +
    'After 6 wrong codes of one caller, or 15 of all, none is compared for a quarter of an hour (429, Retry-After); those ' +
    'who go on wait an hour, six hours, a day. The code of a presentation counts over all its links. A visit that passed ' +
    'the code before is counted apart from strangers. Codes set before may be shorter than six characters.',
  csrf: 'never',
  async handle({ body, call }) {
    const hitUuid = await passCode(
      call.edge,
      body.token,
      { accessCode: body.access_code, hitUuid: body.hit_uuid ?? null },
      call,
    );
    return hitUuid === null
      ? { valid: false, hit_uuid: body.hit_uuid ?? null, message: 'Wrong code.' }
      : { valid: true, hit_uuid: hitUuid, message: null };
  },
});
