import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { SharingConsent } from '../gql/graphql.ts';
import { resource } from '../resource/resource.ts';

const TeamFields = graphql(`
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
      spacesEnabled: spaces
      haystackEnabled: haystack
      sharingEnabled: sharing
      sendingEmailsEnabled: sendingEmails
      membersCanSendEmails
      snippetsEnabled: snippets
      sinchEnabled: sinch
      emailVerificationEnabled: emailVerification
      faxEnabled: fax
      metabaseEnabled: metabase
      emailPreviewsEnabled: emailPreviews
      presentationAliasEnabled: presentationAlias
    }
  }
`);

const EditedTeamFields = graphql(`
  fragment EditedTeamFields on Team {
    ...TeamFields
    mayEdit
    requiresSecondFactor
    accountManager {
      id
    }
  }
`);

const names = { type: 'team_type', sharingConsent: null } as const;

/** REST has a flag for each value. */
const consents = {
  schema: z.object({
    sharing_consent_implied: z.boolean(),
    sharing_consent_optional: z.boolean(),
    sharing_consent_required: z.boolean(),
  }),
  of: ({ sharingConsent }: { sharingConsent: SharingConsent }) => ({
    sharing_consent_implied: sharingConsent === 'IMPLIED',
    sharing_consent_optional: sharingConsent === 'OPTIONAL',
    sharing_consent_required: sharingConsent === 'REQUIRED',
  }),
};

/** accounts §3, Team, with the fields of the public page. `prompt_for_customer_timeout` is in minutes. */
export const teamResource = resource(TeamFields, { flat: 'features', names, added: consents });

export const editedTeamResource = resource(EditedTeamFields, {
  flat: 'features',
  names: { ...names, mayEdit: null, requiresSecondFactor: 'second_factor_required' },
  added: consents,
});
