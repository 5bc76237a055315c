import { LabelDeleted, LabelMerged } from '@lectern/schemas/events/content/labels.ts';
import { eachWithDeleted } from '@lectern/kernel/lifecycle/owned.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { followMerges } from '../label/find-labels.ts';
import { Presentation } from '../presentation/presentation.ts';

/**
 * Writes into presentations what they show already (find-labels.ts). After a crash it continues with the rest. A
 * presentation that gets the old label later keeps that id, and still shows the right label.
 */
export const replaceLabelWhenMergedOrDeleted = policy({
  name: 'replace-label-when-merged-or-deleted',
  on: [LabelMerged, LabelDeleted],
  async react({ data: { labelId } }, context) {
    const { id, label } = await followMerges(context, labelId);
    const byId = label.status === 'active' ? id : null;
    const where = { labels: { containsAny: [labelId] } };
    for await (const { id: presentationId } of eachWithDeleted(
      context,
      Presentation,
      'byId',
      where,
    ))
      await context.execute(
        Presentation,
        presentationId,
        { type: 'ReplaceLabel', presentationId, labelId, byId },
        { withoutIdempotency: true },
      );
  },
});
