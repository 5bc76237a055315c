import { loadFigures } from './load-figures.ts';
import { presentFigures } from './present-figures.ts';
import { toFigureFilter } from './filter.ts';
import type { PresentationResolvers } from './generated.ts';
export type PresentationParent = { id: string };

export const Presentation = {
  /** Includes viewings under way. */
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
