import type { ServiceDefinition } from '@lectern/kernel/service/service.ts';
import { Presentation } from './graphql/Presentation.ts';
import { viewerSession as viewerSessionById } from './graphql/Query/viewerSession.ts';
import { viewerSessions as viewerSessionPage } from './graphql/Query/viewerSessions.ts';
import { SharedLink } from './graphql/SharedLink.ts';
import { ViewerSession } from './graphql/ViewerSession.ts';
import { closeViewerSession } from './jobs/close-viewer-session.ts';
import { pageTimes } from './page-times/projection.ts';
import { closeSessionWhenEnded } from './policies/close-session-when-ended.ts';
import { correctSessionWhenHeardLate } from './policies/correct-session-when-heard-late.ts';
import { watchSessionWhenStarted } from './policies/watch-session-when-started.ts';
import { presentations } from './replicas/presentations.ts';
import { sessionPings } from './session-pings/projection.ts';
import { viewerSession } from './viewer-session/viewer-session.ts';
import { viewerSessions } from './viewer-sessions/projection.ts';
import { visitorsOfPresentation } from './visitors-of-presentation/projection.ts';

/** Viewer sessions, what happened in them, and the figures that come of it. */
export const analytics: ServiceDefinition = {
  name: 'analytics',
  aggregates: [viewerSession],
  projections: [presentations, viewerSessions, sessionPings, visitorsOfPresentation, pageTimes],
  policies: [watchSessionWhenStarted, closeSessionWhenEnded, correctSessionWhenHeardLate],
  jobs: [closeViewerSession],
  resolvers: {
    Query: { viewerSessions: viewerSessionPage, viewerSession: viewerSessionById },
    ViewerSession,
    Presentation,
    SharedLink,
  },
};
