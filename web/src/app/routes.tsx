import { lazy, type ComponentType } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router';
import { ContentPage } from '../features/content/content-page.tsx';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { Boundary } from '../ui/states/boundary.tsx';
import { NotFound } from '../ui/states/not-found.tsx';
import { Crash } from './crash.tsx';
import { Entrance } from './entrance.tsx';
import { Shell } from './shell.tsx';

const presentationPages = () => import('./pages/presentation-pages.tsx');
const presentationPage = (name: keyof Awaited<ReturnType<typeof presentationPages>>) =>
  lazy(async (): Promise<{ default: ComponentType }> => ({
    default: (await presentationPages())[name],
  }));
const [Presentation, Analytics, Links, SettingsTab, FilesTab, HistoryTab] = [
  presentationPage('Presentation'),
  presentationPage('Analytics'),
  presentationPage('Links'),
  presentationPage('SettingsTab'),
  presentationPage('FilesTab'),
  presentationPage('HistoryTab'),
];
const peoplePages = () => import('./pages/people-pages.tsx');
const peoplePage = (name: keyof Awaited<ReturnType<typeof peoplePages>>) =>
  lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await peoplePages())[name] }));
const [
  PeoplePage,
  PersonPage,
  ProfilePage,
  SecurityPage,
  SecondFactorPage,
  ErasedPage,
  TeamPage,
  GroupsPage,
  GroupPage,
  DevicesPage,
  PeopleHistoryPage,
  OwnHistoryPage,
  RolesPage,
] = [
  peoplePage('PeoplePage'),
  peoplePage('PersonPage'),
  peoplePage('ProfilePage'),
  peoplePage('SecurityPage'),
  peoplePage('SecondFactorPage'),
  peoplePage('ErasedPage'),
  peoplePage('TeamPage'),
  peoplePage('GroupsPage'),
  peoplePage('GroupPage'),
  peoplePage('DevicesPage'),
  peoplePage('PeopleHistoryPage'),
  peoplePage('OwnHistoryPage'),
  peoplePage('RolesPage'),
];
const readerPages = () => import('./pages/reader-pages.tsx');
const readerPage = (name: keyof Awaited<ReturnType<typeof readerPages>>) =>
  lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await readerPages())[name] }));
const [VisitPage, ContactsPage, ContactPage] = [
  readerPage('VisitPage'),
  readerPage('ContactsPage'),
  readerPage('ContactPage'),
];
const LabelsPage = lazy(async () => ({
  default: (await import('../features/labels/labels-page.tsx')).LabelsPage,
}));
const linkPages = () => import('./pages/link-pages.tsx');
const linkPage = (name: 'LinksPage' | 'LinkPage') =>
  lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await linkPages())[name] }));
const [LinksPage, LinkPage] = [linkPage('LinksPage'), linkPage('LinkPage')];
const ShareSheet = lazy(async () => ({ default: (await linkPages()).ShareSheet }));
const operationPages = () => import('./pages/operation-pages.tsx');
const operationPage = (name: keyof Awaited<ReturnType<typeof operationPages>>) =>
  lazy(async (): Promise<{ default: ComponentType }> => ({
    default: (await operationPages())[name],
  }));
const [SystemPage, EventStreamPage] = [
  operationPage('SystemPage'),
  operationPage('EventStreamPage'),
];

/** The server renders these pages. */
const entrancePaths = ['/login', '/setup', '/password/*', '/register/*'];

/** All routes. Features do not know each other; pages that need two of them are composed here. */
export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <Crash />,
    children: [
      ...entrancePaths.map((path) => ({ path, element: <Entrance /> })),
      {
        path: '/second-factor',
        element: (
          <Boundary key="second-factor" what="This page" loading={null}>
            <SecondFactorPage />
          </Boundary>
        ),
      },
      {
        path: '/erased',
        element: (
          <Boundary key="erased" what="This page" loading={null}>
            <ErasedPage />
          </Boundary>
        ),
      },
      { path: '/admin', element: <Navigate replace to="/" /> },
      {
        element: (
          <Boundary what="Your account" loading={null}>
            <Shell />
          </Boundary>
        ),
        children: [
          { index: true, element: <DashboardPage /> },
          { path: '/dashboard', element: <Navigate replace to="/" /> },
          { path: '/content', element: <ContentPage ShareSheet={ShareSheet} /> },
          {
            path: '/content/:presentationId',
            element: <Presentation />,
            children: [
              { index: true, element: <Analytics /> },
              { path: 'links', element: <Links /> },
              { path: 'settings', element: <SettingsTab /> },
              { path: 'files', element: <FilesTab /> },
              { path: 'history', element: <HistoryTab /> },
            ],
          },
          { path: '/visits/:sessionId', element: <VisitPage /> },
          { path: '/contacts', element: <ContactsPage /> },
          { path: '/contacts/:contactId', element: <ContactPage /> },
          { path: '/labels', element: <LabelsPage /> },
          { path: '/links', element: <LinksPage /> },
          { path: '/links/:linkId', element: <LinkPage /> },
          { path: '/people', element: <PeoplePage /> },
          { path: '/people/history', element: <PeopleHistoryPage /> },
          { path: '/people/groups', element: <GroupsPage /> },
          { path: '/people/groups/:groupId', element: <GroupPage /> },
          { path: '/people/:personId/:tab?', element: <PersonPage /> },
          { path: '/devices', element: <DevicesPage /> },
          { path: '/roles', element: <RolesPage /> },
          { path: '/team', element: <TeamPage /> },
          { path: '/events', element: <EventStreamPage /> },
          { path: '/system', element: <SystemPage /> },
          { path: '/profile', element: <ProfilePage /> },
          { path: '/profile/history', element: <OwnHistoryPage /> },
          { path: '/profile/security', element: <SecurityPage /> },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
