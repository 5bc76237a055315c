import { z } from 'zod';
import { passCode } from '../../links/pass-gates.ts';
import { handledRoute } from '../../route/route.ts';
import { problems } from '../../http/problems.ts';

/**
 * Whether an access code is right (accounts §7), and the visit that has passed it: the given one, or a new one. After
 * a right code go on with the answered hit_uuid: POST /api/sessions takes it, and GET
 * /api/public/shared-links/{token}?hit_uuid= answers the signed_url that opens. After 6 wrong codes of one caller, or
 * 15 of all, none is compared for a quarter of an hour (429, Retry-After); those who go on wait an hour, six hours, a
 * day. The code of a presentation counts over all its links. A visit that passed the code before is counted separately
 * from strangers.
 */
export const checkAccessCode = handledRoute('POST /api/public/shared-links/check-access-code', {
  access: ['public'],
  body: z.object({
    access_code: z.string().max(200).describe('The code that the visitor entered.'),
    token: z.string().max(100).describe('The token or alias at the end of the URL.'),
    hit_uuid: z
      .string()
      .max(400)
      .nullish()
      .describe('The visit to continue; left out: another opening is counted.'),
  }),
  answer: z.strictObject({
    valid: z.boolean().describe('Whether the code is right.'),
    hit_uuid: z
      .string()
      .nullable()
      .describe('The visit that has passed the code; null for a wrong code.'),
    message: z
      .string()
      .nullable()
      .describe('What is wrong, as a sentence for people; null for a right code.'),
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
      ? { valid: false, hit_uuid: body.hit_uuid ?? null, message: problems.codeWrong }
      : { valid: true, hit_uuid: hitUuid, message: null };
  },
});
