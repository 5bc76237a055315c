import { z } from 'zod';
import { event } from '../event.ts';
import { groupId, teamId, userId } from '../fields.ts';

/** A group was created in the team. */
export const GroupCreated = event('GroupCreated', {
  groupId,
  /** The group's name. */
  name: z.string(),
});

/** A group was renamed. */
export const GroupRenamed = event('GroupRenamed', {
  groupId,
  /** The group's new name. */
  name: z.string(),
});

/** A group was deleted. Presentations that were visible to this group only stay hidden from everyone else. */
export const GroupDeleted = event('GroupDeleted', {
  groupId,
});

/** A member was added to a group. */
export const GroupJoined = event('GroupJoined', {
  userId,
  teamId,
  groupId,
});

/** A member was removed from a group. Not published for members who leave the team: their groups end with it. */
export const GroupLeft = event('GroupLeft', {
  userId,
  teamId,
  groupId,
});
