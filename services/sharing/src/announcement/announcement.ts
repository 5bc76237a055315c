import type { EventOf } from '@lectern/schemas/events/event.ts';
import {
  AnnouncementMade,
  AnnouncementRead,
} from '@lectern/schemas/events/sharing/notifications.ts';
import { aggregate, type Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { problems } from '../texts/problems.ts';

export interface MadeAnnouncement {
  status: 'made';
  title: string;
  message: string;
  madeBy: string | null;
  madeAt: string;
  readBy: string[];
}

export type Announcement = { status: 'none' } | MadeAnnouncement;
type AnnouncementEvent = EventOf<typeof AnnouncementMade | typeof AnnouncementRead>;
type AnnouncementCommand =
  | { type: 'Make'; announcementId: string; title: string; message: string }
  | { type: 'MarkReadBy'; announcementId: string; userId: string };

function evolve(
  announcement: Announcement,
  { type, data }: AnnouncementEvent,
  { time, actorId }: EventMeta,
): Announcement {
  if (type === 'AnnouncementMade') {
    return {
      status: 'made',
      title: data.title,
      message: data.message,
      madeBy: actorId,
      madeAt: time,
      readBy: [],
    };
  }
  return announcement.status === 'none'
    ? announcement
    : { ...announcement, readBy: [...announcement.readBy, data.userId] };
}

function decide(
  command: AnnouncementCommand & Decision,
  announcement: Announcement,
): AnnouncementEvent[] {
  const { announcementId } = command;
  switch (command.type) {
    case 'Make':
      if (announcement.status !== 'none')
        throw new DomainError('CONFLICT', problems.announcementMade);
      return [AnnouncementMade({ announcementId, title: command.title, message: command.message })];
    case 'MarkReadBy':
      if (announcement.status === 'none')
        throw new DomainError('NOT_FOUND', problems.announcementUnknown);
      return announcement.readBy.includes(command.userId)
        ? []
        : [AnnouncementRead({ announcementId, userId: command.userId })];
  }
}

/** A message from an administrator to the whole team. */
export const announcement = aggregate({
  name: 'Announcement',
  scope: 'team',
  events: [AnnouncementMade, AnnouncementRead],
  initial: { status: 'none' },
  evolve,
  decide,
  shape: 1,
  view: {
    fields: { isMade: 'boolean', madeAt: 'text' },
    lists: { newest: { equals: ['isMade'], orderBy: '-madeAt' } },
    index: (made) =>
      made.status === 'none'
        ? { isMade: false, madeAt: null }
        : { isMade: true, madeAt: made.madeAt },
  },
});
