import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { useLocation } from 'react-router';
import { aViewer } from '../testing/builders.ts';
import { onGraphql } from '../testing/edge.ts';
import { renderApp } from '../testing/render-app.tsx';
import { renderRoutes } from '../testing/render-routes.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

const Shell = () => ({ data: { viewer: aViewer() } });

test('a question mark brings the shortcuts from anywhere, and Escape takes them away', async () => {
  onGraphql({ Shell });
  const { user } = renderApp('/nowhere');
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent(
    'Search or run a commandCtrl K',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the sidebar is folded, and stays so', async () => {
  onGraphql({ Shell });
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
  expect(await screen.findByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  expect(window.localStorage.getItem('lectern-side-folded')).toBe('true');
  expect(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Content' }),
  ).toBeVisible();
});

test('the theme is one of three, chosen in the menu of the account', async () => {
  onGraphql({ Shell });
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: /account and theme/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  await waitFor(() =>
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'),
  );
});

test('the sidebar says where one is, also where its place has another address', async () => {
  onGraphql({ Shell });
  const { router } = renderApp('/roles');
  const here = () =>
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link', { current: 'page' })
      .map(({ textContent }) => textContent);
  await screen.findByRole('navigation', { name: 'Main' });
  expect(here()).toEqual(['People']);
  await router.navigate('/content/p1');
  await waitFor(() => expect(here()).toEqual(['Content']));
  await router.navigate('/');
  await waitFor(() => expect(here()).toEqual(['Dashboard']));
});

/** A page whose heading is its path. */
function AnyPage() {
  useScrollToTop();
  return <h1>{useLocation().pathname}</h1>;
}

test('another page begins at its top, another tab of it where one is, and going back leads where one was', async () => {
  const { router } = renderRoutes([{ path: '*', element: <AnyPage /> }], '/content/p1');
  const goFrom300 = async (to: string | -1, heading: string) => {
    document.documentElement.scrollTop = 300;
    await (to === -1 ? router.navigate(to) : router.navigate(to));
    await screen.findByRole('heading', { name: heading });
    return document.documentElement.scrollTop;
  };
  expect(await goFrom300('/content/p1/links', '/content/p1/links')).toBe(300);
  expect(await goFrom300('/content/p2', '/content/p2')).toBe(0);
  expect(await goFrom300(-1, '/content/p1/links')).toBe(300);
});
