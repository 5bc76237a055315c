import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { anItem, aViewer } from '../testing/builders.ts';
import { json, onGraphql, onRest } from '../testing/edge.ts';
import { renderApp } from '../testing/render-app.tsx';

const Shell = () => ({ data: { viewer: aViewer() } });
const ContentPage = () => ({ data: { presentations: { __typename: 'PresentationPage', total: 1, items: [anItem()] } } });
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const pick = () => screen.findByLabelText('Files to upload');

test('a refused file stands in the drawer with the reason of the server', async () => {
  onGraphql({ Shell, ContentPage });
  onRest('post', '/api/admin/presentations', () => json(422, { message: 'The given data was invalid.', code: 'INVALID', errors: { file: ['The file is protected by a password.'] } }));
  const { user } = renderApp('/content');
  await user.upload(await pick(), pdf('Tender memo.pdf'));
  const drawer = await screen.findByRole('region', { name: 'Uploads' });
  expect(await within(drawer).findByRole('alert')).toHaveTextContent('The file is protected by a password.');
  expect(within(drawer).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: 'Dismiss Tender memo.pdf' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).not.toBeInTheDocument();
});

test('a file that arrived can be opened once its pages are made, also from another page', async () => {
  let asked = 0;
  onGraphql({
    Shell, ContentPage,
    UploadProgress: () => {
      asked += 1;
      const isDone = asked > 1;
      return { data: { presentation: { __typename: 'Presentation', id: 'p9', name: 'Case study', thumbnailUrl: null, pageCount: isDone ? 12 : null, deletedAt: null, processing: { __typename: 'Processing', status: isDone ? 'PROCESSED' : 'PROCESSING', pagesDone: isDone ? 12 : 5, pageCount: 12, failure: null, canRetry: false } } } };
    },
  });
  onRest('post', '/api/admin/presentations', () => json(201, { data: { id: 'p9' } }));
  const { user, router } = renderApp('/content');
  await user.upload(await pick(), pdf('Case study.pdf'));
  expect(await screen.findByText('Making pages, 5 of 12')).toBeVisible();
  await router.navigate('/nowhere');
  expect(await screen.findByText('12 pages, ready')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Case study' })).toHaveAttribute('href', '/content/p9');
});

test('a file counts as uploaded once its pages are made, and one whose pages cannot be made does not count', async () => {
  const answer = (id: string, status: string) => ({ data: { presentation: { __typename: 'Presentation', id, name: id, thumbnailUrl: null, pageCount: 3, deletedAt: null, processing: { __typename: 'Processing', status, pagesDone: 1, pageCount: 3, failure: status === 'FAILED' ? 'The file is protected by a password.' : null, canRetry: false } } } });
  let isOver = false;
  let deleted: unknown;
  onGraphql({
    Shell, ContentPage,
    UploadProgress: ({ id }) => (isOver ? answer(String(id), id === 'p1' ? 'PROCESSED' : 'FAILED') : answer(String(id), 'PROCESSING')),
    DeletePresentation: ({ id }) => {
      deleted = id;
      return { data: { deletePresentation: { __typename: 'Presentation', id, deletedAt: '2026-11-20T12:00:00Z' } } };
    },
  });
  let sent = 0;
  onRest('post', '/api/admin/presentations', () => json(201, { data: { id: `p${++sent}` } }));
  const { user } = renderApp('/content');
  await user.upload(await pick(), [pdf('Case study.pdf'), pdf('Tender memo.pdf')]);
  const drawer = within(await screen.findByRole('region', { name: 'Uploads' }));
  expect(await drawer.findByText('Making the pages of 2 of 2')).toBeVisible();
  isOver = true;
  expect(await drawer.findByText('1 uploaded, 1 not')).toBeVisible();
  expect(drawer.getByRole('alert')).toHaveTextContent('The file is protected by a password.');
  expect(drawer.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
  expect(drawer.getByRole('button', { name: 'Upload another copy of p2' })).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Delete p2' }));
  expect(await drawer.findByText('1 uploaded')).toBeVisible();
  await waitFor(() => expect(deleted).toBe('p2'));
});

test('an upload that was cut can be tried again, and an empty file is not sent at all', async () => {
  let tries = 0;
  onGraphql({ Shell, ContentPage, UploadProgress: () => ({ data: { presentation: { __typename: 'Presentation', id: 'p9', name: 'Case study', thumbnailUrl: null, pageCount: null, deletedAt: null, processing: { __typename: 'Processing', status: 'WAITING', pagesDone: null, pageCount: null, failure: null, canRetry: false } } } }) });
  onRest('post', '/api/admin/presentations', () => (++tries === 1 ? json(503, { message: 'The server is busy.', code: 'UNAVAILABLE' }) : json(201, { data: { id: 'p9' } })));
  const { user } = renderApp('/content');
  await user.upload(await pick(), [pdf('Case study.pdf'), new File([], 'Nothing.pdf')]);
  expect(await screen.findByText('The file is empty.')).toBeVisible();
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Making pages')).toBeVisible();
  expect(tries).toBe(2);
});
