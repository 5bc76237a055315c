import { graphql } from '../gql/gql.ts';

export const SignInFragment = graphql(`
  fragment SignInEntry on SignIn { id startedAt lastUsedAt expiresAt isRemembered isCurrent deviceName userAgent address network }
`);

export const PersonSignInsQuery = graphql(`query PersonSignIns($id: ID!) { user(id: $id) { id signIns { ...SignInEntry } } }`);
export const EndSignInMutation = graphql(`mutation EndSignIn($id: ID!) { endSignIn(signInId: $id) }`);
export const EndSignInsMutation = graphql(`mutation EndSignIns($userId: ID!) { endSignIns(userId: $userId) }`);
