import { viewerEvents } from '../../viewer-events/projection.ts';
import type { QueryResolvers } from '../generated.ts';

export const viewerEvent: QueryResolvers['viewerEvent'] = (_parent, { id }, context) => {
  return context.rowsOf(viewerEvents).get(id);
};
