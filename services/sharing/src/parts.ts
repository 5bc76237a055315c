// Written by `npm run codegen` from the files beside it.
import { announcement } from './announcement/announcement.ts';
import { codeAttempts } from './code-attempts/code-attempts.ts';
import { consents } from './consents/projection.ts';
import { forwards } from './forwards/forwards.ts';
import { sharedLinkHit } from './hit/hit.ts';
import { hitsOfLink } from './hits-of-link/projection.ts';
import { expireLinks } from './jobs/expire-links.ts';
import { recordHitReport } from './jobs/record-hit-report.ts';
import { remindOfExpiry } from './jobs/remind-of-expiry.ts';
import { sendAlert } from './jobs/send-alert.ts';
import { sendCodeWarning } from './jobs/send-code-warning.ts';
import { sendDigest } from './jobs/send-digest.ts';
import { sendForwardMail } from './jobs/send-forward-mail.ts';
import { sendLinkMail } from './jobs/send-link-mail.ts';
import { notification } from './notification/notification.ts';
import { expireLinkWhenItsDateComes } from './policies/expire-link-when-its-date-comes.ts';
import { mailWhenLinkAsks } from './policies/mail-when-link-asks.ts';
import { mailWhenLinkForwarded } from './policies/mail-when-link-forwarded.ts';
import { notifyOwnerWhenSomethingNeedsThem } from './policies/notify-owner-when-something-needs-them.ts';
import { notifySenderWhenHitReported } from './policies/notify-sender-when-hit-reported.ts';
import { remindBeforeLinkExpires } from './policies/remind-before-link-expires.ts';
import { sendAlertWhenReadingEnds } from './policies/send-alert-when-reading-ends.ts';
import { updateLinksWhenPresentationDeletedOrRestored } from './policies/update-links-when-presentation-deleted-or-restored.ts';
import { warnOwnerWhenCodeGuessed } from './policies/warn-owner-when-code-guessed.ts';
import { readersOfHit } from './readers-of-hit/projection.ts';
import { readings } from './readings/projection.ts';
import { forms } from './replicas/forms.ts';
import { members } from './replicas/members.ts';
import { presentations } from './replicas/presentations.ts';
import { shownFiles } from './replicas/shown-files.ts';
import { teams } from './replicas/teams.ts';
import { users } from './replicas/users.ts';
import { ownedLink, deletableLink } from './shared-link/lifecycle.ts';
import { sharedLink } from './shared-link/shared-link.ts';

export const parts = {
  aggregates: [announcement, codeAttempts, forwards, sharedLinkHit, notification, sharedLink],
  projections: [consents, hitsOfLink, readersOfHit, readings, forms, members, presentations, shownFiles, teams, users],
  policies: [expireLinkWhenItsDateComes, mailWhenLinkAsks, mailWhenLinkForwarded, notifyOwnerWhenSomethingNeedsThem, notifySenderWhenHitReported, remindBeforeLinkExpires, sendAlertWhenReadingEnds, updateLinksWhenPresentationDeletedOrRestored, warnOwnerWhenCodeGuessed],
  jobs: [expireLinks, recordHitReport, remindOfExpiry, sendAlert, sendCodeWarning, sendDigest, sendForwardMail, sendLinkMail],
  lifecycles: [ownedLink, deletableLink],
};
