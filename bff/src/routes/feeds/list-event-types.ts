import { z } from 'zod';
import { streamedTypes } from '../../feeds/event-types.ts';
import { data, dataOf } from '../../present/data.ts';
import { handledRoute } from '../../route/route.ts';

/** All types of the event stream: what its `type` takes. */
export const listEventTypes = handledRoute('GET /api/event-stream/types', {
  access: ['can_export_data'],
  answer: dataOf(z.array(z.string())),
  handle: async () => data([...streamedTypes]),
});
