import { z } from 'zod';
import { parseJson } from '../../http/body.ts';
import { openLink } from '../../links/open-link.ts';
import { handledRoute } from '../../route/route.ts';

const size = z.strictObject({ width: z.number(), height: z.number() });

/** accounts §3, "Read fields for the public page" */
export const publicLinkResource = z.strictObject({
  id: z.string(),
  token: z.string(),
  hit_uuid: z.string(),
  name: z.string().nullable(),
  signed_url: z.string(),
  download_url: z.string().nullable(),
  is_access_code_required: z.boolean(),
  expires_at: z.string().nullable(),
  status: z.enum(['Active', 'Canceled', 'Expired']),
  notification_level: z.number().int(),
  is_muted: z.boolean(),
  display_user_info: z.boolean(),
  file: z.strictObject({ name: z.string().nullable() }),
  source: z.strictObject({ signed_url: z.string() }),
  user: z.strictObject({ name: z.string().nullable(), email: z.string().nullable() }).nullable(),
  team: z.strictObject({
    name: z.string().nullable(),
    presentation_alias_enabled: z.boolean(),
    privacy_policy_url: z.string().nullable(),
    sharing_consent_implied: z.boolean(),
    sharing_consent_optional: z.boolean(),
    sharing_consent_required: z.boolean(),
  }),
  presentation: z.strictObject({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    presentation_type: z.string(),
    sharing_disclaimer: z.string().nullable(),
    settings: z.strictObject({ can_be_printed: z.boolean(), can_be_downloaded: z.boolean(), can_be_forwarded: z.boolean() }),
  }),
  pages_url: z.string(),
  page_count: z.number().int(),
  /** In points. */
  pages: z.array(size),
});

/**
 * A link as its recipient's page needs it (accounts §3, §7), by token or alias. Without `hit_uuid` a hit is recorded
 * and its visit handed out; with it nothing is recorded. Not for HEAD, which programs send that only look. 404 unknown,
 * 410 canceled or expired.
 */
export const openPublicLink = handledRoute('GET /api/public/shared-links/:token', {
  access: ['public'],
  params: z.object({ token: z.string().max(100) }),
  query: z.object({ hit_uuid: z.string().max(400).optional() }),
  answer: z.strictObject({ data: publicLinkResource }),
  isGetOnly: true,
  async handle({ params, query, call }) {
    const { json } = await openLink(call.edge, params.token, query.hit_uuid ?? null, call);
    return parseJson(json) as { data: z.output<typeof publicLinkResource> };
  },
});
