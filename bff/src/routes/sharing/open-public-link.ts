import { z } from 'zod';
import { asRecipient } from '../../access/authenticate.ts';
import { JsonText } from '../../http/json-text.ts';
import { openLink } from '../../links/open-link.ts';
import { publicLinkSchema } from '../../links/public-link.ts';
import { dataOf } from '../../present/data.ts';
import { handledRoute } from '../../route/route.ts';

/**
 * A link for its recipient's page (accounts §3, §7), by token or alias. Without `hit_uuid` a hit is recorded and its
 * visit answered; with it nothing is recorded. Not for HEAD, which link checkers send. 404 for an unknown or deleted
 * link; 410 for one that is closed to all, with `reason` (canceled, expired, not_released, preparing,
 * preparation_failed, unavailable), `team_name` and, before its release, `release_at`. Until `pending_gates` is empty nothing is revealed of the document: its name is neutral,
 * file, pages and name of the link are empty, the sender has no email, and `notification_level` is 0. Call again with
 * the hit_uuid that the last gate answered.
 */
export const openPublicLink = handledRoute('GET /api/public/shared-links/:token', {
  access: ['public'],
  params: z.object({
    token: z.string().max(100).describe('The token or alias at the end of the URL.'),
  }),
  query: z.object({
    hit_uuid: z
      .string()
      .max(400)
      .optional()
      .describe(
        'The visit to continue; left out: an opening is recorded and a new visit answered.',
      ),
  }),
  answer: dataOf(publicLinkSchema),
  isGetOnly: true,
  async handle({ params, query, call }) {
    const { json } = await openLink(
      call.edge,
      params.token,
      query.hit_uuid ?? null,
      await asRecipient(call),
    );
    return new JsonText(json);
  },
});
