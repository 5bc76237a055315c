import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { aPresentation, aViewer } from '../../../testing/builders.ts';
import { aPage, quietPage, someAnalytics } from '../../../testing/page-builders.ts';
import { onGraphql, problem } from '../../../testing/edge.ts';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { fakeTusServer } from '../../../uploads/fake-tus-server.ts';

type Presentation = ReturnType<typeof aPresentation>;
type Replacement = NonNullable<Presentation['replacement']>;

const {
  may,
  files,
  versions: [first],
} = aPresentation();
const processing = (
  status: Replacement['processing']['status'],
  over: Partial<Replacement['processing']> = {},
): Replacement['processing'] => ({
  __typename: 'Processing',
  status,
  filesAhead: null,
  waitsFor: null,
  isConverting: false,
  pagesDone: null,
  pageCount: null,
  failure: null,
  canRetry: false,
  ...over,
});
const next = (
  over: Partial<Replacement['processing']> & { status?: Replacement['processing']['status'] } = {},
): Replacement => ({
  __typename: 'FileReplacement',
  file: { __typename: 'File', id: 'f2', name: 'Service tiers 2028.pdf' },
  processing: processing(over.status ?? 'PROCESSING', { pagesDone: 1, pageCount: 4, ...over }),
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
      ],
    },
  },
});
const pdf = new File(['%PDF-1.7'], 'Service tiers 2028.pdf', { type: 'application/pdf' });
const second = {
  ...first!,
  number: 2,
  pageCount: 4,
  from: '2026-11-20T09:00:00Z',
  file: { ...first!.file, id: 'f2', name: 'Service tiers 2028.pdf' },
};
const both = [second, { ...first!, until: '2026-11-20T09:00:00Z' }];
const item = {
  __typename: 'File',
  id: 'f1',
  name: 'Service tiers 2027.pdf',
  mimeType: 'application/pdf',
  extension: 'pdf',
  size: 2_400_000,
  createdAt: '2026-11-18T12:00:00Z',
};
const PresentationFiles = () => ({
  data: {
    presentation: {
      __typename: 'Presentation',
      id: 'p1',
      thumbnailFileId: null,
      files: [item],
      jobs: [],
    },
  },
});
const page = (over: Partial<Presentation>) => ({
  ...quietPage,
  UploadLimits,
  PresentationFiles,
  PresentationPage: () => ({ data: { presentation: aPresentation(over) } }),
});

test('a file is replaced by another: until its pages are there the present one is shown, and the links stay', async () => {
  fakeTusServer();
  let presentation = aPresentation();
  const sent: unknown[] = [];
  onGraphql({
    ...page({}),
    PresentationPage: () => ({ data: { presentation } }),
    ReplaceFile: (variables) => {
      sent.push(variables['id']);
      presentation = aPresentation({ replacement: next() });
      return {
        data: {
          updatePresentation: { __typename: 'Presentation', id: 'p1', files, replacement: next() },
        },
      };
    },
    UploadProgress: () => ({ data: { presentation: { ...presentation, deletedAt: null } } }),
  });
  const { user } = renderApp('/content/p1/files');
  await user.click(await screen.findByRole('button', { name: 'Replace file' }));
  await user.upload(screen.getByLabelText('Replacement for the current file'), pdf);
  expect(
    await screen.findByText(
      'Processing Service tiers 2028.pdf, page 1 of 4. Recipients see the current file until then; links stay the same.',
    ),
  ).toBeVisible();
  expect(sent).toEqual(['p1']);
  const drawer = within(screen.getByRole('region', { name: 'Uploads' }));
  expect(await drawer.findByText('Processing, page 1 of 4')).toBeVisible();
  presentation = aPresentation({
    pageCount: 4,
    files: [{ __typename: 'File', id: 'f2', damage: null }],
    versions: both,
    replacement: null,
  });
  expect(await drawer.findByText('4 pages, ready')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Processing/)).not.toBeInTheDocument());
});

test('an upload whose pages were made stays one, also once a former file is current again', async () => {
  fakeTusServer();
  const third = { __typename: 'File' as const, id: 'f3', damage: null };
  const made = aPresentation({ versions: both, files: [third] });
  let now = made;
  onGraphql({
    ...page({}),
    PresentationPage: () => ({ data: { presentation: now } }),
    ReplaceFile: () => ({
      data: {
        updatePresentation: {
          __typename: 'Presentation',
          id: 'p1',
          files: [third],
          replacement: null,
        },
      },
    }),
    UploadProgress: () => ({ data: { presentation: { ...now, deletedAt: null } } }),
    RestoreFile: () => (
      (now = { ...made, pageCount: 3, files }),
      {
        data: {
          restoreFile: {
            __typename: 'Presentation',
            id: 'p1',
            pageCount: 3,
            thumbnailUrl: null,
            files,
          },
        },
      }
    ),
  });
  const { user } = renderApp('/content/p1/files');
  await user.click(await screen.findByRole('button', { name: 'Replace file' }));
  await user.upload(screen.getByLabelText('Replacement for the current file'), pdf);
  const drawer = within(await screen.findByRole('region', { name: 'Uploads' }));
  expect(await drawer.findByText(/pages, ready/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore version 1' }));
  await user.click(await drawer.findByRole('button', { name: 'Show uploads' }));
  expect(await drawer.findByText('Ready, since replaced')).toBeVisible();
  expect(drawer.queryByRole('alert')).not.toBeInTheDocument();
});

test('one file that is dropped on the page replaces its own, or becomes a presentation by itself: where it is dropped says which', async () => {
  fakeTusServer();
  const done: string[] = [];
  onGraphql({
    ...page({}),
    ReplaceFile: () => (
      done.push('replaced'),
      problem('INVALID', 'The given data was invalid.', {
        file: ['The file is protected by a password.'],
      })
    ),
    PublishUpload: () => (
      done.push('published'),
      problem('INVALID', 'The given data was invalid.', {
        file: ['The file is protected by a password.'],
      })
    ),
  });
  renderApp('/content/p1');
  await screen.findByRole('heading', { name: 'Service tiers 2027' });
  const dataTransfer = { types: ['Files'], items: [{ kind: 'file' }], files: [pdf] };
  fireEvent.dragEnter(window, { dataTransfer });
  const instead = await screen.findByText('Replace the file of Service tiers 2027');
  fireEvent.drop(instead, { dataTransfer });
  expect(await screen.findByText('The file is protected by a password.')).toBeVisible();
  expect(screen.getByText('replaces the file of Service tiers 2027')).toBeVisible();
  fireEvent.dragEnter(window, { dataTransfer });
  fireEvent.drop(await screen.findByText('Upload as a new presentation'), { dataTransfer });
  await waitFor(() => expect(done).toEqual(['replaced', 'published']));
});

test('a file that cannot take its place says why, and the present one can simply be kept', async () => {
  let replacement: Replacement | null = next({ status: 'FAILED', failure: 'The file is damaged.' });
  onGraphql({
    ...page({}),
    PresentationPage: () => ({ data: { presentation: aPresentation({ replacement }) } }),
    WithdrawFile: () => (
      (replacement = null),
      { data: { withdrawFile: { __typename: 'Presentation', id: 'p1', replacement: null } } }
    ),
  });
  const { user } = renderApp('/content/p1');
  const note = within(
    (await screen.findByText('Service tiers 2028.pdf could not be processed')).closest<HTMLElement>(
      '[role="alert"]',
    )!,
  );
  expect(
    note.getByText('The file is damaged. Recipients still see the current file.'),
  ).toBeVisible();
  expect(note.getByRole('button', { name: 'Choose another file' })).toBeVisible();
  await user.click(note.getByRole('button', { name: 'Keep the current file' }));
  await waitFor(() => expect(screen.queryByText(/could not be processed/)).not.toBeInTheDocument());
});

test('pages are those of one file: of the one that is shown since it is, of the one before until then', async () => {
  const requests: unknown[] = [];
  onGraphql({
    ...page({ versions: both, pageCount: 4 }),
    PresentationAttention: ({ ofFile, isOfFile }) => {
      requests.push(isOfFile ? ofFile : null);
      const isFormer = (ofFile as { to?: string }).to !== undefined;
      return {
        data: {
          presentation: {
            __typename: 'Presentation',
            id: 'p1',
            analytics: someAnalytics({ views: 6, pages: [aPage(1)] }),
            ofFile: {
              __typename: 'Figures',
              views: isFormer ? 4 : 2,
              pages: [aPage(isFormer ? 2 : 4)],
            },
          },
        },
      };
    },
  });
  const { user, router } = renderApp('/content/p1');
  expect(
    await screen.findByRole('slider', { name: /4 pages, 1 opened, longest page 4/ }),
  ).toBeInTheDocument();
  expect(requests.at(-1)).toEqual({
    from: '2026-11-20T09:00:00Z',
    includeOwnTeam: false,
    includeBots: false,
  });
  expect(screen.getByRole('link', { name: '6 views: show each visit' })).toBeVisible();
  expect(screen.getByText(/^2 views of this version/)).toBeVisible();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'File whose pages are shown' }),
    'Version 1, 18 Nov 2026 – 20 Nov 2026',
  );
  expect(
    await screen.findByRole('slider', { name: /3 pages, 1 opened, longest page 2/ }),
  ).toBeInTheDocument();
  expect(requests.at(-1)).toEqual({
    to: '2026-11-20T09:00:00Z',
    includeOwnTeam: false,
    includeBots: false,
  });
  expect(router.state.location.search).toBe('?version=1');
  expect(
    document.querySelector('img[src="/files/presentations/p1/f1/thumbnails/0002.jpg"]'),
  ).not.toBeNull();
});

test('who reads on in a former file is on no page of the one that is shown now', async () => {
  const session = (id: string, page: number, fileId: string) => ({
    __typename: 'ViewerSession' as const,
    id,
    currentPage: page,
    fileId,
    pages: [{ __typename: 'PageTime' as const, page, timeMs: 9000 }],
    sharedLink: null,
    contact: null,
    viewer: null,
    hit: null,
  });
  const [former, present] = [session('s1', 2, 'f1'), session('s2', 4, 'f2')];
  let live = [former];
  onGraphql({
    ...page({ versions: both, pageCount: 4 }),
    PresentationAttention: () => ({
      data: {
        presentation: {
          __typename: 'Presentation',
          id: 'p1',
          analytics: someAnalytics({ views: 2, pages: [aPage(1)], liveSessions: live }),
          ofFile: { __typename: 'Figures', views: 1, pages: [aPage(1)] },
        },
      },
    }),
  });
  renderApp('/content/p1');
  expect(await screen.findByText('Someone is reading an earlier version')).toBeVisible();
  expect(screen.getByRole('slider', { name: /4 pages, 1 opened/ })).not.toHaveAccessibleName(
    /being read now/,
  );
  live = [former, present];
  FakeEventSource.emit('live', { type: 'Presentation', id: 'p1' });
  expect(
    await screen.findByText('2 people are reading, 1 of them an earlier version'),
  ).toBeVisible();
  expect(screen.getByRole('slider', { name: /being read now on page 4$/ })).toBeInTheDocument();
});

test('a version that was shown before is current again, and that is taken back', async () => {
  const shown: unknown[] = [];
  onGraphql({
    ...page({ versions: both }),
    RestoreFile: ({ fileId }) => (
      shown.push(fileId),
      {
        data: {
          restoreFile: {
            __typename: 'Presentation',
            id: 'p1',
            pageCount: 3,
            thumbnailUrl: null,
            files,
          },
        },
      }
    ),
  });
  const { user } = renderApp('/content/p1/files');
  const table = within(await screen.findByRole('region', { name: /Versions/ }));
  expect(table.getByRole('row', { name: /Service tiers 2028.pdf Version 2/ })).toHaveTextContent(
    'current',
  );
  expect(table.getByRole('link', { name: /^Service tiers 2027.pdf Version 1/ })).toHaveAttribute(
    'href',
    '/content/p1?version=1',
  );
  await user.click(table.getByRole('button', { name: 'Restore version 1' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown).toEqual(['f1', 'f2']));
});

test('who may not edit it replaces nothing', async () => {
  onGraphql({
    ...page({ may: { ...may, edit: false }, versions: both }),
    Shell: () => ({ data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER' }) } }),
  });
  renderApp('/content/p1/files');
  await screen.findByRole('region', { name: /Versions/ });
  for (const name of ['Replace file', 'Restore version 1'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('clicks on links stand beside the version whose page they are on', async () => {
  const link = (fileId: string, clicks: number) => ({
    __typename: 'DocumentLink' as const,
    page: 2,
    target: 'https://halden.example/book',
    fileId,
    clicks,
  });
  onGraphql({
    ...page({ versions: both, pageCount: 4 }),
    PresentationDocumentLinks: () => ({
      data: {
        documentLinks: {
          __typename: 'DocumentLinkList',
          items: [link(files[0]!.id, 3), link('f2', 1)],
        },
      },
    }),
  });
  renderApp('/content/p1');
  const [one] = await screen.findAllByText('https://halden.example/book');
  const rows = within(one!.closest('table')!).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['URL', 'On page', 'Of version', 'Clicks'],
    ['https://halden.example/bookOn page 2', '2', '1', '3'],
    ['https://halden.example/bookOn page 2', '2', '2', '1'],
  ]);
});
