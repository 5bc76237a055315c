import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { TeamFieldsFragment } from '../gql/graphql.ts';
import { teamChannel } from '../feeds/channels.ts';
import { resource } from '../resource/resource.ts';

const TeamDefaultsFields = graphql(`
  fragment TeamDefaultsFields on TeamDefaults {
    defaultShareEmail: shareEmail
    defaultShareLink: shareLink
    defaultFax: fax
    defaultAnnotate: annotate
    defaultExportFile: exportFile
    defaultDownloadFile: downloadFile
    defaultPrintFile: printFile
    defaultForwardFile: forwardFile
    defaultRateFile: rateFile
    defaultSendActivityToCrm: sendActivityToCrm
    defaultUseInHaystack: useInHaystack
    quickshareTemplateRequired: requireQuickShareTemplate
  }
`);

const TeamFields = graphql(`
  fragment TeamFields on Team {
    id
    name
    slug
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
    defaults {
      ...TeamDefaultsFields
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

const names = { type: 'team_type', sharingConsent: null, defaults: null } as const;
const defaults = resource(TeamDefaultsFields);

/** REST has a flag for each way of consent, and the defaults as fields of the team. */
const added = {
  schema: z.object({
    channel: z.string().describe('The channel of `GET /api/realtime` for changes in the team.'),
    ...defaults.schema.shape,
    sharing_consent_implied: z
      .boolean()
      .describe('Recipients are not asked: opening a link is consent.'),
    sharing_consent_optional: z
      .boolean()
      .describe('Recipients are asked and may refuse; then nothing of the viewing is recorded.'),
    sharing_consent_required: z
      .boolean()
      .describe('Recipients have to agree before anything is shown.'),
  }),
  of: ({
    id,
    sharingConsent,
    defaults: chosen,
  }: Pick<TeamFieldsFragment, 'id' | 'sharingConsent' | 'defaults'>) => ({
    channel: teamChannel(id),
    ...defaults.present(chosen),
    sharing_consent_implied: sharingConsent === 'IMPLIED',
    sharing_consent_optional: sharingConsent === 'OPTIONAL',
    sharing_consent_required: sharingConsent === 'REQUIRED',
  }),
};

/** accounts §3, Team, with the fields of the public page. `prompt_for_customer_timeout` is in minutes. */
export const teamResource = resource(TeamFields, { flat: 'features', names, added });

export const editedTeamResource = resource(EditedTeamFields, {
  flat: 'features',
  names: { ...names, mayEdit: null, requiresSecondFactor: 'second_factor_required' },
  added,
});
