import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type {
  EditedTeamFieldsFragment,
  SharingConsent,
  TeamFieldsFragment,
  TeamType,
} from '../gql/graphql.ts';
import { at } from './data.ts';

graphql(`
  fragment TeamFields on Team {
    id
    name
    slug
    channel
    type
    displayUserInfo
    sharingConsent
    privacyPolicyUrl
    timeZone
    locale
    promptForCustomerTimeout
    createdAt
    features {
      spaces
      haystack
      sharing
      sendingEmails
      membersCanSendEmails
      snippets
      sinch
      emailVerification
      fax
      metabase
      emailPreviews
      presentationAlias
    }
  }
`);

graphql(`
  fragment EditedTeamFields on Team {
    ...TeamFields
    mayEdit
    requiresSecondFactor
    accountManager {
      id
    }
  }
`);

/** accounts §3, Team, and what the public page reads of it. */
export const teamResource = z.strictObject({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  channel: z.string().nullable(),
  team_type: z.enum(['Customer', 'Partner', 'Demo']),
  spaces_enabled: z.boolean(),
  haystack_enabled: z.boolean(),
  sharing_enabled: z.boolean(),
  sending_emails_enabled: z.boolean(),
  members_can_send_emails: z.boolean(),
  snippets_enabled: z.boolean(),
  sinch_enabled: z.boolean(),
  email_verification_enabled: z.boolean(),
  fax_enabled: z.boolean(),
  metabase_enabled: z.boolean(),
  email_previews_enabled: z.boolean(),
  presentation_alias_enabled: z.boolean(),
  display_user_info: z.boolean(),
  sharing_consent_implied: z.boolean(),
  sharing_consent_optional: z.boolean(),
  sharing_consent_required: z.boolean(),
  privacy_policy_url: z.string().nullable(),
  time_zone: z.string(),
  locale: z.string(),
  /** In minutes. */
  prompt_for_customer_timeout: z.number().int(),
  created_at: at,
});

/** For whoever edits it. */
export const editedTeamResource = teamResource.extend({
  account_manager_id: z.string().nullable(),
  second_factor_required: z.boolean(),
});

export const teamTypes = {
  CUSTOMER: 'Customer',
  PARTNER: 'Partner',
  DEMO: 'Demo',
} as const satisfies Record<TeamType, string>;

export function presentTeam({
  features,
  ...team
}: TeamFieldsFragment): z.output<typeof teamResource> {
  const asks = (consent: SharingConsent) => team.sharingConsent === consent;
  return {
    id: team.id,
    name: team.name,
    slug: team.slug,
    channel: team.channel ?? null,
    team_type: teamTypes[team.type],
    spaces_enabled: features.spaces,
    haystack_enabled: features.haystack,
    sharing_enabled: features.sharing,
    sending_emails_enabled: features.sendingEmails,
    members_can_send_emails: features.membersCanSendEmails,
    snippets_enabled: features.snippets,
    sinch_enabled: features.sinch,
    email_verification_enabled: features.emailVerification,
    fax_enabled: features.fax,
    metabase_enabled: features.metabase,
    email_previews_enabled: features.emailPreviews,
    presentation_alias_enabled: features.presentationAlias,
    display_user_info: team.displayUserInfo,
    sharing_consent_implied: asks('IMPLIED'),
    sharing_consent_optional: asks('OPTIONAL'),
    sharing_consent_required: asks('REQUIRED'),
    privacy_policy_url: team.privacyPolicyUrl ?? null,
    time_zone: team.timeZone,
    locale: team.locale,
    prompt_for_customer_timeout: team.promptForCustomerTimeout,
    created_at: team.createdAt,
  };
}

export function presentEditedTeam({
  accountManager,
  mayEdit: _,
  requiresSecondFactor,
  ...team
}: EditedTeamFieldsFragment): z.output<typeof editedTeamResource> {
  return {
    ...presentTeam(team),
    account_manager_id: accountManager?.id ?? null,
    second_factor_required: requiresSecondFactor,
  };
}
