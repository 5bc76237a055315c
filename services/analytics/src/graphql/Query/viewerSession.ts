import { readSession } from '../../viewing/read-sessions.ts';
import type { QueryResolvers } from '../generated.ts';

export const viewerSession: QueryResolvers['viewerSession'] = (_parent, { id }, context) => {
  return readSession(context, id);
};
