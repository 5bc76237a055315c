import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import type { ContentItemFragment } from '../../../gql/graphql.ts';
import { aViewer, anItem } from '../../../testing/builders.ts';
import { never, onGraphql } from '../../../testing/edge.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const list = (...items: ContentItemFragment[]) => ({
  data: { presentations: { __typename: 'PresentationPage', total: items.length, items } },
});

test('a click on a row’s tooltip, which lies above the row’s link, follows that link', async () => {
  const releaseAt = new Date(Date.now() + 9 * 86_400_000).toISOString();
  onGraphql({
    Shell: () => ({ data: { viewer: aViewer() } }),
    ContentPage: () => list(anItem({ id: 'p2', isReleased: false, releaseAt })),
    PresentationPage: never,
  });
  const { router, user } = renderApp('/content?view=rows');
  await user.click(await screen.findByTitle(/^Hidden from everyone until /));
  await waitFor(() => expect(router.state.location.pathname).toBe('/content/p2'));
});
