import { z } from 'zod';
import { asInGraph } from '../resource/graph-places.ts';
import { id } from './data.ts';

const flag = z.boolean().optional();
const about = {
  name: z.string().max(1_000).optional(),
  team_type: z.enum(['Customer', 'Partner', 'Demo']).optional(),
  display_user_info: flag,
  sharing_consent_implied: flag.describe(
    'Recipients are not asked: opening a link is consent. With none of the three on, this holds.',
  ),
  sharing_consent_optional: flag.describe(
    'Recipients are asked and may refuse; then nothing of the viewing is recorded.',
  ),
  sharing_consent_required: flag.describe('Recipients have to agree before anything is shown.'),
  privacy_policy_url: z.string().max(2_000).nullable().optional(),
  time_zone: z.string().max(100).optional(),
  locale: z.string().max(100).optional(),
  prompt_for_customer_timeout: z.number().int().optional(),
  account_manager_id: id.nullable().optional(),
  second_factor_required: flag,
};
const features = {
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
};
const defaults = {
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
};

/** What a team is made with and changed by (accounts §3, content §3 team defaults). */
export const teamForm = z.object({
  ...asInGraph('Team', about, {
    team_type: 'type',
    second_factor_required: 'requiresSecondFactor',
    account_manager_id: 'accountManager',
  }),
  ...asInGraph('TeamFeatures', features, {
    spaces_enabled: 'spaces',
    haystack_enabled: 'haystack',
    sharing_enabled: 'sharing',
    sending_emails_enabled: 'sendingEmails',
    members_can_send_emails: 'membersCanSendEmails',
    snippets_enabled: 'snippets',
    sinch_enabled: 'sinch',
    email_verification_enabled: 'emailVerification',
    fax_enabled: 'fax',
    metabase_enabled: 'metabase',
    email_previews_enabled: 'emailPreviews',
    presentation_alias_enabled: 'presentationAlias',
  }),
  ...asInGraph('TeamDefaults', defaults, {
    default_share_email: 'shareEmail',
    default_share_link: 'shareLink',
    default_fax: 'fax',
    default_annotate: 'annotate',
    default_export_file: 'exportFile',
    default_download_file: 'downloadFile',
    default_print_file: 'printFile',
    default_forward_file: 'forwardFile',
    default_rate_file: 'rateFile',
    default_send_activity_to_crm: 'sendActivityToCrm',
    default_use_in_haystack: 'useInHaystack',
    quickshare_template_required: 'requireQuickShareTemplate',
  }),
});
