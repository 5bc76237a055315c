import { loadFigures, presentFigures } from './load-figures.ts';
import { toFigureFilter } from './filter.ts';
import type { PresentationResolvers } from './generated.ts';
export type PresentationParent = { id: string };

export const Presentation = {
  /** Of own links, or of all with can_edit_events. Every number contains the viewings under way. */
  async analytics({ id }, { filter }, context) {
    return presentFigures(
      context,
      await loadFigures(
        context,
        { kind: 'presentation', presentationId: id },
        toFigureFilter(filter),
      ),
    );
  },
} satisfies PresentationResolvers;
