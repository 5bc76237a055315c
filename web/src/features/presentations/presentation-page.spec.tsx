import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aPresentation } from '../../testing/builders.ts';
import {
  aLink,
  aPage,
  quietPage,
  someAnalytics,
  someLinkFigures,
} from '../../testing/page-builders.ts';
import { onGraphql, problem } from '../../testing/edge.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Session = ReturnType<typeof someAnalytics>['liveSessions'][number];

const attention = (analytics: ReturnType<typeof someAnalytics>) => ({
  data: { presentation: { __typename: 'Presentation', id: 'p1', analytics } },
});

test('a reading that starts shows with its page', async () => {
  let isLive = false;
  const session: Session = {
    __typename: 'ViewerSession',
    id: 's1',
    currentPage: 2,
    fileId: 'f1',
    pages: [{ __typename: 'PageTime', page: 2, timeMs: 9000 }],
    sharedLink: { __typename: 'SharedLink', id: 'l1', name: 'Acqua Norte' },
    contact: { __typename: 'Contact', id: 'c1', name: 'Ana Ribeiro', email: null },
    viewer: null,
    hit: null,
  };
  onGraphql({
    ...quietPage,
    PresentationAttention: () =>
      attention(
        someAnalytics(
          isLive
            ? {
                views: 1,
                uniqueVisitors: 1,
                averageTimeMs: 9000,
                pages: [aPage(2, { views: 1, viewings: 1, timeMs: 9000, averageTimeMs: 9000 })],
                liveSessions: [session],
              }
            : {},
        ),
      ),
    PresentationLinks: () => ({
      data: {
        sharedLinks: {
          __typename: 'SharedLinkPage',
          total: 1,
          items: [
            aLink({
              analytics: someLinkFigures({
                views: isLive ? 1 : 0,
                fileViews: isLive ? 1 : 0,
                liveSessions: isLive
                  ? [{ __typename: 'ViewerSession', id: 's1', currentPage: 2, fileId: 'f1' }]
                  : [],
              }),
            }),
          ],
        },
        presentation: { __typename: 'Presentation', id: 'p1', sharedLinkCount: 1 },
      },
    }),
  });
  renderApp('/content/p1');
  expect(await screen.findByText('No one has read it yet')).toBeVisible();
  expect(await screen.findByRole('slider', { name: '3 pages, never viewed' })).toBeInTheDocument();
  isLive = true;
  FakeEventSource.emit('live', { type: 'Presentation', id: 'p1' });
  expect(await screen.findByText('Ana Ribeiro is on page 2, via Acqua Norte')).toBeVisible();
  expect(
    await within(screen.getByRole('row', { name: /Acqua Norte/ })).findByText('now'),
  ).toBeVisible();
});

test('the arrow keys walk the pages of the strip, and the lens follows', async () => {
  onGraphql({
    ...quietPage,
    PresentationAttention: () => attention(someAnalytics({ views: 4, pages: [aPage(3)] })),
  });
  const { user } = renderApp('/content/p1');
  const strip = await screen.findByRole('slider', { name: /3 pages, 1 opened/ });
  strip.focus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('img', { name: 'Page 1' })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(strip).toHaveAttribute('aria-valuetext', 'Page 3, 0:30 on average');
  for (const share of ['50%', '25%']) expect(screen.getByText(share)).toBeVisible();
});

test('figures that do not answer leave the links and the rest of the page', async () => {
  onGraphql({
    ...quietPage,
    PresentationAttention: () =>
      ({
        ...problem('UNAVAILABLE', 'Analytics did not answer.'),
        data: { presentation: { __typename: 'Presentation', id: 'p1', analytics: null } },
      }) as never,
    PresentationVisits: () => problem('UNAVAILABLE', 'Analytics did not answer.'),
    PresentationLinks: () => ({
      data: {
        sharedLinks: {
          __typename: 'SharedLinkPage',
          total: 1,
          items: [aLink({ analytics: null })],
        },
        presentation: { __typename: 'Presentation', id: 'p1', sharedLinkCount: 1 },
      },
    }),
  });
  renderApp('/content/p1');
  expect(await screen.findByText('Couldn’t load the figures')).toBeVisible();
  expect(await screen.findByText('Couldn’t load the visits')).toBeVisible();
  expect(screen.getByText('Acqua Norte')).toBeVisible();
});

test('a failed file says why and is tried again', async () => {
  let status = 'FAILED';
  const processing = () =>
    ({
      __typename: 'Processing',
      status,
      filesAhead: null,
      waitsFor: null,
      isConverting: false,
      percentFetched: null,
      pagesDone: null,
      pageCount: null,
      failure: status === 'FAILED' ? 'The file could not be processed.' : null,
      canRetry: status === 'FAILED',
    }) as never;
  onGraphql({
    ...quietPage,
    PresentationPage: () => ({
      data: {
        presentation: aPresentation({
          pages: [],
          pageCount: null,
          thumbnailUrl: null,
          processing: processing(),
        }),
      },
    }),
    RetryProcessing: () => {
      status = 'WAITING';
      return {
        data: {
          retryProcessing: { __typename: 'Presentation', id: 'p1', processing: processing() },
        },
      };
    },
  });
  const { user } = renderApp('/content/p1');
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('The file could not be processed.');
  for (const button of screen.getAllByRole('button', { name: 'Create link' }))
    expect(button).toBeDisabled();
  await user.click(within(note).getByRole('button', { name: 'Retry Service tiers 2027' }));
  expect(await screen.findByRole('progressbar', { name: 'Processing' })).toBeInTheDocument();
});

test('a file that waits shows how many come before it', async () => {
  let filesAhead = 2;
  onGraphql({
    ...quietPage,
    PresentationPage: () => ({
      data: {
        presentation: aPresentation({
          pages: [],
          pageCount: null,
          thumbnailUrl: null,
          processing: {
            __typename: 'Processing',
            status: 'WAITING',
            filesAhead: filesAhead--,
            waitsFor: null,
            isConverting: false,
            percentFetched: null,
            pagesDone: null,
            pageCount: null,
            failure: null,
            canRetry: false,
          },
        }),
      },
    }),
  });
  renderApp('/content/p1');
  const panel = { name: 'Queued, 2 files ahead' };
  expect(await screen.findByRole('progressbar', panel)).toBeInTheDocument();
  expect(await screen.findByText(/1 file ahead/, undefined, { timeout: 5_000 })).toBeVisible();
});

test('a damaged file is named, and can be uploaded again', async () => {
  const damage = 'The stored file is damaged; upload it again.';
  onGraphql({
    ...quietPage,
    PresentationPage: () => ({
      data: { presentation: aPresentation({ files: [{ __typename: 'File', id: 'f1', damage }] }) },
    }),
  });
  renderApp('/content/p1');
  expect(await screen.findByText(damage)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload again' })).toBeVisible();
});

test('a file that no retry mends is replaced or deleted instead', async () => {
  const processing = {
    __typename: 'Processing',
    status: 'FAILED',
    filesAhead: null,
    waitsFor: null,
    isConverting: false,
    percentFetched: null,
    pagesDone: null,
    pageCount: null,
    failure: 'The file is protected by a password.',
    canRetry: false,
  } as const;
  onGraphql({
    ...quietPage,
    PresentationPage: () => ({
      data: {
        presentation: aPresentation({ pages: [], pageCount: null, thumbnailUrl: null, processing }),
      },
    }),
    DeletePresentation: () => ({
      data: {
        deletePresentation: {
          __typename: 'Presentation',
          id: 'p1',
          deletedAt: '2026-11-20T12:00:00Z',
        },
      },
    }),
    ContentPage: () => ({
      data: { presentations: { __typename: 'PresentationPage', total: 0, items: [] } },
    }),
  });
  const { user } = renderApp('/content/p1');
  const note = within(await screen.findByRole('alert'));
  expect(note.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
  expect(
    note.getByRole('button', { name: 'Upload another copy of Service tiers 2027' }),
  ).toBeVisible();
  await user.click(note.getByRole('button', { name: 'Delete Service tiers 2027' }));
  expect(await screen.findByRole('heading', { name: 'Nothing published yet' })).toBeVisible();
});

test('the name is changed where it stands; a refusal is said there and leaves what was typed', async () => {
  let tries = 0;
  onGraphql({
    ...quietPage,
    RenamePresentation: ({ name }) =>
      ++tries === 1
        ? problem('INVALID', 'Invalid.', { name: ['Another presentation has this name.'] })
        : { data: { updatePresentation: { __typename: 'Presentation', id: 'p1', name } } },
  });
  const { user } = renderApp('/content/p1');
  await user.click(await screen.findByRole('button', { name: 'Rename' }));
  const input = screen.getByRole('textbox', { name: 'Name of the presentation' });
  await user.clear(input);
  await user.type(input, 'Service tiers 2028{Enter}');
  expect(await screen.findByText('Another presentation has this name.')).toBeVisible();
  expect(input).toHaveValue('Service tiers 2028');
  await user.type(input, '{Enter}');
  expect(await screen.findByRole('heading', { name: 'Service tiers 2028' })).toBeVisible();
});

test('a link is switched off at once, and goes back on when the server refuses', async () => {
  onGraphql({
    ...quietPage,
    PresentationLinks: () => ({
      data: {
        sharedLinks: { __typename: 'SharedLinkPage', total: 1, items: [aLink()] },
        presentation: { __typename: 'Presentation', id: 'p1', sharedLinkCount: 1, analytics: null },
      },
    }),
    DeactivateSharedLink: () => problem('UNAVAILABLE', 'Sharing does not answer.'),
  });
  const { user } = renderApp('/content/p1/links');
  const on = await screen.findByRole('switch', { name: 'Acqua Norte is on' });
  await user.click(on);
  expect(await screen.findByText('Sharing does not answer.')).toBeVisible();
  await waitFor(() => expect(on).toBeChecked());
});

test('a presentation of another team is not here', async () => {
  onGraphql({ ...quietPage, PresentationPage: () => ({ data: { presentation: null } }) });
  renderApp('/content/p1');
  expect(await screen.findByRole('heading', { name: 'Presentation not found' })).toBeVisible();
});
