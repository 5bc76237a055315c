import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aViewer } from '../testing/builders.ts';
import { onGraphql } from '../testing/edge.ts';
import { renderApp } from '../testing/render-app.tsx';

const Shell = () => ({ data: { viewer: aViewer() } });

test('a question mark brings the shortcuts from anywhere, and Escape takes them away', async () => {
  onGraphql({ Shell });
  const { user } = renderApp('/nowhere');
  await screen.findByRole('heading', { level: 1, name: 'There is no page at this address' });
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Search from anywhereCtrl K');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the sidebar is folded, and stays so', async () => {
  onGraphql({ Shell });
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Fold the sidebar' }));
  expect(await screen.findByRole('button', { name: 'Show the words' })).toBeVisible();
  expect(window.localStorage.getItem('lectern-side-folded')).toBe('true');
  expect(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Content' })).toBeVisible();
});

test('the theme is one of three, chosen in the menu of the account', async () => {
  onGraphql({ Shell });
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: /account and theme/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'));
});
