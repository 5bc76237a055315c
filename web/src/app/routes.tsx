import { lazy, type ComponentType, type ReactElement } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router';
import { ContentPage } from '../features/content/content-page.tsx';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { Boundary } from '../ui/states/boundary.tsx';
import { NotFound } from '../ui/states/not-found.tsx';
import { Crash } from './crash.tsx';
import { Entrance } from './entrance.tsx';
import { Shell } from './shell.tsx';
import { texts } from './texts.ts';

const presentationPages = () => import('./pages/presentation-pages.tsx');
const peoplePages = () => import('./pages/people-pages.tsx');
const readerPages = () => import('./pages/reader-pages.tsx');
const linkPages = () => import('./pages/link-pages.tsx');
const operationPages = () => import('./pages/operation-pages.tsx');
const folderPages = () => import('../features/folders/folders-page.tsx');
const tagPages = () => import('../features/tags/tags-page.tsx');

/** A page whose bundle loads when it is first opened. */
function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ReactElement {
  const Page = lazy(async (): Promise<{ default: ComponentType }> => ({
    default: (await load())[name],
  }));
  return <Page />;
}

/** A page outside the shell. */
const alone = (key: string, content: ReactElement) => (
  <Boundary key={key} what={texts.thisPage} loading={null}>
    {content}
  </Boundary>
);

/** The server renders these pages. */
const entrancePaths = ['/login', '/setup', '/password/*', '/register/*'];

/** All routes, a line per page. Features do not know each other; pages that need two of them are composed in `pages`. */
export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <Crash />,
    children: [
      ...entrancePaths.map((path) => ({ path, element: <Entrance /> })),
      {
        path: '/second-factor',
        element: alone('second-factor', page(peoplePages, 'SecondFactorPage')),
      },
      { path: '/erased', element: alone('erased', page(peoplePages, 'ErasedPage')) },
      { path: '/admin', element: <Navigate replace to="/" /> },
      {
        element: (
          <Boundary what={texts.yourAccount} loading={null}>
            <Shell />
          </Boundary>
        ),
        children: [
          { index: true, element: <DashboardPage /> },
          { path: '/dashboard', element: <Navigate replace to="/" /> },
          { path: '/content', element: <ContentPage /> },
          {
            path: '/content/:presentationId',
            element: page(presentationPages, 'Presentation'),
            children: [
              { index: true, element: page(presentationPages, 'Analytics') },
              { path: 'links', element: page(presentationPages, 'Links') },
              { path: 'settings', element: page(presentationPages, 'SettingsTab') },
              { path: 'files', element: page(presentationPages, 'FilesTab') },
              { path: 'history', element: page(presentationPages, 'HistoryTab') },
            ],
          },
          { path: '/visits', element: <Navigate replace to="/?tab=views" /> },
          { path: '/visits/:sessionId', element: page(readerPages, 'VisitPage') },
          { path: '/contacts', element: page(readerPages, 'ContactsPage') },
          { path: '/contacts/:contactId', element: page(readerPages, 'ContactPage') },
          { path: '/folders', element: page(folderPages, 'FoldersPage') },
          { path: '/folders/:folderId', element: <ContentPage /> },
          { path: '/labels', element: page(tagPages, 'LabelsPage') },
          { path: '/brands', element: page(tagPages, 'BrandsPage') },
          { path: '/products', element: page(tagPages, 'ProductsPage') },
          { path: '/links', element: page(linkPages, 'LinksPage') },
          { path: '/links/:linkId', element: page(linkPages, 'LinkPage') },
          { path: '/people', element: page(peoplePages, 'PeoplePage') },
          { path: '/people/history', element: page(peoplePages, 'PeopleHistoryPage') },
          { path: '/people/groups', element: page(peoplePages, 'GroupsPage') },
          { path: '/people/groups/:groupId', element: page(peoplePages, 'GroupPage') },
          { path: '/people/:personId/:tab?', element: page(peoplePages, 'PersonPage') },
          { path: '/devices', element: page(peoplePages, 'DevicesPage') },
          { path: '/roles', element: page(peoplePages, 'RolesPage') },
          { path: '/team/:tab?', element: page(peoplePages, 'TeamPage') },
          { path: '/help/counting', element: page(readerPages, 'CountingPage') },
          { path: '/notifications', element: page(readerPages, 'NotificationsPage') },
          { path: '/events', element: page(operationPages, 'EventStreamPage') },
          { path: '/system', element: page(operationPages, 'SystemPage') },
          { path: '/profile', element: page(peoplePages, 'ProfilePage') },
          { path: '/profile/history', element: page(peoplePages, 'OwnHistoryPage') },
          { path: '/profile/security', element: page(peoplePages, 'SecurityPage') },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
