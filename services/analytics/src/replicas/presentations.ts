import { PresentationProcessed } from '@lectern/schemas/events/content.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

/** How many pages a presentation has; what viewers say of it is not to be relied on. */
export interface PresentationReplica {
  pageCount: number;
}

export const presentations = projection({
  name: 'presentations',
  version: 1,
  on: [PresentationProcessed],
  fields: {},
  lists: {},
  touches: ({ data }) => [data.presentationId],
  apply: (_doc: PresentationReplica | undefined, { data }): PresentationReplica => ({ pageCount: data.pages.length }),
  index: () => ({}),
});
