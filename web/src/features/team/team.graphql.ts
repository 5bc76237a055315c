import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment TeamSettings on Team {
    id
    name
    channel
    type
    timeZone
    locale
    promptForCustomerTimeout
    displayUserInfo
    sharingConsent
    privacyPolicyUrl
    requiresSecondFactor
    showsAppSettings
    mayEdit
    accountManager {
      id
      name
      email
    }
    booking {
      isTrial
      plan
      period
      userCount
      promoCode
    }
    createdAt
    defaults {
      shareEmail
      shareLink
      fax
      annotate
      exportFile
      downloadFile
      printFile
      forwardFile
      rateFile
      sendActivityToCrm
      useInHaystack
      requireQuickShareTemplate
    }
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

export const TeamPageQuery = graphql(`
  query TeamPage {
    viewer {
      id
      currentTeam {
        ...TeamSettings
      }
    }
    accountManagers {
      id
      name
      email
    }
  }
`);
export const ChangeTeamMutation = graphql(`
  mutation ChangeTeam($teamId: ID!, $input: ChangeTeamSettingsInput!) {
    changeTeamSettings(teamId: $teamId, input: $input) {
      ...TeamSettings
    }
  }
`);
