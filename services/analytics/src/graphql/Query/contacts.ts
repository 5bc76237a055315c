import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { searchPrefix } from '@lectern/schemas/text/fold.ts';
import { contactNames } from '../../contact-names/projection.ts';
import { topVisitors, isContact, parseVisitorKey } from '../../figures/visitors.ts';
import type { Scope } from '../../figures/scope.ts';
import type { ListedContact } from '../Contact.ts';
import { loadFigures } from '../load-figures.ts';
import { toFigureFilter, paging } from '../filter.ts';
import type { QueryResolvers } from '../generated.ts';
import { heldName, cacheFigures } from '../held-figures.ts';

const input = paging(100).extend({ held: heldName });
/** More than any team's contacts that one word can mean. */
const MAX_FOUND = 20_000;

export const contacts: QueryResolvers['contacts'] = async (_parent, args, context) => {
  const { page, pageSize, held } = parseInput(input, args);
  const scope: Scope = args.presentationId
    ? { kind: 'presentation', presentationId: args.presentationId }
    : { kind: 'team' };
  const asked = toFigureFilter(args.filter);
  const read = () => loadFigures(context, scope, asked);
  const [figures, named] = await Promise.all([
    held == null ? read() : cacheFigures(context, held, { scope, asked, read }),
    findContactIds(context, args.search ?? ''),
  ]);
  const isWanted = (visitor: string) =>
    isContact(visitor) && (named === null || named.has(parseVisitorKey(visitor).contactId!));
  const { visitors, total } = topVisitors(figures.sum, page * pageSize, isWanted);
  const items = visitors.slice((page - 1) * pageSize).map(([visitor, sum]): ListedContact => ({
    id: parseVisitorKey(visitor).contactId!,
    listed: { figures, sum },
  }));
  return { items, total, page, pageSize, asOf: figures.asOf };
};

/** Who is called so; null where nobody was asked for by name. Only ids that the caller sees anyway are taken from it. */
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
