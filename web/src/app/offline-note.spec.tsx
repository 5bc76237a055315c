import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { aViewer } from '../testing/builders.ts';
import { onGraphql, onRest } from '../testing/edge.ts';
import { renderApp } from '../testing/render-app.tsx';

const answers = {
  Shell: () => ({ data: { viewer: aViewer() } }),
  ContactsPage: () => ({
    data: {
      contacts: {
        __typename: 'ContactPage',
        total: 0,
        asOf: '2026-11-20T12:00:00Z',
        items: [],
      },
    },
  }),
};

test('what failed while the server could not be reached is read again once it can', async () => {
  onGraphql(answers);
  const { router } = renderApp('/nowhere');
  await screen.findByRole('navigation', { name: 'Main' });
  onRest('post', '/graphql', () => Response.error());
  onRest('head', '/favicon.svg', () => Response.error());
  await router.navigate('/contacts');
  expect(await screen.findByText('Couldn’t load the contacts')).toBeVisible();
  expect(screen.getByText('You’re offline')).toBeVisible();
  onGraphql(answers);
  onRest('head', '/favicon.svg', () => new Response());
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'No contacts yet' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('You’re offline')).not.toBeInTheDocument());
});
