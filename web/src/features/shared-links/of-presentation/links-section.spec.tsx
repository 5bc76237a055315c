import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aPresentation } from '../../../testing/builders.ts';
import { aLink, quietPage, someLinkFigures } from '../../../testing/page-builders.ts';
import { onGraphql } from '../../../testing/edge.ts';
import { renderApp } from '../../../testing/render-app.tsx';

type Link = ReturnType<typeof aLink>;

const links =
  (...items: Link[]) =>
  () => ({
    data: {
      sharedLinks: { __typename: 'SharedLinkPage', total: items.length, items },
      presentation: { __typename: 'Presentation', id: 'p1', sharedLinkCount: items.length },
    },
  });
const changed = (name: string, status: Link['status']) => () => ({
  data: { [name]: { __typename: 'SharedLink', id: 'l1', status, expiresAt: null } },
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a link that was ended by hand can be turned on again, one whose day has passed cannot', async () => {
  onGraphql({
    ...quietPage,
    PresentationLinks: links(
      aLink({ status: 'EXPIRED' }),
      aLink({ id: 'l2', name: 'Rijnmond', status: 'EXPIRED', expiresAt: inDays(3) }),
      aLink({ id: 'l3', name: 'Oberharz', status: 'EXPIRED', expiresAt: inDays(-3) }),
    ),
    ActivateSharedLink: changed('activateSharedLink', 'ACTIVE'),
  });
  const { user } = renderApp('/content/p1/links');
  const expired = await screen.findByRole('switch', { name: 'Acqua Norte is on' });
  expect(screen.getByRole('switch', { name: 'Rijnmond is on' })).toBeEnabled();
  const past = screen.getByRole('switch', { name: 'Oberharz is on' });
  expect(past).toBeDisabled();
  expect(past.closest('[title]')).toHaveAttribute(
    'title',
    expect.stringContaining('Choose a later day'),
  );
  await user.click(expired);
  expect(await screen.findByText('is on', { exact: false })).toBeVisible();
  expect(expired).toBeChecked();
});

test('“Expire now” can be undone', async () => {
  onGraphql({
    ...quietPage,
    PresentationLinks: links(aLink()),
    ExpireSharedLink: changed('expireSharedLink', 'EXPIRED'),
    ActivateSharedLink: changed('activateSharedLink', 'ACTIVE'),
  });
  const { user } = renderApp('/content/p1/links');
  const isOn = await screen.findByRole('switch', { name: 'Acqua Norte is on' });
  await user.click(
    screen.getAllByRole('button', { name: 'More about Acqua Norte' })[0] as HTMLElement,
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Expire now' }));
  expect(await screen.findByText('has expired', { exact: false })).toBeVisible();
  expect(isOn).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(isOn).toBeChecked());
  expect(await screen.findByText('is on', { exact: false })).toBeVisible();
});

test('what is said of a link replaces what was said of it before, with its undo', async () => {
  onGraphql({
    ...quietPage,
    PresentationLinks: links(aLink()),
    DeactivateSharedLink: changed('deactivateSharedLink', 'CANCELED'),
    ActivateSharedLink: changed('activateSharedLink', 'ACTIVE'),
  });
  const { user } = renderApp('/content/p1/links');
  const isOn = await screen.findByRole('switch', { name: 'Acqua Norte is on' });
  await user.click(isOn);
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await user.click(isOn);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(),
  );
  expect(screen.getByText('is on', { exact: false })).toBeVisible();
});

test('a link of a draft says when recipients will see it, and the presentation is made active there', async () => {
  onGraphql({
    ...quietPage,
    PresentationPage: () => ({ data: { presentation: aPresentation({ status: 'DRAFT' }) } }),
    LinkLimits: () => {
      const { data } = quietPage.LinkLimits();
      return { data: { presentation: { ...data.presentation, status: 'DRAFT' } } };
    },
    PresentationLinks: links(aLink({ presentation: { ...aLink().presentation, status: 'DRAFT' } })),
    ChangePresentationStatus: () => ({
      data: {
        changePresentationStatus: { __typename: 'Presentation', id: 'p1', status: 'ACTIVE' },
      },
    }),
  });
  const { user } = renderApp('/content/p1/links');
  const row = within(await screen.findByRole('row', { name: /Acqua Norte/ }));
  expect(row.getByText(/Opens once the presentation is active/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Create link' })[0] as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: 'New shared link' }));
  await waitFor(() =>
    expect(sheet.getByText('Opens once the presentation is active')).toBeVisible(),
  );
  await user.click(sheet.getByRole('button', { name: 'Activate' }));
  await waitFor(() =>
    expect(screen.queryByText(/Opens once the presentation is active/)).not.toBeInTheDocument(),
  );
});

test('where links are switched off, none is offered, and the reason is said', async () => {
  onGraphql({
    ...quietPage,
    PresentationPage: () => ({
      data: {
        presentation: aPresentation({
          settings: {
            __typename: 'PresentationSettings',
            canBeShared: true,
            canBeSharedLink: false,
          },
        }),
      },
    }),
  });
  renderApp('/content/p1/links');
  expect(await screen.findByText('“Share by link” is off in its settings')).toBeVisible();
  for (const create of screen.getAllByRole('button', { name: 'Create link' })) {
    expect(create).toBeDisabled();
    expect(create).toHaveAttribute('title', '“Share by link” is off in its settings');
  }
});

test('when a link was last viewed is when its reader was last heard of, as its visits say; openings that no figure counts are none', async () => {
  onGraphql({
    ...quietPage,
    PresentationLinks: links(
      aLink({
        analytics: someLinkFigures({
          views: 4,
          fileViews: 4,
          lastViewedAt: new Date().toISOString(),
        }),
      }),
      aLink({ id: 'l2', name: 'Rijnmond' }),
    ),
  });
  renderApp('/content/p1/links');
  const row = within(await screen.findByRole('row', { name: /Acqua Norte/ }));
  expect(
    [row.getByText('4', { exact: false, selector: 'a > span' }), row.getByText('just now')].map(
      (each) => each.tagName,
    ),
  ).toEqual(['SPAN', 'TIME']);
  expect(row.getByText('4 views, just now')).toBeInTheDocument();
  const unread = within(screen.getByRole('row', { name: /Rijnmond/ }));
  expect(unread.getByText('never')).toBeVisible();
  expect(unread.getByText('Not viewed yet')).toBeInTheDocument();
});

test('a reader of an earlier version is counted but not drawn on a page', async () => {
  const reader = { __typename: 'ViewerSession' as const, id: 's1', currentPage: 2, fileId: 'f1' };
  const former = someLinkFigures({
    views: 1,
    fileViews: 1,
    filePageCount: 5,
    isOfFormerFile: true,
    pages: [{ __typename: 'PageStatistics', page: 5, timeMs: 9_000 }],
  });
  onGraphql({
    ...quietPage,
    PresentationLinks: links(
      aLink({ analytics: someLinkFigures({ views: 1, fileId: 'f2', liveSessions: [reader] }) }),
      aLink({ id: 'l2', name: 'Tender', analytics: former }),
    ),
  });
  renderApp('/content/p1/links');
  const row = within(await screen.findByRole('row', { name: /Acqua Norte/ }));
  expect(row.getByText('1 in an earlier version')).toBeVisible();
  expect(row.getByRole('slider', { name: '3 pages, never viewed' })).toBeInTheDocument();
  expect(row.getByText('now')).toBeVisible();
  const unread = within(screen.getByRole('row', { name: /Tender/ }));
  expect(unread.getByText('pages of an earlier version')).toBeVisible();
  expect(unread.getByRole('slider', { name: /^5 pages, 1 opened/ })).toBeInTheDocument();
});
