import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment SignInEntry on SignIn {
    id
    startedAt
    lastUsedAt
    expiresAt
    isRemembered
    isCurrent
    deviceName
    userAgent
    address
    network
    method
    impersonation {
      reason
      impersonator {
        id
        name
      }
    }
  }
`);

export const PersonSignInsQuery = graphql(`
  query PersonSignIns($id: ID!) {
    user(id: $id) {
      id
      hasSecondFactor
      signIns {
        ...SignInEntry
      }
    }
  }
`);
export const ResetSecondFactorMutation = graphql(`
  mutation ResetSecondFactor($id: ID!) {
    resetSecondFactor(userId: $id) {
      id
      hasSecondFactor
    }
  }
`);
export const EndSignInMutation = graphql(`
  mutation EndSignIn($id: ID!) {
    endSignIn(signInId: $id)
  }
`);
export const EndSignInsMutation = graphql(`
  mutation EndSignIns($userId: ID!) {
    endSignIns(userId: $userId)
  }
`);
