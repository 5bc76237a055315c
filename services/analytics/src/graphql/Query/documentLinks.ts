import { countLinkClicks } from '../../figures/figures.ts';
import { presentations, versionAt } from '../../replicas/presentations.ts';
import { loadFigures } from '../load-figures.ts';
import { toFigureFilter } from '../filter.ts';
import type { QueryResolvers } from '../generated.ts';

/** By file: the pages of a replaced file are other pages. */
export const documentLinks: QueryResolvers['documentLinks'] = async (
  _parent,
  { presentationId, filter },
  context,
) => {
  const { asOf, lines } = await loadFigures(
    context,
    { kind: 'presentation', presentationId },
    toFigureFilter(filter),
  );
  const row = await context.rowsOf(presentations, { isUnfiltered: true }).get(presentationId);
  return {
    asOf,
    items: countLinkClicks(
      lines,
      (startedMs) => versionAt(row?.doc, new Date(startedMs).toISOString())?.fileId ?? null,
    ),
  };
};
