import { graphql } from '../../../gql/gql.ts';

graphql(`
  fragment SingleSignOnParts on SingleSignOn {
    id
    mailboxes
    domains {
      id
      name
      isProven
      provenBy
      mailedTo
      record {
        name
        value
      }
    }
    configuration {
      provider
      host
      isHostAllowed
      clientId
      defaultRole
      customRole {
        id
        name
      }
      testedAt
      isRequired
      isExceptionGood
      except {
        id
        name
        email
      }
    }
    hosts {
      provider
      suffixes
      added
      redirectUri
    }
  }
`);

export const SingleSignOnQuery = graphql(`
  query SingleSignOn {
    singleSignOn {
      ...SingleSignOnParts
    }
    customRoles {
      id
      name
    }
  }
`);
export const SignedOutByRequiringQuery = graphql(`
  query SignedOutByRequiring($exceptUserId: ID!) {
    singleSignOn {
      id
      signedOutByRequiring(exceptUserId: $exceptUserId) {
        people
        isAll
      }
    }
  }
`);
export const AddTeamDomainMutation = graphql(`
  mutation AddTeamDomain($domain: String!) {
    addTeamDomain(domain: $domain) {
      ...SingleSignOnParts
    }
  }
`);
export const MailTeamDomainCodeMutation = graphql(`
  mutation MailTeamDomainCode($domainId: ID!, $mailbox: String!) {
    mailTeamDomainCode(domainId: $domainId, mailbox: $mailbox) {
      ...SingleSignOnParts
    }
  }
`);
export const ProveTeamDomainMutation = graphql(`
  mutation ProveTeamDomain($domainId: ID!, $code: String) {
    proveTeamDomain(domainId: $domainId, code: $code) {
      ...SingleSignOnParts
    }
  }
`);
export const RemoveTeamDomainMutation = graphql(`
  mutation RemoveTeamDomain($domainId: ID!) {
    removeTeamDomain(domainId: $domainId) {
      ...SingleSignOnParts
    }
  }
`);
export const ConfigureSingleSignOnMutation = graphql(`
  mutation ConfigureSingleSignOn($input: ConfigureSingleSignOnInput!) {
    configureSingleSignOn(input: $input) {
      ...SingleSignOnParts
    }
  }
`);
export const RequireSingleSignOnMutation = graphql(`
  mutation RequireSingleSignOn($exceptUserId: ID!) {
    requireSingleSignOn(exceptUserId: $exceptUserId) {
      ...SingleSignOnParts
    }
  }
`);
export const MakeSingleSignOnOptionalMutation = graphql(`
  mutation MakeSingleSignOnOptional {
    makeSingleSignOnOptional {
      ...SingleSignOnParts
    }
  }
`);
export const TurnOffSingleSignOnMutation = graphql(`
  mutation TurnOffSingleSignOn {
    turnOffSingleSignOn {
      ...SingleSignOnParts
    }
  }
`);
