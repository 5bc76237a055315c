import type { ServiceDefinition } from '@lectern/kernel/service/service.ts';
import { activateSharedLink } from './graphql/Mutation/activateSharedLink.ts';
import { deactivateSharedLink } from './graphql/Mutation/deactivateSharedLink.ts';
import { expireSharedLink } from './graphql/Mutation/expireSharedLink.ts';
import { sharePresentation } from './graphql/Mutation/sharePresentation.ts';
import { Presentation } from './graphql/Presentation.ts';
import { isAliasFree } from './graphql/Query/isAliasFree.ts';
import { publicSharedLink } from './graphql/Query/publicSharedLink.ts';
import { publicSharedLinkById } from './graphql/Query/publicSharedLinkById.ts';
import { sharedLink as sharedLinkById } from './graphql/Query/sharedLink.ts';
import { sharedLinkHit } from './graphql/Query/sharedLinkHit.ts';
import { sharedLinks } from './graphql/Query/sharedLinks.ts';
import { SharedLink } from './graphql/SharedLink.ts';
import { SharedLinkHit } from './graphql/SharedLinkHit.ts';
import { hitsOfLink } from './hits-of-link/projection.ts';
import { expireLinks } from './jobs/expire-links.ts';
import { sendMail } from './jobs/send-mail.ts';
import { expireLinkWhenItsDateComes } from './policies/expire-link-when-its-date-comes.ts';
import { mailSenderWhenFirstOpeningNoticed } from './policies/mail-sender-when-first-opening-noticed.ts';
import { noticeFirstOpeningWhenLinkHit } from './policies/notice-first-opening-when-link-hit.ts';
import { turnLinksWhenPresentationDeletedOrRestored } from './policies/turn-links-when-presentation-deleted-or-restored.ts';
import { presentations } from './replicas/presentations.ts';
import { teams } from './replicas/teams.ts';
import { users } from './replicas/users.ts';
import { sharedLink } from './shared-link/shared-link.ts';

/** Shared links, the hits on them, and the mail about both. */
export const sharing: ServiceDefinition = {
  name: 'sharing',
  aggregates: [sharedLink],
  projections: [presentations, users, teams, hitsOfLink],
  policies: [
    expireLinkWhenItsDateComes, turnLinksWhenPresentationDeletedOrRestored, noticeFirstOpeningWhenLinkHit, mailSenderWhenFirstOpeningNoticed,
  ],
  jobs: [expireLinks, sendMail],
  resolvers: {
    Query: { sharedLinks, sharedLink: sharedLinkById, isAliasFree, publicSharedLink, publicSharedLinkById, sharedLinkHit },
    Mutation: { sharePresentation, activateSharedLink, deactivateSharedLink, expireSharedLink },
    SharedLink,
    SharedLinkHit,
    Presentation,
  },
};
