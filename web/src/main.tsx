import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './theme/tokens.css';
import './theme/mantine-parts.css';
import './theme/base.css';
import './theme/mantine.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './app/providers.tsx';
import { routes } from './app/routes.tsx';
import { isServerMessage } from './edge/problem.ts';
import { createClient } from './graphql/client.ts';
import { createRealtime } from './realtime/realtime.ts';
import { startWorker } from './realtime/start-worker.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

createRoot(root, {
  onCaughtError: (error) => {
    if (!isServerMessage(error)) console.error(error);
  },
}).render(
  <StrictMode>
    <Providers client={createClient()} realtime={createRealtime(startWorker)}>
      <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />
    </Providers>
  </StrictMode>,
);
