import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { clicksOf } from '../../figures/figures.ts';
import { figuresOnce } from '../figures-once.ts';
import { askedBy } from '../filter.ts';
import type { QueryDocumentLinksArgs } from '../generated.ts';

export async function documentLinks(_parent: unknown, { presentationId, filter }: QueryDocumentLinksArgs, context: ServiceContext) {
  const { asOf, sum } = await figuresOnce(context, { kind: 'presentation', presentationId }, askedBy(filter));
  return { asOf, items: clicksOf(sum) };
}
