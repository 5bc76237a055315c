import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { announcement } from '../../announcement/announcement.ts';
import type { MutationResolvers } from '../generated.ts';
import { problems } from '../../texts/problems.ts';

const input = z.object({
  title: z.string().trim().min(1, problems.titleMissing).max(120, problems.titleTooLong),
  message: z
    .string()
    .trim()
    .min(1, problems.messageMissing)
    .max(2_000, problems.announcementTooLong),
});

export const makeAnnouncement: MutationResolvers['makeAnnouncement'] = async (
  _parent,
  args,
  context,
) => {
  const announcementId = newId();
  const {
    id,
    teamId,
    number,
    state: doc,
  } = await context.execute(announcement, announcementId, {
    type: 'Make',
    announcementId,
    ...input.parse(args),
  });
  if (doc.status === 'none') throw new DomainError('NOT_FOUND', problems.announcementUnknown);
  return { id, teamId, version: number, doc };
};
