import { z } from 'zod';
import type { ChangeTeamSettingsInput } from '../gql/graphql.ts';
import { id } from './data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';

const flag = z.boolean().optional();
const sharingConsents = {
  sharing_consent_implied: 'IMPLIED',
  sharing_consent_optional: 'OPTIONAL',
  sharing_consent_required: 'REQUIRED',
} as const;
const teamTypes = { Customer: 'CUSTOMER', Partner: 'PARTNER', Demo: 'DEMO' } as const;

/** What a team is made with and changed by (accounts §3, content §3 team defaults). */
export const teamForm = z.object({
  name: z.string().max(1_000).optional(),
  team_type: z.enum(['Customer', 'Partner', 'Demo']).optional(),
  spaces_enabled: flag,
  haystack_enabled: flag,
  sharing_enabled: flag,
  sending_emails_enabled: flag,
  members_can_send_emails: flag,
  snippets_enabled: flag,
  sinch_enabled: flag,
  email_verification_enabled: flag,
  fax_enabled: flag,
  metabase_enabled: flag,
  email_previews_enabled: flag,
  presentation_alias_enabled: flag,
  default_share_email: flag,
  default_share_link: flag,
  default_fax: flag,
  default_annotate: flag,
  default_export_file: flag,
  default_download_file: flag,
  default_print_file: flag,
  default_forward_file: flag,
  default_rate_file: flag,
  default_send_activity_to_crm: flag,
  default_use_in_haystack: flag,
  quickshare_template_required: flag,
  display_user_info: flag,
  /** One of these three is true; with all off consent is implied. */
  sharing_consent_implied: flag,
  sharing_consent_optional: flag,
  sharing_consent_required: flag,
  privacy_policy_url: z.string().max(2_000).nullable().optional(),
  time_zone: z.string().max(100).optional(),
  locale: z.string().max(100).optional(),
  /** In minutes, 1 to 1440; 10 by default. */
  prompt_for_customer_timeout: z.number().int().optional(),
  account_manager_id: id.nullable().optional(),
  second_factor_required: flag,
});
type Form = z.output<typeof teamForm>;

/** Fails a form in which more than one way of consent is on. */
export function checkConsent({ value, issues }: z.core.ParsePayload<Form>): void {
  const on = consents.filter((consent) => value[consent]);
  if (on.length > 1)
    issues.push({
      code: 'custom',
      path: [on[1]!],
      message: 'Only one of the three ways to ask for consent can be on.',
      input: value,
    });
}

const consents = Object.keys(sharingConsents) as (keyof typeof sharingConsents)[];

export function readTeamForm(form: Form): ChangeTeamSettingsInput {
  const consent = consents.find((one) => form[one]);
  const isConsentGiven = consents.some((one) => form[one] !== undefined);
  return withoutUndefined({
    name: form.name,
    type: form.team_type && teamTypes[form.team_type],
    displayUserInfo: form.display_user_info,
    sharingConsent: consent
      ? sharingConsents[consent]
      : isConsentGiven
        ? ('IMPLIED' as const)
        : undefined,
    privacyPolicyUrl: form.privacy_policy_url,
    timeZone: form.time_zone,
    locale: form.locale,
    promptForCustomerTimeout: form.prompt_for_customer_timeout,
    accountManagerId: form.account_manager_id,
    requiresSecondFactor: form.second_factor_required,
    features: withoutUndefined({
      spaces: form.spaces_enabled,
      haystack: form.haystack_enabled,
      sharing: form.sharing_enabled,
      sendingEmails: form.sending_emails_enabled,
      membersCanSendEmails: form.members_can_send_emails,
      snippets: form.snippets_enabled,
      sinch: form.sinch_enabled,
      emailVerification: form.email_verification_enabled,
      fax: form.fax_enabled,
      metabase: form.metabase_enabled,
      emailPreviews: form.email_previews_enabled,
      presentationAlias: form.presentation_alias_enabled,
    }),
    defaults: withoutUndefined({
      shareEmail: form.default_share_email,
      shareLink: form.default_share_link,
      fax: form.default_fax,
      annotate: form.default_annotate,
      exportFile: form.default_export_file,
      downloadFile: form.default_download_file,
      printFile: form.default_print_file,
      forwardFile: form.default_forward_file,
      rateFile: form.default_rate_file,
      sendActivityToCrm: form.default_send_activity_to_crm,
      useInHaystack: form.default_use_in_haystack,
      requireQuickShareTemplate: form.quickshare_template_required,
    }),
  });
}
