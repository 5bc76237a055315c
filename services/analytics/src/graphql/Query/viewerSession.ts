import { readSession } from '../../reading/read-sessions.ts';
import type { QueryResolvers } from '../generated.ts';

export const viewerSession: QueryResolvers['viewerSession'] = (_parent, { id }, context) => {
  return readSession(context, id);
};
