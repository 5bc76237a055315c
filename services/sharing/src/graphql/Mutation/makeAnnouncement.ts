import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { announcement } from '../../announcement/announcement.ts';
import type { MutationResolvers } from '../generated.ts';

const input = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Give it a title.')
    .max(120, 'A title has at most 120 characters.'),
  message: z
    .string()
    .trim()
    .min(1, 'Say something.')
    .max(2_000, 'A message has at most 2,000 characters.'),
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
  if (doc.status === 'none') throw new DomainError('NOT_FOUND', 'No such announcement.');
  return { id, teamId, version: number, doc };
};
