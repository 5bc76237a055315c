import { locale } from '../../../ui/format/locale.ts';
import type { SignedOutByRequiringQuery as SignedOutAnswer } from '../../../gql/graphql.ts';
import { texts } from './texts.ts';

export type SignedOut = SignedOutAnswer['singleSignOn']['signedOutByRequiring'];

export function signedOutLabel({ people, isAll }: SignedOut): string {
  if (people === 0) return isAll ? texts.noOneIsSignedOut : texts.everyoneSignedOut;
  if (people > 1)
    return isAll
      ? texts.peopleSignedOut({ people: people.toLocaleString(locale) })
      : texts.manySignedOut({ people: people.toLocaleString(locale) });
  return isAll ? texts.about1PersonWhoSigned : texts.atLeast1Person;
}
