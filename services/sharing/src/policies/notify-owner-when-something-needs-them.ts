import { PresentationProcessingFailed } from '@lectern/schemas/events/content.ts';
import {
  SharedLinkAccessAnswered,
  SharedLinkAccessAsked,
} from '@lectern/schemas/events/sharing/requests.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { notification } from '../notification/notification.ts';
import { readPresentation } from '../replicas/presentations.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { linkExists } from '../shared-link/state.ts';
import { deterministicUuid } from '../deterministic-uuid.ts';

/** So many members who share a presentation hear that its file could not be processed. */
const MOST_SHARERS = 50;
const LINKS = 1_000;

/**
 * An access request appears in the feed of the link's owner, a file that could not be processed in that of the
 * presentation's owner and of all who made a link to it; an answered request is read.
 */
export const notifyOwnerWhenSomethingNeedsThem = policy({
  name: 'notify-owner-when-something-needs-them',
  on: [SharedLinkAccessAsked, SharedLinkAccessAnswered, PresentationProcessingFailed],
  async react({ type, data, meta }, context) {
    const notificationId = deterministicUuid(meta.id);
    if (type === 'SharedLinkAccessAnswered') {
      const ids = data.requestIds.map(deterministicUuid);
      for (const row of await context.view(notification).getMany(ids))
        if (row)
          await context.execute(notification, row.id, { type: 'MarkRead', notificationId: row.id });
      return;
    }
    if (type === 'SharedLinkAccessAsked') {
      const { sharedLinkId, askerId, name, email } = data;
      const link = (await context.view(sharedLink).get(sharedLinkId))?.doc;
      if (!link || !linkExists(link)) return;
      const asker = name ?? email;
      await context.execute(notification, notificationId, {
        type: 'Raise',
        notificationId,
        userId: link.createdBy,
        kind: 'access-asked',
        sharedLinkId,
        presentationId: link.presentationId,
        person: asker === null ? null : { id: askerId, name: asker },
      });
      return;
    }
    const { presentationId, message } = data;
    const presentation = await readPresentation(
      context,
      meta.teamId ?? '',
      presentationId,
      () => true,
    );
    if (!presentation) return;
    const links = await context.view(sharedLink).find({
      list: 'ofPresentation',
      where: { presentationId, isDeleted: false },
      limit: LINKS,
    });
    const sharers = links.flatMap(({ doc }) => (linkExists(doc) ? [doc.createdBy] : []));
    const others = new Set(sharers.filter((id) => id !== presentation.ownerId));
    for (const userId of [presentation.ownerId, ...[...others].slice(0, MOST_SHARERS)]) {
      const isOwner = userId === presentation.ownerId;
      const id = isOwner ? notificationId : deterministicUuid(`${meta.id}/${userId}`);
      await context.execute(notification, id, {
        type: 'Raise',
        notificationId: id,
        userId,
        kind: 'upload-failed',
        presentationId,
        detail: message,
      });
    }
  },
});
