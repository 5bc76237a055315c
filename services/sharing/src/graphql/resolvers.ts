// Written by `npm run codegen` from the files beside it.
import type { AllFields, CompleteResolvers } from '@lectern/kernel/graphql/complete-resolvers.ts';
import type * as schema from './generated.ts';
import { Announcement } from './Announcement.ts';
import { Consent } from './Consent.ts';
import { Notification } from './Notification.ts';
import { Presentation } from './Presentation.ts';
import { SharedLink } from './SharedLink.ts';
import { SharedLinkHit } from './SharedLinkHit.ts';
import { activateSharedLink } from './Mutation/activateSharedLink.ts';
import { aliasCheck } from './Query/aliasCheck.ts';
import { announcements } from './Query/announcements.ts';
import { answerAccessRequest } from './Mutation/answerAccessRequest.ts';
import { askForAccess } from './visitor/Mutation/askForAccess.ts';
import { checkAccessCode } from './visitor/Mutation/checkAccessCode.ts';
import { checkEmailCode } from './visitor/Mutation/checkEmailCode.ts';
import { consents } from './Query/consents.ts';
import { deactivateSharedLink } from './Mutation/deactivateSharedLink.ts';
import { deleteSharedLink } from './Mutation/deleteSharedLink.ts';
import { duplicateSharedLink } from './Mutation/duplicateSharedLink.ts';
import { enterEmail } from './visitor/Mutation/enterEmail.ts';
import { expireSharedLink } from './Mutation/expireSharedLink.ts';
import { explainAccess } from './Query/explainAccess.ts';
import { forwardSharedLink } from './visitor/Mutation/forwardSharedLink.ts';
import { giveHitVerdict } from './Mutation/giveHitVerdict.ts';
import { isMailKept } from './Query/isMailKept.ts';
import { mailOutbox } from './Query/mailOutbox.ts';
import { mailSharedLink } from './Mutation/mailSharedLink.ts';
import { makeAnnouncement } from './Mutation/makeAnnouncement.ts';
import { muteSharedLink } from './Mutation/muteSharedLink.ts';
import { noticeHit } from './Mutation/noticeHit.ts';
import { notifications } from './Query/notifications.ts';
import { publicSharedLink } from './Query/publicSharedLink.ts';
import { publicSharedLinkById } from './Query/publicSharedLinkById.ts';
import { publicSharedLinkHit } from './Query/publicSharedLinkHit.ts';
import { readAllNotifications } from './Mutation/readAllNotifications.ts';
import { readNotifications } from './Mutation/readNotifications.ts';
import { reportHit } from './Mutation/reportHit.ts';
import { requestEmailCode } from './visitor/Mutation/requestEmailCode.ts';
import { restoreSharedLink } from './Mutation/restoreSharedLink.ts';
import { reviseSharedLink } from './Mutation/reviseSharedLink.ts';
import { sentMail } from './Query/sentMail.ts';
import { sharePresentation } from './Mutation/sharePresentation.ts';
import { sharePresentations } from './Mutation/sharePresentations.ts';
import { sharedLink } from './Query/sharedLink.ts';
import { sharedLinkHit } from './Query/sharedLinkHit.ts';
import { sharedLinkHits } from './Query/sharedLinkHits.ts';
import { sharedLinks, sharedLinksAfter } from './Query/sharedLinks.ts';
import { transferSharedLink } from './Mutation/transferSharedLink.ts';
import { undoHitVerdict } from './Mutation/undoHitVerdict.ts';
import { unreadNotificationCount } from './Query/unreadNotificationCount.ts';

export const resolvers = {
  Query: { aliasCheck, announcements, consents, explainAccess, isMailKept, mailOutbox, notifications, publicSharedLink, publicSharedLinkById, publicSharedLinkHit, sentMail, sharedLink, sharedLinkHit, sharedLinkHits, sharedLinks, sharedLinksAfter, unreadNotificationCount },
  Mutation: { activateSharedLink, answerAccessRequest, askForAccess, checkAccessCode, checkEmailCode, deactivateSharedLink, deleteSharedLink, duplicateSharedLink, enterEmail, expireSharedLink, forwardSharedLink, giveHitVerdict, mailSharedLink, makeAnnouncement, muteSharedLink, noticeHit, readAllNotifications, readNotifications, reportHit, requestEmailCode, restoreSharedLink, reviseSharedLink, sharePresentation, sharePresentations, transferSharedLink, undoHitVerdict },
  Announcement,
  Consent,
  Notification,
  Presentation,
  SharedLink,
  SharedLinkHit,
} satisfies {
  Query: AllFields<schema.QueryResolvers>;
  Mutation: AllFields<schema.MutationResolvers>;
  Announcement: CompleteResolvers<schema.AnnouncementResolvers, schema.ResolversParentTypes['Announcement']>;
  Consent: CompleteResolvers<schema.ConsentResolvers, schema.ResolversParentTypes['Consent']>;
  Notification: CompleteResolvers<schema.NotificationResolvers, schema.ResolversParentTypes['Notification']>;
  Presentation: CompleteResolvers<schema.PresentationResolvers, schema.ResolversParentTypes['Presentation']>;
  SharedLink: CompleteResolvers<schema.SharedLinkResolvers, schema.ResolversParentTypes['SharedLink']>;
  SharedLinkHit: CompleteResolvers<schema.SharedLinkHitResolvers, schema.ResolversParentTypes['SharedLinkHit']>;
};
