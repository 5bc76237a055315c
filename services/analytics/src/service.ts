import type { ServiceDefinition } from '@lectern/kernel/service/service.ts';
import { contactNames } from './contact-names/projection.ts';
import { figuresByTime } from './figures-by-time/projection.ts';
import { Contact } from './graphql/Contact.ts';
import { Dashboard } from './graphql/Dashboard.ts';
import { Presentation } from './graphql/Presentation.ts';
import { contact } from './graphql/Query/contact.ts';
import { contacts } from './graphql/Query/contacts.ts';
import { dashboard } from './graphql/Query/dashboard.ts';
import { documentLinks } from './graphql/Query/documentLinks.ts';
import { exportViewerEvents } from './graphql/Query/exportViewerEvents.ts';
import { liveSessions } from './graphql/Query/liveSessions.ts';
import { viewerEvent as viewerEventById } from './graphql/Query/viewerEvent.ts';
import { viewerEvents as viewerEventList } from './graphql/Query/viewerEvents.ts';
import { viewerSession as viewerSessionById } from './graphql/Query/viewerSession.ts';
import { viewerSessions as viewerSessionPage } from './graphql/Query/viewerSessions.ts';
import { SharedLink } from './graphql/SharedLink.ts';
import { ViewerEvent } from './graphql/ViewerEvent.ts';
import { ViewerSession } from './graphql/ViewerSession.ts';
import { Visit } from './graphql/Visit.ts';
import { closeViewerSession } from './jobs/close-viewer-session.ts';
import { closeSessionWhenEnded } from './policies/close-session-when-ended.ts';
import { correctSessionWhenHeardLate } from './policies/correct-session-when-heard-late.ts';
import { openSessionWhenStarted } from './policies/open-session-when-started.ts';
import { reassignSessionsWhenHitIsKnown } from './policies/reassign-sessions-when-hit-is-known.ts';
import { watchSessionWhenStarted } from './policies/watch-session-when-started.ts';
import { hits } from './replicas/hits.ts';
import { presentations } from './replicas/presentations.ts';
import { recipients } from './replicas/recipients.ts';
import { verdicts } from './replicas/verdicts.ts';
import { sessionPings } from './session-pings/projection.ts';
import { viewerEvents } from './viewer-events/projection.ts';
import { viewerSession } from './viewer-session/viewer-session.ts';
import { viewerSessions } from './viewer-sessions/projection.ts';
import { personalData } from './personal-data.ts';

/** Viewer sessions, what happened in them, and the figures that come of it. */
export const analytics: ServiceDefinition = {
  name: 'analytics',
  aggregates: [viewerSession],
  projections: [presentations, hits, verdicts, recipients, contactNames, viewerSessions, sessionPings, viewerEvents, figuresByTime],
  policies: [watchSessionWhenStarted, openSessionWhenStarted, reassignSessionsWhenHitIsKnown, closeSessionWhenEnded, correctSessionWhenHeardLate],
  jobs: [closeViewerSession],
  personalData,
  resolvers: {
    Query: {
      viewerSessions: viewerSessionPage,
      viewerSession: viewerSessionById,
      liveSessions,
      viewerEvents: viewerEventList,
      viewerEvent: viewerEventById,
      exportViewerEvents,
      dashboard,
      contacts,
      contact,
      documentLinks,
    },
    ViewerSession,
    Visit,
    ViewerEvent,
    Contact,
    Dashboard,
    Presentation,
    SharedLink,
  },
};
