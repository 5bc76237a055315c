import { acceptedUploads } from '../../uploads/accepted.ts';
import type { QueryResolvers } from '../generated.ts';

export const uploadLimits: QueryResolvers['uploadLimits'] = (_, __, { engines }) => {
  return {
    maxBytes: engines.settings.LECTERN_UPLOAD_LIMIT,
    accepted: acceptedUploads.map((each) => ({
      ...each,
      extensions: [...each.extensions],
      mimeTypes: [...each.mimeTypes],
    })),
  };
};
