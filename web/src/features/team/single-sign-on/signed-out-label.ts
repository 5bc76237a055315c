import { locale } from '../../../ui/format/locale.ts';
import type { SignedOutByRequiringQuery as SignedOutAnswer } from '../../../gql/graphql.ts';

export type SignedOut = SignedOutAnswer['singleSignOn']['signedOutByRequiring'];

export function signedOutLabel({ people, isAll }: SignedOut): string {
  if (people === 0)
    return isAll
      ? 'No one is signed out.'
      : 'Everyone who signed in another way is signed out at once.';
  if (people > 1)
    return `${isAll ? '' : 'At least '}${people.toLocaleString(locale)} people who signed in another way are signed out at once.`;
  return `${isAll ? '1' : 'At least 1'} person who signed in another way is signed out at once.`;
}
