import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
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
      return { data: { presentation: { __typename: 'Presentation', id: 'p9', name: 'Case study', thumbnailUrl: null, pageCount: isDone ? 12 : null, processing: { __typename: 'Processing', status: isDone ? 'PROCESSED' : 'PROCESSING', pagesDone: isDone ? 12 : 5, pageCount: 12, failure: null } } } };
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

test('an upload that was cut can be tried again, and an empty file is not sent at all', async () => {
  let tries = 0;
  onGraphql({ Shell, ContentPage, UploadProgress: () => ({ data: { presentation: { __typename: 'Presentation', id: 'p9', name: 'Case study', thumbnailUrl: null, pageCount: null, processing: { __typename: 'Processing', status: 'WAITING', pagesDone: null, pageCount: null, failure: null } } } }) });
  onRest('post', '/api/admin/presentations', () => (++tries === 1 ? json(503, { message: 'The server is busy.', code: 'UNAVAILABLE' }) : json(201, { data: { id: 'p9' } })));
  const { user } = renderApp('/content');
  await user.upload(await pick(), [pdf('Case study.pdf'), new File([], 'Nothing.pdf')]);
  expect(await screen.findByText('The file is empty.')).toBeVisible();
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Making pages')).toBeVisible();
  expect(tries).toBe(2);
});
