import { Navigate, Outlet, type RouteObject } from 'react-router';
import { ContentPage } from '../features/content/content-page.tsx';
import { SetupPage } from '../features/setup/setup-page.tsx';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { Boundary } from './boundary.tsx';
import { Crash } from './crash.tsx';
import { NotFound } from './not-found.tsx';
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
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
