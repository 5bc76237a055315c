import type { Resolvers } from '@lectern/kernel/service/service.ts';
import { Contact } from './Contact.ts';
import { Dashboard } from './Dashboard.ts';
import { Presentation } from './Presentation.ts';
import { contact } from './Query/contact.ts';
import { contacts } from './Query/contacts.ts';
import { dashboard } from './Query/dashboard.ts';
import { documentLinks } from './Query/documentLinks.ts';
import { exportViewerEvents } from './Query/exportViewerEvents.ts';
import { liveSessions } from './Query/liveSessions.ts';
import { viewerEvent } from './Query/viewerEvent.ts';
import { viewerEvents } from './Query/viewerEvents.ts';
import { viewerSession } from './Query/viewerSession.ts';
import { viewerSessions } from './Query/viewerSessions.ts';
import { visitors } from './Query/visitors.ts';
import { SharedLink } from './SharedLink.ts';
import { ViewerEvent } from './ViewerEvent.ts';
import { ViewerSession } from './ViewerSession.ts';
import { Visit } from './Visit.ts';

export const resolvers: Resolvers = {
  Query: {
    viewerSessions,
    viewerSession,
    liveSessions,
    viewerEvents,
    viewerEvent,
    exportViewerEvents,
    dashboard,
    contacts,
    contact,
    documentLinks,
    visitors,
  },
  ViewerSession,
  Visit,
  ViewerEvent,
  Contact,
  Dashboard,
  Presentation,
  SharedLink,
};
