import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { visitorsOf, whoIs } from '../../figures/visitors.ts';
import type { Scope } from '../../figures/tally.ts';
import { figuresOnce } from '../figures-once.ts';
import { askedBy, paging } from '../filter.ts';
import type { QueryContactsArgs } from '../generated.ts';

export async function contacts(_parent: unknown, args: QueryContactsArgs, context: ServiceContext) {
  const { page, pageSize } = parseInput(paging(100), args);
  const scope: Scope = args.presentationId ? { kind: 'presentation', presentationId: args.presentationId } : { kind: 'team' };
  const { days, tally, asOf } = await figuresOnce(context, scope, askedBy(args.filter));
  const ids = visitorsOf(days, tally).flatMap(({ visitor }) => whoIs(visitor).contactId ?? []);
  return { items: ids.slice((page - 1) * pageSize, page * pageSize).map((id) => ({ id })), total: ids.length, page, pageSize, asOf };
}
