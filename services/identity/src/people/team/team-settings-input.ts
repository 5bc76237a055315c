import { z } from 'zod';
import { localeName, timeZoneName } from '../../reference/regional-input.ts';
import { oneLine, teamName } from './team-name.ts';
import { problems } from '../../problems.ts';

/** Null leaves a field as it is where it cannot be empty. */
const given = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);
const flags = given(z.record(z.string(), given(z.boolean())));

/** What a team may be given when it is made, and whenever its settings change. */
export const teamSettingsInput = z.object({
  name: teamName.optional(),
  type: given(z.enum(['CUSTOMER', 'PARTNER', 'DEMO'])),
  features: flags,
  defaults: flags,
  channel: oneLine
    .transform((text) => text || null)
    .nullable()
    .optional(),
  displayUserInfo: z.boolean().optional(),
  sharingConsent: z.enum(['IMPLIED', 'OPTIONAL', 'REQUIRED']).optional(),
  // Becomes a link on our pages.
  privacyPolicyUrl: z
    .url({ protocol: /^https?$/, error: problems.webLinkInvalid })
    .max(2_000)
    .nullable()
    .optional(),
  timeZone: given(timeZoneName),
  locale: given(localeName),
  promptForCustomerTimeout: z
    .number()
    .int()
    .min(1, problems.minutesInvalid)
    .max(1_440, problems.minutesInvalid)
    .optional(),
  accountManagerId: z.string().max(100).nullable().optional(),
  requiresSecondFactor: z.boolean().optional(),
  showsAppSettings: given(z.boolean()),
});
