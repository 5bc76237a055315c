import type { ServiceDefinition } from '@lectern/kernel/service/service.ts';
import { heirs } from '@lectern/kernel/replicas/heirs.ts';
import { announcement } from './announcement/announcement.ts';
import { consents } from './consents/projection.ts';
import { forwards } from './forwards/forwards.ts';
import { Announcement } from './graphql/Announcement.ts';
import { Consent } from './graphql/Consent.ts';
import { activateSharedLink } from './graphql/Mutation/activateSharedLink.ts';
import { askForAccess } from './graphql/Mutation/askForAccess.ts';
import { checkAccessCode } from './graphql/Mutation/checkAccessCode.ts';
import { checkEmailCode } from './graphql/Mutation/checkEmailCode.ts';
import { deactivateSharedLink } from './graphql/Mutation/deactivateSharedLink.ts';
import { deleteSharedLink } from './graphql/Mutation/deleteSharedLink.ts';
import { duplicateSharedLink } from './graphql/Mutation/duplicateSharedLink.ts';
import { expireSharedLink } from './graphql/Mutation/expireSharedLink.ts';
import { forwardSharedLink } from './graphql/Mutation/forwardSharedLink.ts';
import { giveHitVerdict } from './graphql/Mutation/giveHitVerdict.ts';
import { mailSharedLink } from './graphql/Mutation/mailSharedLink.ts';
import { makeAnnouncement } from './graphql/Mutation/makeAnnouncement.ts';
import { muteSharedLink } from './graphql/Mutation/muteSharedLink.ts';
import { noticeHit } from './graphql/Mutation/noticeHit.ts';
import { readAllNotifications } from './graphql/Mutation/readAllNotifications.ts';
import { readNotifications } from './graphql/Mutation/readNotifications.ts';
import { reportHit } from './graphql/Mutation/reportHit.ts';
import { requestEmailCode } from './graphql/Mutation/requestEmailCode.ts';
import { restoreSharedLink } from './graphql/Mutation/restoreSharedLink.ts';
import { reviseSharedLink } from './graphql/Mutation/reviseSharedLink.ts';
import { sharePresentation } from './graphql/Mutation/sharePresentation.ts';
import { sharePresentations } from './graphql/Mutation/sharePresentations.ts';
import { transferSharedLink } from './graphql/Mutation/transferSharedLink.ts';
import { undoHitVerdict } from './graphql/Mutation/undoHitVerdict.ts';
import { Notification } from './graphql/Notification.ts';
import { Presentation } from './graphql/Presentation.ts';
import { announcements } from './graphql/Query/announcements.ts';
import { consents as consentsOf } from './graphql/Query/consents.ts';
import { explainAccess } from './graphql/Query/explainAccess.ts';
import { aliasCheck, isAliasFree } from './graphql/Query/isAliasFree.ts';
import { isMailKept } from './graphql/Query/isMailKept.ts';
import { mailOutbox } from './graphql/Query/mailOutbox.ts';
import { notifications } from './graphql/Query/notifications.ts';
import { publicSharedLink } from './graphql/Query/publicSharedLink.ts';
import { publicSharedLinkById } from './graphql/Query/publicSharedLinkById.ts';
import { publicSharedLinkHit } from './graphql/Query/publicSharedLinkHit.ts';
import { sentMail } from './graphql/Query/sentMail.ts';
import { sharedLink as sharedLinkById } from './graphql/Query/sharedLink.ts';
import { sharedLinkHit } from './graphql/Query/sharedLinkHit.ts';
import { sharedLinkHits } from './graphql/Query/sharedLinkHits.ts';
import { sharedLinks, sharedLinksAfter } from './graphql/Query/sharedLinks.ts';
import { unreadNotificationCount } from './graphql/Query/unreadNotificationCount.ts';
import { SharedLink } from './graphql/SharedLink.ts';
import { SharedLinkHit } from './graphql/SharedLinkHit.ts';
import { guesses } from './guesses/guesses.ts';
import { sharedLinkHit as hit } from './hit/hit.ts';
import { hitsOfLink } from './hits-of-link/projection.ts';
import { expireLinks } from './jobs/expire-links.ts';
import { purgeLink } from './jobs/purge-link.ts';
import { remindOfExpiry } from './jobs/remind-of-expiry.ts';
import { sendAlert } from './jobs/send-alert.ts';
import { sendDigest } from './jobs/send-digest.ts';
import { sendForwardMail } from './jobs/send-forward-mail.ts';
import { sendLinkMail } from './jobs/send-link-mail.ts';
import { takeDownHit } from './jobs/take-down-hit.ts';
import { notification } from './notification/notification.ts';
import { expireLinkWhenItsDateComes } from './policies/expire-link-when-its-date-comes.ts';
import { handOverLinkWhenOwnerIsGone } from './policies/hand-over-link-when-owner-is-gone.ts';
import { handOverLinksWhenOwnerLeaves } from './policies/hand-over-links-when-owner-leaves.ts';
import { mailWhenLinkAsks } from './policies/mail-when-link-asks.ts';
import { mailWhenLinkForwarded } from './policies/mail-when-link-forwarded.ts';
import { notifyOwnerWhenSomethingNeedsThem } from './policies/notify-owner-when-something-needs-them.ts';
import { purgeLinkWhenDeleted } from './policies/purge-link-when-deleted.ts';
import { remindBeforeLinkExpires } from './policies/remind-before-link-expires.ts';
import { sendAlertWhenReadingEnds } from './policies/send-alert-when-reading-ends.ts';
import { tellSenderWhenHitNoticed } from './policies/tell-sender-when-hit-noticed.ts';
import { turnLinksWhenPresentationDeletedOrRestored } from './policies/turn-links-when-presentation-deleted-or-restored.ts';
import { readersOfHit } from './readers-of-hit/projection.ts';
import { readings } from './readings/projection.ts';
import { members } from './replicas/members.ts';
import { presentations } from './replicas/presentations.ts';
import { shownFiles } from './replicas/shown-files.ts';
import { teams } from './replicas/teams.ts';
import { users } from './replicas/users.ts';
import { sharedLink } from './shared-link/shared-link.ts';
import { personalData } from './personal-data.ts';

/** Shared links, the hits on them, and the mail about both. */
export const sharing: ServiceDefinition = {
  name: 'sharing',
  aggregates: [sharedLink, guesses, forwards, hit, notification, announcement],
  projections: [presentations, shownFiles, users, members, heirs, teams, consents, hitsOfLink, readersOfHit, readings],
  policies: [
    expireLinkWhenItsDateComes, handOverLinksWhenOwnerLeaves, handOverLinkWhenOwnerIsGone, turnLinksWhenPresentationDeletedOrRestored, mailWhenLinkAsks, mailWhenLinkForwarded, purgeLinkWhenDeleted, tellSenderWhenHitNoticed,
    sendAlertWhenReadingEnds, remindBeforeLinkExpires, notifyOwnerWhenSomethingNeedsThem,
  ],
  jobs: [expireLinks, purgeLink, sendLinkMail, sendForwardMail, sendAlert, sendDigest, remindOfExpiry, takeDownHit],
  personalData,
  resolvers: {
    Query: {
      sharedLinks, sharedLinksAfter, sharedLink: sharedLinkById, isAliasFree, aliasCheck, explainAccess, consents: consentsOf, publicSharedLink,
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
  },
};
