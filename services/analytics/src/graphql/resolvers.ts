// Written by `npm run codegen` from the files beside it.
import type { AllFields, CompleteResolvers } from '@lectern/kernel/graphql/complete-resolvers.ts';
import type * as schema from './generated.ts';
import { Contact } from './Contact.ts';
import { Dashboard } from './Dashboard.ts';
import { Presentation } from './Presentation.ts';
import { SharedLink } from './SharedLink.ts';
import { ViewerEvent } from './ViewerEvent.ts';
import { ViewerSession } from './ViewerSession.ts';
import { Visit } from './Visit.ts';
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

export const resolvers = {
  Query: { contact, contacts, dashboard, documentLinks, exportViewerEvents, liveSessions, viewerEvent, viewerEvents, viewerSession, viewerSessions, visitors },
  Mutation: {  },
  Contact,
  Dashboard,
  Presentation,
  SharedLink,
  ViewerEvent,
  ViewerSession,
  Visit,
} satisfies {
  Query: AllFields<schema.QueryResolvers>;
  Mutation: AllFields<schema.MutationResolvers>;
  Contact: CompleteResolvers<schema.ContactResolvers, schema.ResolversParentTypes['Contact']>;
  Dashboard: CompleteResolvers<schema.DashboardResolvers, schema.ResolversParentTypes['Dashboard']>;
  Presentation: CompleteResolvers<schema.PresentationResolvers, schema.ResolversParentTypes['Presentation']>;
  SharedLink: CompleteResolvers<schema.SharedLinkResolvers, schema.ResolversParentTypes['SharedLink']>;
  ViewerEvent: CompleteResolvers<schema.ViewerEventResolvers, schema.ResolversParentTypes['ViewerEvent']>;
  ViewerSession: CompleteResolvers<schema.ViewerSessionResolvers, schema.ResolversParentTypes['ViewerSession']>;
  Visit: CompleteResolvers<schema.VisitResolvers, schema.ResolversParentTypes['Visit']>;
};
