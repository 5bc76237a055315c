import type { z } from 'zod';
import type { ChangeTeamSettingsInput } from '../gql/graphql.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import type { teamForm } from './team-form.ts';
import { problems } from '../http/problems.ts';

const sharingConsents = {
  sharing_consent_implied: 'IMPLIED',
  sharing_consent_optional: 'OPTIONAL',
  sharing_consent_required: 'REQUIRED',
} as const;
const teamTypes = { Customer: 'CUSTOMER', Partner: 'PARTNER', Demo: 'DEMO' } as const;

type Form = z.output<typeof teamForm>;

/** Fails a form in which more than one way of consent is on. */
export function checkConsent({ value, issues }: z.core.ParsePayload<Form>): void {
  const on = consents.filter((consent) => value[consent]);
  if (on.length > 1)
    issues.push({
      code: 'custom',
      path: [on[1]!],
      message: problems.oneConsentMode,
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
