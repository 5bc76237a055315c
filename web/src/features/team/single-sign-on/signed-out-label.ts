import type { SignedOutByRequiringQuery as SignedOutAnswer } from '../../../gql/graphql.ts';

export type SignedOut = SignedOutAnswer['singleSignOn']['signedOutByRequiring'];

export function signedOutLabel({ people, isAll }: SignedOut): string {
  if (people === 0)
    return isAll ? 'Nobody is signed out by it.' : 'Who came in another way is signed out at once.';
  if (people > 1)
    return `${isAll ? '' : 'At least '}${people.toLocaleString('en')} people who came in another way are signed out at once.`;
  return `${isAll ? 'One' : 'At least one'} person who came in another way is signed out at once.`;
}
