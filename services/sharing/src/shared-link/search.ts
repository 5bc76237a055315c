import type { Where } from '@lectern/schemas/access/rule.ts';
import { searchPrefix, searchTerms } from '@lectern/schemas/text/fold.ts';
import type { ExistingSharedLink } from './state.ts';

/** The search term for a token or alias. Words have no slash, so it only matches as a whole. */
const addressTerm = (address: string) => `/${address}`;

/** Words of name, alias and recipients, and token and alias as a whole. */
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

/** A link must match one of them. Null: no search; empty: nothing can match. */
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
