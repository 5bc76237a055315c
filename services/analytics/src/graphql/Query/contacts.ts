import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { searchPrefix } from '@lectern/schemas/text/fold.ts';
import { contactNames } from '../../contact-names/projection.ts';
import type { Scope } from '../../figures/scope.ts';
import { contactIdOf, isContact, topVisitors } from '../../figures/visitors.ts';
import type { ContactParent } from '../Contact.ts';
import { paging, toFigureFilter } from '../filter.ts';
import type { QueryResolvers } from '../generated.ts';
import { cacheFigures, heldName } from '../held-figures.ts';
import { loadFigures } from '../load-figures.ts';

const input = paging(100).extend({ held: heldName });
/** More contacts than any team has whose name starts with one word. */
const MAX_FOUND = 20_000;

export const contacts: QueryResolvers['contacts'] = async (_parent, args, context) => {
  const { page, pageSize, held } = parseInput(input, args);
  const scope: Scope = args.presentationId
    ? { kind: 'presentation', presentationId: args.presentationId }
    : { kind: 'team' };
  const filter = toFigureFilter(args.filter);
  const load = () => loadFigures(context, scope, filter);
  const [figures, foundIds] = await Promise.all([
    held == null ? load() : cacheFigures(context, held, { scope, filter, load }),
    findContactIds(context, args.search ?? ''),
  ]);
  const isWanted = (visitor: string) =>
    isContact(visitor) && (foundIds === null || foundIds.has(contactIdOf(visitor)));
  const { visitors, total } = topVisitors(figures.sum, page * pageSize, isWanted);
  const items = visitors.slice((page - 1) * pageSize).map(([visitor, sum]): ContactParent => ({
    id: contactIdOf(visitor),
    listed: { figures, sum },
  }));
  return { items, total, page, pageSize, asOf: figures.asOf };
};

/** Ids of contacts with such a name; null without a search. Unfiltered: the caller narrows contacts that may be seen. */
async function findContactIds(
  context: ServiceContext,
  search: string,
): Promise<ReadonlySet<string> | null> {
  if (search.trim() === '') return null;
  const prefix = searchPrefix(search);
  if (prefix === null) return new Set();
  const rows = await context
    .rowsOf(contactNames, { isUnfiltered: true })
    .find({ list: 'byWord', where: { terms: { prefix } }, limit: MAX_FOUND });
  return new Set(rows.map(({ doc }) => doc.contactId));
}
