import { z } from 'zod';
import { id } from './event.ts';

// Fields that events of many kinds have: what they say stands here once. An event that means more by one says so itself.

/** The team that it happened in. */
export const teamId = id;
/** The user that it is about. */
export const userId = id;
/** The presentation that it is about. */
export const presentationId = id;
/** The shared link that it is about. */
export const sharedLinkId = id;
/** One opening of a shared link. */
export const hitId = id;
/** One viewing: a reader's session in the viewer. */
export const sessionId = id;
/** One sign-in: a browser or device on which a user is signed in. */
export const signInId = id;
/** An uploaded file. */
export const fileId = id;
/** A label of the team. */
export const labelId = id;
/** A brand of the team. */
export const brandId = id;
/** A product of the team. */
export const productId = id;
/** A folder of the team. */
export const folderId = id;
/** A group of the team. */
export const groupId = id;
/** A role that the team defined itself. */
export const customRoleId = id;
/** The team's name. */
export const teamName = z.string();
/** IANA name of a time zone, such as Europe/Oslo. */
export const timeZone = z.string();
/** Language, as a BCP 47 tag. */
export const locale = z.string();
/** When the owner hears of openings: 0 never, 1 of the first, 2 of every one, 3 weekly, 4 monthly. */
export const notificationLevel = z.number().int().min(0).max(4);
/** A whole number, 0 or more. */
export const count = z.number().int().nonnegative();
/** The number of a page, 1 for the first. */
export const pageNumber = z.number().int().positive();
/** Keyed hash (HMAC) of an email: the same within a team for the same email, and not reversible. */
export const emailHash = z.string();
/** Keys of permissions, such as can_edit_users. */
export const permissions = z.array(z.string());
/** What the user is in the team. */
export const role = z.enum(['TEAM_ADMIN', 'TEAM_MEMBER']);
