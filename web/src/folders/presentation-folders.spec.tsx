import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aPresentation } from '../testing/builders.ts';
import { onGraphql } from '../testing/edge.ts';
import { quietPage } from '../testing/page-builders.ts';
import { renderApp } from '../testing/render-app.tsx';

const sales = { __typename: 'Folder', id: 'sales', name: 'Sales' } as const;
const node = { parentId: null, index: 0, presentationCount: 0, imageUrl: null };
const europe = { __typename: 'Folder', id: 'europe', name: 'Europe' } as const;

test('a presentation is put into a folder on its page, and taken out there', async () => {
  const sent: unknown[] = [];
  let folders: readonly (typeof sales | typeof europe)[] = [];
  onGraphql({
    ...quietPage,
    PresentationPage: () => ({ data: { presentation: aPresentation({ folders: [...folders] }) } }),
    FolderTree: () => ({
      data: {
        folderTree: [
          { ...sales, ...node },
          { ...europe, ...node },
        ],
      },
    }),
    FolderPresentationsHere: (variables) => {
      sent.push(variables);
      folders = (variables['add'] as string[]).includes('europe') ? [europe] : [];
      const changed = [{ __typename: 'Presentation', id: 'p1', folders }];
      return {
        data: { bulk: { __typename: 'BulkChange', changed, refused: [] } },
      };
    },
  });
  const { user } = renderApp('/content/p1');
  await user.click(await screen.findByRole('button', { name: 'Add to folder' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Europe' }));
  const chips = within(await screen.findByRole('list', { name: 'Folders' }));
  expect(chips.getByRole('link', { name: 'Europe' })).toHaveAttribute('href', '/folders/europe');
  await user.click(screen.getByRole('menuitem', { name: 'Europe' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Folders' })).toBeNull());
  expect(sent).toEqual([
    { ids: ['p1'], add: ['europe'], remove: [] },
    { ids: ['p1'], add: [], remove: ['europe'] },
  ]);
});
