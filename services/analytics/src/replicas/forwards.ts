import { SharedLinkForwarded } from '@lectern/schemas/events/sharing.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

/** When a reader first forwarded the link: from then on anybody may open it. */
export interface ForwardsReplica {
  firstAt: string;
}

/** Not part of `recipients`, because forwards have their own stream. */
export const forwards = projection({
  name: 'forwards',
  version: 1,
  on: [SharedLinkForwarded],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.sharedLinkId],
  apply: (doc: ForwardsReplica | undefined, { meta }): ForwardsReplica =>
    doc && doc.firstAt <= meta.time ? doc : { firstAt: meta.time },
  index: () => ({}),
});
