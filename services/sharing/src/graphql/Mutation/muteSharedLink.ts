import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationResolvers } from '../generated.ts';
import { existingLink } from '../rows.ts';
import { problems } from '../../texts/problems.ts';

const input = z.object({
  notificationLevel: z
    .number()
    .min(0, problems.levelInvalid)
    .max(4, problems.levelInvalid)
    .nullish(),
});

export const muteSharedLink: MutationResolvers['muteSharedLink'] = async (
  _parent,
  { id, ownerId, areRemindersMuted, ...args },
  context,
) => {
  const { notificationLevel } = input.parse(args);
  // A former owner's mail must not mute the new owner's.
  if (existingLink(await context.view(sharedLink).get(id))?.doc.createdBy !== ownerId)
    throw new DomainError('NOT_FOUND', problems.linkUnknown);
  if (notificationLevel != null)
    await context.execute(sharedLink, id, {
      type: 'SetNotificationLevel',
      sharedLinkId: id,
      notificationLevel,
    });
  if (areRemindersMuted != null)
    await context.execute(sharedLink, id, {
      type: 'SetReminders',
      sharedLinkId: id,
      isMuted: areRemindersMuted,
    });
  const link = existingLink(await context.view(sharedLink).get(id));
  if (!link) throw new DomainError('NOT_FOUND', problems.linkUnknown);
  return {
    notificationLevel: link.doc.notificationLevel,
    areRemindersMuted: link.doc.areRemindersMuted,
  };
};
