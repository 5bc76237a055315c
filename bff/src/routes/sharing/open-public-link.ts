import { z } from 'zod';
import { asRecipient } from '../../access/authenticate.ts';
import { JsonText } from '../../http/json-text.ts';
import { openLink } from '../../links/open-link.ts';
import { publicLinkSchema } from '../../links/public-link.ts';
import { dataOf } from '../../present/data.ts';
import { handledRoute } from '../../route/route.ts';

/**
 * A link as its recipient's page needs it (accounts §3, §7), by token or alias. Without `hit_uuid` a hit is recorded
 * and its visit handed out; with it nothing is recorded. Not for HEAD, which programs send that only look. 404 unknown or
 * deleted; 410 where it is not open to anybody, with `reason` (canceled, expired, not_released, unavailable) and, of what
 * is not released, `release_at`.
 */
export const openPublicLink = handledRoute('GET /api/public/shared-links/:token', {
  access: ['public'],
  params: z.object({ token: z.string().max(100) }),
  query: z.object({ hit_uuid: z.string().max(400).optional() }),
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
