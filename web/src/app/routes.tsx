import { Navigate, Outlet, type RouteObject } from 'react-router';
import { ContentPage } from '../features/content/content-page.tsx';
import { AnalyticsTab, LinksTab } from '../features/presentations/analytics-tab.tsx';
import { FilesTab } from '../features/presentations/files-tab.tsx';
import { PresentationPage } from '../features/presentations/presentation-page.tsx';
import { SettingsTab } from '../features/presentations/settings-tab.tsx';
import { SetupPage } from '../features/setup/setup-page.tsx';
import { LinkSheet } from '../features/shared-links/link-sheet.tsx';
import { LinksSection } from '../features/shared-links/links-section.tsx';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { Crash } from './crash.tsx';
import { Shell } from './shell.tsx';

/** Where everything is. Features know nothing of one another: what two of them make together is put together here. */
export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <Crash />,
    children: [
      { path: '/login', element: <SignInPage /> },
      { path: '/setup', element: <SetupPage /> },
      {
        element: <Boundary what="Your account" loading={null}><Shell /></Boundary>,
        children: [
          { index: true, element: <Navigate replace to="/content" /> },
          { path: '/content', element: <ContentPage /> },
          {
            path: '/content/:presentationId',
            element: <PresentationPage LinkSheet={LinkSheet} />,
            children: [
              { index: true, element: <AnalyticsTab LinksSection={LinksSection} /> },
              { path: 'links', element: <LinksTab LinksSection={LinksSection} /> },
              { path: 'settings', element: <SettingsTab /> },
              { path: 'files', element: <FilesTab /> },
            ],
          },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
