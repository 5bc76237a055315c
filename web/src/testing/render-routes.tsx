import './browser.ts';
import type { ApolloClient } from '@apollo/client';
import { afterEach } from '@jest/globals';
import { userEvent } from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from '../app/providers.tsx';
import { isSaid } from '../edge/problem.ts';
import { createClient } from '../graphql/client.ts';
import { createRealtime } from '../realtime/realtime.ts';
import { FakeEventSource } from './fake-event-source.ts';

const mounted = new Set<{ root: Root; element: HTMLElement; client: ApolloClient }>();

/** Pages at an address, as a person meets them: React schedules as in a browser, and the test waits for what it sees. */
export function renderRoutes(routes: RouteObject[], path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element, { onCaughtError: (error) => { if (!isSaid(error)) console.error(error); } });
  const client = createClient();
  mounted.add({ root, element, client });
  root.render(
    <Providers client={client} realtime={createRealtime(() => undefined)}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, user: userEvent.setup() };
}

afterEach(() => {
  for (const { root, element, client } of mounted) {
    root.unmount();
    client.stop();
    element.remove();
  }
  mounted.clear();
  FakeEventSource.closeAll();
  window.localStorage.clear();
});
