import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { anItem, aViewer } from '../testing/builders.ts';
import { json, onGraphql, problem } from '../testing/edge.ts';
import { renderApp } from '../testing/render-app.tsx';
import { fakeTusServer } from './fake-tus-server.ts';

const shareable = {
  status: 'ACTIVE',
  isInternalUseOnly: false,
  may: { __typename: 'PresentationRights', edit: true, shareByLink: true },
  settings: { __typename: 'PresentationSettings', canBeShared: true, canBeSharedLink: true },
};
const Shell = () => ({ data: { viewer: aViewer() } });
const ContentPage = () => ({
  data: { presentations: { __typename: 'PresentationPage', total: 1, items: [anItem()] } },
});
const UploadLimits = () => ({
  data: {
    uploadLimits: {
      __typename: 'UploadLimits',
      maxBytes: 2_000,
      accepted: [
        {
          __typename: 'AcceptedUpload',
          presentationType: 'PDF',
          extensions: ['.pdf'],
          mimeTypes: ['application/pdf'],
        },
        {
          __typename: 'AcceptedUpload',
          presentationType: 'Image',
          extensions: ['.png', '.jpg'],
          mimeTypes: ['image/png', 'image/jpeg'],
        },
      ],
    },
  },
});
const published = (id: string) => ({
  data: {
    createPresentation: {
      __typename: 'Presentation',
      id,
      files: [{ __typename: 'File', id: 'f9' }],
    },
  },
});
const progress = (id: string, status: string, over: object = {}) => ({
  data: {
    presentation: {
      __typename: 'Presentation',
      id,
      name: id,
      ...shareable,
      thumbnailUrl: null,
      pageCount: 3,
      deletedAt: null,
      replacement: null,
      files: [{ __typename: 'File', id: 'f9' }],
      versions: [],
      processing: {
        __typename: 'Processing',
        status,
        filesAhead: null,
        waitsFor: null,
        isConverting: false,
        pagesDone: 1,
        pageCount: 3,
        failure: null,
        canRetry: false,
        ...over,
      },
    },
  },
});
const quiet = {
  Shell,
  ContentPage,
  UploadLimits,
  UploadProgress: ({ id }: Record<string, unknown>) =>
    progress(String(id), 'WAITING', { pagesDone: null, pageCount: null }),
};
const pdf = (name: string, bytes = 8) =>
  new File(['%PDF-1.7'.padEnd(bytes, ' ')], name, { type: 'application/pdf' });
const pick = () => screen.findByLabelText('Files to upload');

test('what may not be uploaded stands in the drawer with the reason before a byte is sent', async () => {
  const server = fakeTusServer();
  onGraphql(quiet);
  const { user } = renderApp('/content');
  const input = await screen.findByLabelText('Folder to upload');
  await user.upload(input, [
    pdf('Too large.pdf', 2_001),
    new File([], 'Nothing.pdf'),
    new File(['MZ'], 'Field tool v3.exe'),
    new File(['x'], 'Costs.xlsx'),
    new File(['x'], '.DS_Store'),
  ]);
  const drawer = within(await screen.findByRole('region', { name: 'Uploads' }));
  expect(drawer.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'The file is 2.0 kB; the limit is 2.0 kB.',
    'The file is empty.',
    'Programs cannot be published.',
    'A .xlsx file cannot be published; PDFs and images can.',
  ]);
  expect(drawer.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(server.log).toEqual([]);
  await user.click(drawer.getByRole('button', { name: 'Close uploads' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).not.toBeInTheDocument();
});

test('a refused file stands in the drawer with the reason of the server', async () => {
  fakeTusServer();
  onGraphql({
    ...quiet,
    PublishUpload: () =>
      problem('INVALID', 'The given data was invalid.', {
        file: ['The file is protected by a password.'],
      }),
  });
  const { user } = renderApp('/content');
  await user.upload(await pick(), pdf('Tender memo.pdf'));
  const drawer = await screen.findByRole('region', { name: 'Uploads' });
  expect(await within(drawer).findByRole('alert')).toHaveTextContent(
    'The file is protected by a password.',
  );
  expect(within(drawer).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: 'Dismiss Tender memo.pdf' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).not.toBeInTheDocument();
});

test('an upload cut in the middle says so, goes on by itself where it was, and is published once', async () => {
  let cuts = 0;
  const inputs: unknown[] = [];
  const seen = Promise.withResolvers<void>();
  const server = fakeTusServer({
    onPatch: () => (++cuts === 1 ? { cutAfter: 300 } : undefined),
    onHead: () => seen.promise,
  });
  onGraphql({ ...quiet, PublishUpload: ({ input }) => (inputs.push(input), published('p9')) });
  const { user } = renderApp('/content');
  await user.upload(await pick(), pdf('Case_study.pdf', 1_000));
  expect(await screen.findByText(/Connection lost; it continues by itself/)).toBeVisible();
  seen.resolve();
  expect(await screen.findByText('Processing', { selector: 'small' })).toBeVisible();
  expect(server.log).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 300']);
  expect([...server.uploads.values()]).toEqual([
    { length: 1_000, offset: 1_000, name: 'Case_study.pdf' },
  ]);
  expect(inputs).toEqual([{ receipt: 'receipt-1', name: 'Case study', status: 'ACTIVE' }]);
});

test('a busy server is retried, a refusal is not, and a refused upload can be retried by hand', async () => {
  let tries = 0;
  let refusals = 0;
  fakeTusServer({
    onCreate: () =>
      ++refusals === 1
        ? json(401, { message: 'Please sign in.', code: 'UNAUTHENTICATED' })
        : undefined,
    onPatch: () =>
      ++tries === 1
        ? json(503, { message: 'The server is busy.', code: 'UNAVAILABLE' })
        : undefined,
  });
  onGraphql({ ...quiet, PublishUpload: () => published('p9') });
  const { user } = renderApp('/content');
  await user.upload(await pick(), pdf('Case study.pdf'));
  expect(await screen.findByText('Please sign in.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Processing', { selector: 'small' })).toBeVisible();
  expect([refusals, tries]).toEqual([2, 2]);
});

test('a canceled upload is forgotten by the server, too', async () => {
  const server = fakeTusServer({ onPatch: () => ({ cutAfter: 10 }) });
  onGraphql(quiet);
  const { user } = renderApp('/content');
  await user.upload(await pick(), pdf('Case study.pdf', 1_000));
  await screen.findByText(/Connection lost/);
  await user.click(screen.getByRole('button', { name: 'Cancel Case study.pdf' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).not.toBeInTheDocument();
  await waitFor(() => expect(server.log.at(-1)).toBe('DELETE'));
  expect(server.uploads.size).toBe(0);
});

test('a file that arrived can be opened once its pages are made, also from another page', async () => {
  let requests = 0;
  fakeTusServer();
  onGraphql({
    ...quiet,
    PublishUpload: () => published('p9'),
    UploadProgress: () => {
      requests += 1;
      const isDone = requests > 1;
      return {
        data: {
          presentation: {
            __typename: 'Presentation',
            id: 'p9',
            name: 'Case study',
            ...shareable,
            thumbnailUrl: null,
            pageCount: isDone ? 12 : null,
            deletedAt: null,
            replacement: null,
            files: [{ __typename: 'File', id: 'f9' }],
            versions: [],
            processing: {
              __typename: 'Processing',
              status: isDone ? 'PROCESSED' : 'PROCESSING',
              pagesDone: isDone ? 12 : 5,
              pageCount: 12,
              failure: null,
              waitsFor: null,
              isConverting: false,
              canRetry: false,
            },
          },
        },
      };
    },
  });
  const { user, router } = renderApp('/content');
  await user.upload(await pick(), pdf('Case study.pdf'));
  expect(await screen.findByText('Processing, page 5 of 12')).toBeVisible();
  await router.navigate('/nowhere');
  expect(await screen.findByText('12 pages, ready')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Case study' })).toHaveAttribute(
    'href',
    '/content/p9',
  );
});

test('once all went well the drawer folds by itself, and by a key in the page, but never while one is in it', async () => {
  let fold: () => void = () => undefined;
  const every = window.setInterval.bind(window);
  jest
    .spyOn(window, 'setInterval')
    .mockImplementation(((act: () => void, ms: number) =>
      ms === 6_000 ? ((fold = act), 0) : every(act, ms)) as never);
  fakeTusServer();
  onGraphql({
    ...quiet,
    PublishUpload: () => published('p9'),
    UploadProgress: () => progress('p9', 'PROCESSED'),
  });
  const { user } = renderApp('/content');
  await user.upload(await pick(), pdf('Case study.pdf'));
  const open = await screen.findByRole('link', { name: 'Open p9' });
  open.focus();
  fold();
  expect(screen.getByRole('button', { name: 'Collapse uploads' })).toBeVisible();
  open.blur();
  fold();
  await user.click(await screen.findByRole('button', { name: 'Show uploads' }));
  screen.getByRole('main').focus();
  await user.keyboard('{Shift}');
  expect(await screen.findByRole('button', { name: 'Show uploads' })).toBeVisible();
});

test('a file counts as uploaded once its pages are made, and one whose pages cannot be made does not count', async () => {
  let isOver = false;
  let deleted: unknown;
  let sent = 0;
  fakeTusServer();
  onGraphql({
    ...quiet,
    PublishUpload: () => published(`p${++sent}`),
    UploadProgress: ({ id }) =>
      !isOver
        ? progress(String(id), 'PROCESSING')
        : id === 'p1'
          ? progress('p1', 'PROCESSED')
          : progress(String(id), 'FAILED', { failure: 'The file is protected by a password.' }),
    DeletePresentation: ({ id }) => {
      deleted = id;
      return {
        data: {
          deletePresentation: { __typename: 'Presentation', id, deletedAt: '2026-11-20T12:00:00Z' },
        },
      };
    },
  });
  const { user } = renderApp('/content');
  await user.upload(await pick(), [pdf('Case study.pdf'), pdf('Tender memo.pdf')]);
  const drawer = within(await screen.findByRole('region', { name: 'Uploads' }));
  expect(await drawer.findByText('Processing 2 of 2 files')).toBeVisible();
  isOver = true;
  expect(await drawer.findByText('1 uploaded, 1 failed')).toBeVisible();
  expect(drawer.getByRole('alert')).toHaveTextContent('The file is protected by a password.');
  expect(drawer.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
  expect(drawer.getByRole('button', { name: 'Upload another copy of p2' })).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Delete p2' }));
  expect(await drawer.findByText('1 uploaded')).toBeVisible();
  await waitFor(() => expect(deleted).toBe('p2'));
});

test('a file on its way has its place at the head of the list, which the presentation then takes', async () => {
  fakeTusServer();
  const gate = Promise.withResolvers<void>();
  let items = [anItem()];
  onGraphql({
    ...quiet,
    ContentPage: () => ({
      data: { presentations: { __typename: 'PresentationPage', total: items.length, items } },
    }),
    PublishUpload: () => gate.promise.then(() => published('Case study')),
  });
  const { user } = renderApp('/content?view=grid');
  await screen.findByRole('heading', { name: 'Service tiers 2027' });
  await user.upload(await pick(), pdf('Case study.pdf', 1_000));
  const names = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await screen.findByText('Checking');
  expect(names()).toEqual(['Case study', 'Service tiers 2027']);
  items = [anItem({ id: 'Case study', name: 'Case study' }), anItem()];
  gate.resolve();
  expect(await screen.findByRole('button', { name: 'More about Case study' })).toBeInTheDocument();
  expect(names()).toEqual(['Case study', 'Service tiers 2027']);
});

test('the drawer tells what became of a file by its own pages, also once another has taken its place', async () => {
  fakeTusServer();
  const version = (number: number, id: string, pageCount: number, until: string | null) => ({
    __typename: 'PresentationVersion',
    number,
    pageCount,
    from: '2026-11-20T12:00:00Z',
    until,
    file: { __typename: 'File', id, name: `${id}.pdf`, size: 8 },
  });
  const { presentation } = progress('p9', 'PROCESSED').data;
  onGraphql({
    ...quiet,
    PublishUpload: () => published('p9'),
    // Another query may bring the page count first.
    UploadProgress: () => ({
      data: {
        presentation: {
          ...presentation,
          pageCount: 3,
          versions: [version(2, 'f10', 3, null), version(1, 'f9', 12, '2026-11-20T13:00:00Z')],
        },
      },
    }),
  });
  const { user } = renderApp('/content');
  await user.upload(await pick(), pdf('Case study.pdf'));
  expect(await screen.findByText('12 pages, ready')).toBeVisible();
});

test('the drawer steps aside once one goes on working beside it, and comes back with news', async () => {
  fakeTusServer();
  let sent = 0;
  onGraphql({
    ...quiet,
    PublishUpload: () => published(`p${++sent}`),
    UploadProgress: ({ id }) => progress(String(id), 'PROCESSED'),
  });
  const { user } = renderApp('/content');
  await user.upload(await pick(), pdf('Case study.pdf'));
  const drawer = within(await screen.findByRole('region', { name: 'Uploads' }));
  expect(await drawer.findByText('3 pages, ready')).toBeVisible();
  await user.click(await screen.findByRole('heading', { name: 'Content' }));
  expect(drawer.getByText('3 pages, ready')).not.toBeVisible();
  expect(drawer.getByRole('status')).toHaveTextContent('1 uploaded');
  await user.click(drawer.getByRole('button', { name: 'Show uploads' }));
  expect(drawer.getByText('3 pages, ready')).toBeVisible();
  await user.click(screen.getByRole('heading', { name: 'Content' }));
  await user.upload(await pick(), pdf('Tender memo.pdf'));
  expect(await drawer.findByText('Tender memo.pdf')).toBeVisible();
});
