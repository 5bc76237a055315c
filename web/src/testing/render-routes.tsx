import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from '../app/providers.tsx';
import { isServerMessage } from '../edge/problem.ts';
import { createClient } from '../graphql/client.ts';
import { createRealtime } from '../realtime/realtime.ts';
import { mounted } from './mounted.ts';

/**
 * Renders routes with the real React scheduler; tests wait for what they see. jsdom lays nothing
 * out, so Mantine takes targets for scrolled away, and hides menus as soon as it has placed them:
 * not in its `env` for tests.
 */
export function renderRoutes(routes: RouteObject[], path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element, {
    onCaughtError: (error) => {
      if (!isServerMessage(error)) console.error(error);
    },
  });
  const client = createClient();
  mounted.add(() => {
    root.unmount();
    client.stop();
    element.remove();
  });
  root.render(
    <Providers client={client} realtime={createRealtime(() => undefined)} env="test">
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  return { router, user: userEvent.setup() };
}
