import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { figuresOnce, presentFigures } from './figures-once.ts';
import { askedBy } from './filter.ts';
import type { PresentationAnalyticsArgs } from './generated.ts';

export const Presentation = {
  /** Of own links, or of all with can_edit_events. Every number contains the viewings under way. */
  async analytics({ id }: { id: string }, { filter }: PresentationAnalyticsArgs, context: ServiceContext) {
    return presentFigures(context, await figuresOnce(context, { kind: 'presentation', presentationId: id }, askedBy(filter)));
  },
};
