import { z } from 'zod';
import { event, id } from '../event.ts';

export const GroupCreated = event('GroupCreated', {
  groupId: id,
  name: z.string(),
});

export const GroupRenamed = event('GroupRenamed', {
  groupId: id,
  name: z.string(),
});

/** What is open to this group alone stays closed to everybody else. */
export const GroupDeleted = event('GroupDeleted', {
  groupId: id,
});

/** Whoever leaves the team leaves its groups, too, without a word. */
export const GroupJoined = event('GroupJoined', {
  userId: id,
  teamId: id,
  groupId: id,
});

export const GroupLeft = event('GroupLeft', {
  userId: id,
  teamId: id,
  groupId: id,
});
