import { LabelDeleted, LabelMerged } from '@lectern/schemas/events/content.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { followMerges } from '../label/find-labels.ts';
import { Presentation } from '../presentation/presentation.ts';
import { everyPresentation } from './every-presentation.ts';

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
    await everyPresentation(context, { labels: { containsAny: [labelId] } }, (presentationId) =>
      context.execute(
        Presentation,
        presentationId,
        { type: 'ReplaceLabel', presentationId, labelId, byId },
        { anew: true },
      ),
    );
  },
});
