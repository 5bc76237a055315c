import type { Where } from '@lectern/schemas/access/rule.ts';
import { searchPrefix, searchTerms } from '@lectern/schemas/text/fold.ts';
import type { MadeSharedLink } from './state.ts';

/** An address among the words of a link: no word has a slash, so that it is found whole or not at all. */
const whole = (address: string) => `/${address}`;

/** What a link is found by: words of its name, its alias and its recipients, and its addresses as they are. */
export function termsOf({
  name,
  alias,
  token,
  recipients,
}: Pick<MadeSharedLink, 'name' | 'alias' | 'token' | 'recipients'>): string[] {
  const words = [
    name,
    alias,
    ...recipients.flatMap((recipient) => [recipient.name, recipient.email]),
  ].flatMap((text) => (text ? searchTerms(text) : []));
  return [...words, ...[token, alias].flatMap((address) => (address ? [whole(address)] : []))];
}

/** Of what a found link meets one at least: null where nothing is searched for, none where no link can be meant. */
export function foundBy(search: string | null | undefined): Where[] | null {
  const text = search?.trim() ?? '';
  if (text === '') return null;
  const pasted = /^(?:\S*\/)?s\/([\w-]+)\/?(?:[?#]\S*)?$/.exec(text)?.[1];
  if (pasted) return [{ terms: { containsAny: [whole(pasted)] } }];
  const prefix = searchPrefix(text);
  return [
    ...(/^[\w-]{22}$/.test(text) ? [{ terms: { containsAny: [whole(text)] } }] : []),
    ...(prefix ? [{ terms: { prefix } }] : []),
  ];
}
