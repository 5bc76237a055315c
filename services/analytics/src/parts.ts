// Written by `npm run codegen` from the files beside it.
import { contactNames } from './contact-names/projection.ts';
import { figuresByTime } from './figures-by-time/projection.ts';
import { closeViewerSession } from './jobs/close-viewer-session.ts';
import { closeSessionWhenEnded } from './policies/close-session-when-ended.ts';
import { correctSessionWhenHeardLate } from './policies/correct-session-when-heard-late.ts';
import { openSessionWhenStarted } from './policies/open-session-when-started.ts';
import { reassignSessionsWhenHitIsKnown } from './policies/reassign-sessions-when-hit-is-known.ts';
import { recountSessionWhenStarted } from './policies/recount-session-when-started.ts';
import { watchSessionWhenStarted } from './policies/watch-session-when-started.ts';
import { forwardRecipients } from './replicas/forward-recipients.ts';
import { forwards } from './replicas/forwards.ts';
import { hits } from './replicas/hits.ts';
import { presentations } from './replicas/presentations.ts';
import { recipients } from './replicas/recipients.ts';
import { verdicts } from './replicas/verdicts.ts';
import { sessionPings } from './session-pings/projection.ts';
import { viewerEvents } from './viewer-events/projection.ts';
import { viewerSession } from './viewer-session/viewer-session.ts';
import { viewerSessions } from './viewer-sessions/projection.ts';

export const parts = {
  aggregates: [viewerSession],
  projections: [contactNames, figuresByTime, forwardRecipients, forwards, hits, presentations, recipients, verdicts, sessionPings, viewerEvents, viewerSessions],
  policies: [closeSessionWhenEnded, correctSessionWhenHeardLate, openSessionWhenStarted, reassignSessionsWhenHitIsKnown, recountSessionWhenStarted, watchSessionWhenStarted],
  jobs: [closeViewerSession],
  lifecycles: [],
};
