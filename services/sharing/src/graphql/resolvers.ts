import type { Resolvers } from '@lectern/kernel/service/service.ts';
import { Announcement } from './Announcement.ts';
import { Consent } from './Consent.ts';
import { activateSharedLink } from './Mutation/activateSharedLink.ts';
import { askForAccess } from './Mutation/askForAccess.ts';
import { checkAccessCode } from './Mutation/checkAccessCode.ts';
import { checkEmailCode } from './Mutation/checkEmailCode.ts';
import { deactivateSharedLink } from './Mutation/deactivateSharedLink.ts';
import { deleteSharedLink } from './Mutation/deleteSharedLink.ts';
import { duplicateSharedLink } from './Mutation/duplicateSharedLink.ts';
import { expireSharedLink } from './Mutation/expireSharedLink.ts';
import { forwardSharedLink } from './Mutation/forwardSharedLink.ts';
import { giveHitVerdict } from './Mutation/giveHitVerdict.ts';
import { mailSharedLink } from './Mutation/mailSharedLink.ts';
import { makeAnnouncement } from './Mutation/makeAnnouncement.ts';
import { muteSharedLink } from './Mutation/muteSharedLink.ts';
import { noticeHit } from './Mutation/noticeHit.ts';
import { readAllNotifications } from './Mutation/readAllNotifications.ts';
import { readNotifications } from './Mutation/readNotifications.ts';
import { reportHit } from './Mutation/reportHit.ts';
import { requestEmailCode } from './Mutation/requestEmailCode.ts';
import { restoreSharedLink } from './Mutation/restoreSharedLink.ts';
import { reviseSharedLink } from './Mutation/reviseSharedLink.ts';
import { sharePresentation } from './Mutation/sharePresentation.ts';
import { sharePresentations } from './Mutation/sharePresentations.ts';
import { transferSharedLink } from './Mutation/transferSharedLink.ts';
import { undoHitVerdict } from './Mutation/undoHitVerdict.ts';
import { Notification } from './Notification.ts';
import { Presentation } from './Presentation.ts';
import { announcements } from './Query/announcements.ts';
import { consents } from './Query/consents.ts';
import { explainAccess } from './Query/explainAccess.ts';
import { aliasCheck } from './Query/aliasCheck.ts';
import { isMailKept } from './Query/isMailKept.ts';
import { mailOutbox } from './Query/mailOutbox.ts';
import { notifications } from './Query/notifications.ts';
import { publicSharedLink } from './Query/publicSharedLink.ts';
import { publicSharedLinkById } from './Query/publicSharedLinkById.ts';
import { publicSharedLinkHit } from './Query/publicSharedLinkHit.ts';
import { sentMail } from './Query/sentMail.ts';
import { sharedLink } from './Query/sharedLink.ts';
import { sharedLinkHit } from './Query/sharedLinkHit.ts';
import { sharedLinkHits } from './Query/sharedLinkHits.ts';
import { sharedLinks, sharedLinksAfter } from './Query/sharedLinks.ts';
import { unreadNotificationCount } from './Query/unreadNotificationCount.ts';
import { SharedLink } from './SharedLink.ts';
import { SharedLinkHit } from './SharedLinkHit.ts';

export const resolvers: Resolvers = {
  Query: {
    sharedLinks, sharedLinksAfter, sharedLink, aliasCheck, explainAccess, consents, publicSharedLink,
    publicSharedLinkById, sharedLinkHit, sharedLinkHits, publicSharedLinkHit, notifications, unreadNotificationCount, announcements, isMailKept, mailOutbox,
    sentMail,
  },
  Mutation: {
    sharePresentation, sharePresentations, reviseSharedLink, mailSharedLink, transferSharedLink, duplicateSharedLink, deleteSharedLink,
    restoreSharedLink, activateSharedLink, deactivateSharedLink, expireSharedLink, checkAccessCode, requestEmailCode, checkEmailCode, askForAccess,
    forwardSharedLink,
    giveHitVerdict, undoHitVerdict, noticeHit, reportHit, muteSharedLink, readNotifications, readAllNotifications, makeAnnouncement,
  },
  SharedLink,
  Consent,
  SharedLinkHit,
  Notification,
  Announcement,
  Presentation,
};
