import { fieldsOf } from '@lectern/kernel/graphql/problem.ts';
import { z } from 'zod';
import type { UpdatePresentationInput } from '../gql/graphql.ts';
import { EdgeError } from '../http/edge-error.ts';
import { camel } from '../resource/casing.ts';
import { tolerate } from '../route/tolerant-reader.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { parseSettings, someSettings } from './presentation-settings.ts';
import { asInGraph } from '../resource/graph-places.ts';
import { problems } from '../http/problems.ts';

const text = z.string().nullish();
const moment = z.iso.datetime({ offset: true }).nullish();
const flag = z.boolean().optional();
const ids = z.array(z.string()).optional();
const notified = z.object(
  asInGraph('FormNotification', { enabled: z.boolean(), recipients: z.array(z.string()) }),
);

/** The editable fields (content §3); status and owner have calls of their own. The graph checks lengths. */
const fields = {
  name: z.string().optional(),
  description: text,
  locale: z.string().optional(),
  alias: text,
  external_id: text,
  external_url: text,
  file_url: text,
  main_path: text,
  access_code: text,
  groups: ids,
  labels: ids,
  folder_ids: ids,
  products: ids,
  brand_id: text,
  release_at: moment,
  expires_at: moment,
  new_until_at: text,
  reviewer_id: text,
  send_activity_to_crm: flag,
  is_featured: flag,
  is_protected: flag,
  is_rateable: flag,
  show_in_main_list: flag,
  can_be_used_in_haystack: flag,
  share_theme_id: text,
  share_template_id: text,
  is_template_required: flag,
  custom_javascript: text,
  facebook_pixel: text,
  google_analytics_id: text,
  hubspot_pixel: text,
  linkedin_pixel: text,
  slack_url: text,
  is_internal_use_only: flag,
  is_pdf_form: flag,
  subdomain: text,
  content_updated_at: moment,
  is_posthog_enabled: flag,
  posthog_api_key: text,
  posthog_project_id: text,
  sharing_disclaimer: text,
  notifications: z
    .object(asInGraph('FormNotifications', { respondent: notified, self: notified }))
    .nullish(),
  vaultConfiguration: z
    .object(
      asInGraph('VaultConfiguration', {
        synchronize_expiration_date: z.boolean().optional(),
        synchronize_title: z.boolean().optional(),
      }),
    )
    .optional(),
  /** The file must belong to the presentation. */
  thumbnail_file_id: text,
  settings: someSettings.optional(),
};
export const presentationForm = z.object(
  asInGraph('Presentation', fields, {
    groups: 'groupIds',
    labels: 'labelIds',
    products: 'productIds',
    reviewer_id: 'reviewer',
  }),
);

export const uploadReceipt = z
  .string()
  .describe('The header upload-receipt of a finished tus upload to /api/uploads.');

export function parseForm({
  groups,
  labels,
  products,
  settings,
  vaultConfiguration,
  release_at,
  expires_at,
  content_updated_at,
  ...rest
}: z.output<typeof presentationForm>): UpdatePresentationInput {
  return withoutUndefined({
    ...camel(rest),
    groupIds: groups,
    labelIds: labels,
    productIds: products,
    releaseAt: release_at,
    expiresAt: expires_at,
    contentUpdatedAt: content_updated_at,
    vaultConfiguration: vaultConfiguration && camel(withoutUndefined(vaultConfiguration)),
    settings: settings && parseSettings(settings),
  });
}

/** Reads a multipart form. @throws EdgeError INVALID, with a message for each field */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  fields: Record<string, unknown>,
): z.output<Schema> {
  const parsed = schema.safeParse(tolerate(schema, asJson(fields)));
  if (!parsed.success)
    throw new EdgeError('INVALID', problems.dataInvalid, {
      fields: fieldsOf(parsed.error),
    });
  return parsed.data;
}

const lists = new Set(['groups', 'labels', 'folder_ids', 'products']);
const objects = new Set(['settings', 'notifications', 'vaultConfiguration']);

/** Browsers send empty texts for what was not chosen, and a hidden field before a checkbox of its name. */
function asJson(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (lists.has(name)) return [name, [value].flat().filter((each) => each !== '')];
      if (objects.has(name) && value === '') return [name, undefined];
      return [name, Array.isArray(value) ? value.at(-1) : value];
    }),
  );
}
