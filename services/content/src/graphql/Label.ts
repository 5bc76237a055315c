import { withMerged, type LabelRow } from '../label/find-labels.ts';
import { Presentation } from '../presentation/presentation.ts';
import type { LabelResolvers } from './generated.ts';

export type LabelParent = LabelRow;

/** Fields without a resolver are in the row. */
export const Label = {
  presentationCount: async ({ id }, _, context) => {
    const where = { isDeleted: false, labels: { containsAny: await withMerged(context, [id]) } };
    return context.view(Presentation).count({ list: 'newest', where });
  },
} satisfies LabelResolvers;
