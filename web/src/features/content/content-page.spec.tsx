import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { anItem, aViewer } from '../../testing/builders.ts';
import { never, onGraphql, problem } from '../../testing/edge.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { renderApp } from '../../testing/render-app.tsx';
import type { ContentItemFragment } from '../../gql/graphql.ts';

const Shell = () => ({ data: { viewer: aViewer() } });
const list = (...items: ContentItemFragment[]) => ({ data: { presentations: { __typename: 'PresentationPage', total: items.length, items } } });

test('an empty team is told what to do first', async () => {
  onGraphql({ Shell, ContentPage: () => list() });
  renderApp('/content');
  expect(await screen.findByRole('heading', { name: 'Upload a presentation' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
});

test('a person who may not publish is not offered to', async () => {
  onGraphql({ Shell: () => ({ data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER' }) } }), ContentPage: () => list(anItem()) });
  renderApp('/content');
  await screen.findByRole('heading', { name: 'Service tiers 2027' });
  expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
});

test('while the list is on its way the page stands, with bones', async () => {
  onGraphql({ Shell, ContentPage: never });
  renderApp('/content');
  expect(await screen.findByRole('heading', { name: 'Content' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

test('a list that could not be read says why, and comes when tried again', async () => {
  let tries = 0;
  onGraphql({ Shell, ContentPage: () => (++tries === 1 ? problem('UNAVAILABLE', 'Content did not answer within 10 seconds.') : list(anItem())) });
  const { user } = renderApp('/content');
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('The presentations could not be read');
  expect(note).toHaveTextContent('Content did not answer within 10 seconds.');
  expect(screen.getByRole('heading', { name: 'Content' })).toBeVisible();
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Service tiers 2027' })).toBeVisible();
});

test('a service that does not answer leaves a gap in the list, not a failed page', async () => {
  onGraphql({ Shell, ContentPage: () => ({ ...list(anItem({ analytics: null })), ...problem('UNAVAILABLE', 'Analytics did not answer.') }) as never });
  renderApp('/content');
  expect(await screen.findByText('Figures do not answer right now')).toBeVisible();
});

test('the lamp appears when somebody begins to read, and only that item is asked again', async () => {
  let lists = 0;
  const live = { __typename: 'Figures', lastViewedAt: '2026-11-20T12:00:00Z', pages: [{ __typename: 'PageStatistics', page: 1, averageTimeMs: 4000 }], liveSessions: [{ __typename: 'ViewerSession', id: 's1', currentPage: 2 }] };
  onGraphql({
    Shell,
    ContentPage: () => (++lists, list(anItem())),
    ContentItemAttention: () => ({ data: { presentation: { __typename: 'Presentation', id: 'p1', analytics: live } } }),
  });
  renderApp('/content');
  expect(await screen.findByRole('slider', { name: '3 pages, never opened' })).toBeInTheDocument();
  FakeEventSource.say('live', { type: 'Presentation', id: 'p1' });
  expect(await screen.findByText('now')).toBeVisible();
  expect(screen.getByRole('slider', { name: '3 pages, 1 opened, longest page 1 with 0:04, being read now on page 2' })).toBeInTheDocument();
  expect(lists).toBe(1);
});

test('the list is asked again when something in it changed, once for each version, and after a reconnect', async () => {
  let lists = 0;
  onGraphql({ Shell, ContentPage: () => list(anItem({ name: `Version ${++lists}` })) });
  renderApp('/content');
  await screen.findByRole('heading', { name: 'Version 1' });
  FakeEventSource.connect();
  FakeEventSource.say('changed', { type: 'Presentation', id: 'p1', version: 7 });
  await screen.findByRole('heading', { name: 'Version 2' });
  FakeEventSource.say('changed', { type: 'Presentation', id: 'p1', version: 7 });
  FakeEventSource.connect();
  await screen.findByRole('heading', { name: 'Version 3' });
  expect(lists).toBe(3);
});

test('a deleted presentation can be taken back', async () => {
  let isThere = true;
  const answer = (is: boolean, name: string) => () => {
    isThere = is;
    return { data: { [name]: { __typename: 'Presentation', id: 'p1', deletedAt: is ? null : '2026-11-20T12:00:00Z' } } };
  };
  onGraphql({ Shell, ContentPage: () => (isThere ? list(anItem()) : list(anItem({ id: 'p2', name: 'Board summary' }))), DeletePresentation: answer(false, 'deletePresentation'), RestorePresentation: answer(true, 'restorePresentation') });
  const { user } = renderApp('/content');
  await user.click(await screen.findByRole('button', { name: 'More about Service tiers 2027' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Service tiers 2027' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Service tiers 2027' })).toBeVisible();
});

test('a search without a result names it and can be cleared', async () => {
  onGraphql({ Shell, ContentPage: ({ search }) => (search === null ? list(anItem()) : list()) });
  const { user } = renderApp('/content?search=kvernes');
  expect(await screen.findByRole('heading', { name: 'No presentation matches “kvernes”' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('heading', { name: 'Service tiers 2027' })).toBeVisible();
});
