import { graphql } from '../../../gql/gql.ts';

graphql(`
  fragment LinkSettings on SharedLink {
    id
    name
    url
    alias
    status
    expiresAt
    notificationLevel
    accessCode
    consentMode
    isForRecipientsOnly
    emailMode
    userName
    isDirect
    canBeDownloaded
    canBePrinted
    canBeForwarded
    language
    recipients {
      id
      email
      name
      mailedAt
    }
    presentation {
      id
      name
      status
      pageCount
      thumbnailUrl
      processing {
        status
      }
      settings {
        canBeShared
        canBeSharedLink
      }
    }
  }
`);

export const LinkSettingsQuery = graphql(`
  query LinkSettings($id: ID!) {
    sharedLink(id: $id) {
      ...LinkSettings
    }
  }
`);

/** What the presentation leaves to its links. */
export const LinkLimitsQuery = graphql(`
  query LinkLimits($id: ID!) {
    presentation(id: $id) {
      id
      status
      processing {
        status
      }
      accessCode
      may {
        edit
      }
      settings {
        canBeShared
        canBeSharedLink
        canBeForwarded
        canBeDownloaded
        canBePrinted
        areSharedLinksSecure
        onlyIntendedRecipientsCanViewSharedLinks
      }
    }
  }
`);

export const ReviseSharedLinkMutation = graphql(`
  mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) {
    reviseSharedLink(id: $id, input: $input) {
      ...LinkSettings
    }
  }
`);

export const MailSharedLinkMutation = graphql(`
  mutation MailSharedLink($id: ID!, $recipientIds: [ID!], $mail: LinkMailInput!) {
    mailSharedLink(id: $id, recipientIds: $recipientIds, mail: $mail) {
      id
      recipients {
        id
        email
        name
        mailedAt
      }
    }
  }
`);

export const ExplainAccessQuery = graphql(`
  query ExplainAccess($id: ID!, $address: String!) {
    explainAccess(linkId: $id, address: $address) {
      address
      passes
      decidedBy
      steps {
        rule
        outcome
        explanation
      }
    }
  }
`);

export const SharePresentationsMutation = graphql(`
  mutation SharePresentations($input: SharePresentationsInput!) {
    sharePresentations(input: $input) {
      id
      name
      url
      presentationName
      recipients {
        email
        name
      }
    }
  }
`);

/** Presentations by the beginning of any word. */
export const ToShareQuery = graphql(`
  query ToShare($search: String) {
    presentations(search: $search, page: 1, pageSize: 20) {
      items {
        id
        name
        status
        pageCount
        thumbnailUrl
        processing {
          status
        }
        settings {
          canBeShared
          canBeSharedLink
        }
      }
    }
  }
`);
