import type { ServiceDefinition } from '@lectern/kernel/service/service.ts';
import { heirs } from '@lectern/kernel/replicas/successors.ts';
import { announcement } from './announcement/announcement.ts';
import { consents } from './consents/projection.ts';
import { forwards } from './forwards/forwards.ts';
import { codeAttempts } from './code-attempts/code-attempts.ts';
import { sharedLinkHit as hit } from './hit/hit.ts';
import { hitsOfLink } from './hits-of-link/projection.ts';
import { expireLinks } from './jobs/expire-links.ts';
import { purgeLink } from './jobs/purge-link.ts';
import { remindOfExpiry } from './jobs/remind-of-expiry.ts';
import { sendAlert } from './jobs/send-alert.ts';
import { sendDigest } from './jobs/send-digest.ts';
import { sendForwardMail } from './jobs/send-forward-mail.ts';
import { sendLinkMail } from './jobs/send-link-mail.ts';
import { recordHitReport } from './jobs/record-hit-report.ts';
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
import { notifySenderWhenHitReported } from './policies/notify-sender-when-hit-reported.ts';
import { updateLinksWhenPresentationDeletedOrRestored } from './policies/update-links-when-presentation-deleted-or-restored.ts';
import { readersOfHit } from './readers-of-hit/projection.ts';
import { readings } from './readings/projection.ts';
import { members } from './replicas/members.ts';
import { presentations } from './replicas/presentations.ts';
import { shownFiles } from './replicas/shown-files.ts';
import { teams } from './replicas/teams.ts';
import { users } from './replicas/users.ts';
import { sharedLink } from './shared-link/shared-link.ts';
import { personalData } from './personal-data.ts';

/** Shared links, their hits, and mail about both. */
export const sharing: ServiceDefinition = {
  name: 'sharing',
  aggregates: [sharedLink, codeAttempts, forwards, hit, notification, announcement],
  projections: [
    presentations,
    shownFiles,
    users,
    members,
    heirs,
    teams,
    consents,
    hitsOfLink,
    readersOfHit,
    readings,
  ],
  policies: [
    expireLinkWhenItsDateComes,
    handOverLinksWhenOwnerLeaves,
    handOverLinkWhenOwnerIsGone,
    updateLinksWhenPresentationDeletedOrRestored,
    mailWhenLinkAsks,
    mailWhenLinkForwarded,
    purgeLinkWhenDeleted,
    notifySenderWhenHitReported,
    sendAlertWhenReadingEnds,
    remindBeforeLinkExpires,
    notifyOwnerWhenSomethingNeedsThem,
  ],
  jobs: [
    expireLinks,
    purgeLink,
    sendLinkMail,
    sendForwardMail,
    sendAlert,
    sendDigest,
    remindOfExpiry,
    recordHitReport,
  ],
  personalData,
  resolvers: async () => (await import('./graphql/resolvers.ts')).resolvers,
};
