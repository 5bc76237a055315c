import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { searchPrefix } from '@lectern/schemas/text/fold.ts';
import { contactNames } from '../../contact-names/projection.ts';
import { firstVisitors, isContact, parseVisitorKey } from '../../figures/visitors.ts';
import type { Scope } from '../../figures/scope.ts';
import type { ListedContact } from '../Contact.ts';
import { figuresOnce } from '../load-figures.ts';
import { toFigureFilter, paging } from '../filter.ts';
import type { QueryResolvers } from '../generated.ts';
import { heldName, holdFigures } from '../held-figures.ts';

const input = paging(100).extend({ held: heldName });
/** More than any team's contacts that one word can mean. */
const mostFound = 20_000;

export const contacts: QueryResolvers['contacts'] = async (_parent, args, context) => {
  const { page, pageSize, held } = parseInput(input, args);
  const scope: Scope = args.presentationId
    ? { kind: 'presentation', presentationId: args.presentationId }
    : { kind: 'team' };
  const asked = toFigureFilter(args.filter);
  const read = () => figuresOnce(context, scope, asked);
  const [figures, named] = await Promise.all([
    held == null ? read() : holdFigures(context, held, { scope, asked, read }),
    idsNamed(context, args.search ?? ''),
  ]);
  const isWanted = (visitor: string) =>
    isContact(visitor) && (named === null || named.has(parseVisitorKey(visitor).contactId!));
  const { visitors, total } = firstVisitors(figures.sum, page * pageSize, isWanted);
  const items = visitors.slice((page - 1) * pageSize).map(([visitor, sum]): ListedContact => ({
    id: parseVisitorKey(visitor).contactId!,
    listed: { figures, sum },
  }));
  return { items, total, page, pageSize, asOf: figures.asOf };
};

/** Who is called so; null where nobody was asked for by name. Only ids that the caller sees anyway are taken from it. */
async function idsNamed(
  context: ServiceContext,
  search: string,
): Promise<ReadonlySet<string> | null> {
  if (search.trim() === '') return null;
  const prefix = searchPrefix(search);
  if (prefix === null) return new Set();
  const rows = await context
    .rowsOf(contactNames, { isUnfiltered: true })
    .find({ list: 'byWord', where: { terms: { prefix } }, limit: mostFound });
  return new Set(rows.map(({ doc }) => doc.contactId));
}
