import { Outlet, type RouteObject } from 'react-router';
import { ViewerContext } from '../account/viewer.ts';
import type { ShellQuery } from '../gql/graphql.ts';
import { LeaveGuard } from '../ui/form/leave-guard.tsx';
import { aViewer } from './builders.ts';
import { renderRoutes } from './render-routes.tsx';

/** Renders one page without the shell. */
export function renderPage(
  page: RouteObject,
  path: string,
  viewer: ShellQuery['viewer'] = aViewer(),
) {
  return renderRoutes(
    [
      {
        element: (
          <ViewerContext value={viewer}>
            <LeaveGuard>
              <Outlet />
            </LeaveGuard>
          </ViewerContext>
        ),
        children: [page, { path: '*', element: null }],
      },
    ],
    path,
  );
}
