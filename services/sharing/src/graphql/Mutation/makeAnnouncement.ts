import { z } from 'zod';
import { newId } from '@lectern/kernel/ids.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { announcement } from '../../announcement/announcement.ts';
import type { MutationMakeAnnouncementArgs } from '../generated.ts';

const words = z.object({
  title: z.string().trim().min(1, 'Give it a title.').max(120, 'A title has at most 120 characters.'),
  message: z.string().trim().min(1, 'Say something.').max(2_000, 'A message has at most 2,000 characters.'),
});

export async function makeAnnouncement(_parent: unknown, args: MutationMakeAnnouncementArgs, context: ServiceContext) {
  const announcementId = newId();
  const { id, teamId, number, state } = await context.execute(announcement, announcementId, { type: 'Make', announcementId, ...words.parse(args) });
  return { id, teamId, version: number, doc: state };
}
