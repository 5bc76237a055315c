import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment SecondFactorParts on SecondFactor {
    hasTotp
    recoveryCodesLeft
    canUsePasskeys
    isRequired
    passkeys {
      id
      name
      createdAt
      lastUsedAt
      isSynced
    }
  }
`);

export const SecurityPageQuery = graphql(`
  query SecurityPage {
    viewer {
      id
      email
      name
      signIns {
        ...SignInEntry
      }
      devices {
        ...DeviceEntry
      }
    }
    secondFactor {
      ...SecondFactorParts
    }
  }
`);
export const SecondFactorPageQuery = graphql(`
  query SecondFactorPage {
    secondFactor {
      ...SecondFactorParts
      otherTeams {
        id
        name
      }
    }
  }
`);

export const StartTotpMutation = graphql(`
  mutation StartTotp {
    startTotp {
      secret
      uri
      ticket
    }
  }
`);
export const TurnOnTotpMutation = graphql(`
  mutation TurnOnTotp($input: TurnOnTotpInput!) {
    turnOnTotp(input: $input) {
      recoveryCodes
    }
  }
`);
export const TurnOffTotpMutation = graphql(`
  mutation TurnOffTotp {
    turnOffTotp {
      hasTotp
    }
  }
`);
export const IssueRecoveryCodesMutation = graphql(`
  mutation IssueRecoveryCodes {
    issueRecoveryCodes {
      recoveryCodes
    }
  }
`);
export const StartPasskeyMutation = graphql(`
  mutation StartPasskey {
    startPasskey
  }
`);
export const AddPasskeyMutation = graphql(`
  mutation AddPasskey($input: AddPasskeyInput!) {
    addPasskey(input: $input) {
      recoveryCodes
    }
  }
`);
export const RenamePasskeyMutation = graphql(`
  mutation RenamePasskey($id: ID!, $name: String!) {
    renamePasskey(passkeyId: $id, name: $name) {
      hasTotp
    }
  }
`);
export const RemovePasskeyMutation = graphql(`
  mutation RemovePasskey($id: ID!) {
    removePasskey(passkeyId: $id) {
      hasTotp
    }
  }
`);
export const GoElsewhereMutation = graphql(`
  mutation GoElsewhere($teamId: ID!) {
    switchTeam(teamId: $teamId) {
      id
    }
  }
`);
