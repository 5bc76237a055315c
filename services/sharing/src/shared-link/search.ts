import type { Where } from '@lectern/kernel/store/views-port.ts';
import { searchPrefix, searchTerms } from '@lectern/schemas/text/fold.ts';
import type { ExistingSharedLink } from './state.ts';

/** An address among the words of a link: no word has a slash, so that it is found whole or not at all. */
const addressTerm = (address: string) => `/${address}`;

/** What a link is found by: words of its name, its alias and its recipients, and its addresses as they are. */
export function linkSearchTerms({
  name,
  alias,
  token,
  recipients,
}: Pick<ExistingSharedLink, 'name' | 'alias' | 'token' | 'recipients'>): string[] {
  const words = [
    name,
    alias,
    ...recipients.flatMap((recipient) => [recipient.name, recipient.email]),
  ].flatMap((text) => (text ? searchTerms(text) : []));
  return [
    ...words,
    ...[token, alias].flatMap((address) => (address ? [addressTerm(address)] : [])),
  ];
}

/** Of what a found link meets one at least: null where nothing is searched for, none where no link can be meant. */
export function searchConditions(search: string | null | undefined): Where[] | null {
  const text = search?.trim() ?? '';
  if (text === '') return null;
  const pasted = /^(?:\S*\/)?s\/([\w-]+)\/?(?:[?#]\S*)?$/.exec(text)?.[1];
  if (pasted) return [{ terms: { containsAny: [addressTerm(pasted)] } }];
  const prefix = searchPrefix(text);
  return [
    ...(/^[\w-]{22}$/.test(text) ? [{ terms: { containsAny: [addressTerm(text)] } }] : []),
    ...(prefix ? [{ terms: { prefix } }] : []),
  ];
}
