import { z } from 'zod';
import { asRecipient } from '../../access/authenticate.ts';
import { JsonText } from '../../http/json-text.ts';
import { openLink } from '../../links/open-link.ts';
import { handledRoute } from '../../route/route.ts';

const size = z.strictObject({ width: z.number(), height: z.number() });

/** accounts §3, "Read fields for the public page" */
export const publicLinkResource = z.strictObject({
  id: z.string(),
  token: z.string(),
  /** The visit: every later call carries it. Each gate that is passed answers a new one, and the one before opens less. */
  hit_uuid: z.string(),
  type: z.enum(['Email', 'Link', 'Space']),
  name: z.string().nullable(),
  /** Like every address here: answers 403 until `pending_gates` is empty. */
  signed_url: z.string(),
  /** Null where the presentation or the link does not allow it. */
  download_url: z.string().nullable(),
  /**
   * What this visit has still to get past, in the order in which it is asked: `consent` by PUT
   * /api/public/shared-link-hits/{hit_uuid} `{consent: true}`; `access_code` by POST
   * /api/public/shared-links/check-access-code; `email` by PUT …/{hit_uuid} `{email}`, which mails six digits to an address
   * that the link is for, and is then called `email_code`: PUT …/{hit_uuid} `{email_code}`.
   */
  pending_gates: z.array(z.enum(['consent', 'access_code', 'email', 'email_code'])),
  /** What this visitor said: the address that was typed or proved; the choice where consent is asked or offered. */
  hit: z.strictObject({ email: z.string().nullable(), consent: z.boolean().nullable() }),
  /** Of the link, also once this visit has passed. */
  is_access_code_required: z.boolean(),
  is_email_required: z.boolean(),
  /** Only addresses of its recipients will do. */
  is_for_recipients_only: z.boolean(),
  /** Once nothing is pending the browser is sent to `signed_url`. */
  is_direct: z.boolean(),
  /** False where no mail server is set: then neither six digits nor a forwarded link arrive. */
  sends_mail: z.boolean(),
  expires_at: z.string().nullable(),
  status: z.enum(['Active', 'Canceled', 'Expired']),
  notification_level: z.number().int(),
  is_muted: z.boolean(),
  display_user_info: z.boolean(),
  file: z.strictObject({ id: z.string().nullable(), name: z.string().nullable() }),
  source: z.strictObject({ signed_url: z.string() }),
  user: z.strictObject({ name: z.string().nullable(), email: z.string().nullable() }).nullable(),
  team: z.strictObject({
    name: z.string().nullable(),
    presentation_alias_enabled: z.boolean(),
    privacy_policy_url: z.string().nullable(),
    sharing_consent_implied: z.boolean(),
    sharing_consent_optional: z.boolean(),
    sharing_consent_required: z.boolean(),
    /** The sentence beside the box, as the ledger keeps it; null where consent is implied. */
    sharing_consent_text: z.string().nullable(),
  }),
  presentation: z.strictObject({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    presentation_type: z.string(),
    sharing_disclaimer: z.string().nullable(),
    /** What the presentation and the link allow together. */
    settings: z.strictObject({
      can_be_printed: z.boolean(),
      can_be_downloaded: z.boolean(),
      can_be_forwarded: z.boolean(),
    }),
  }),
  pages_url: z.string(),
  page_count: z.number().int(),
  /** In points. */
  pages: z.array(size),
});

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
  answer: z.strictObject({ data: publicLinkResource }),
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
