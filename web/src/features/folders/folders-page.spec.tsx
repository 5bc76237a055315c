import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { FolderNodeFragment } from '../../gql/graphql.ts';
import { anItem, aViewer } from '../../testing/builders.ts';
import { onGraphql, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';

const aFolder = (over: Partial<FolderNodeFragment> = {}): FolderNodeFragment => ({
  __typename: 'Folder',
  id: 'sales',
  name: 'Sales',
  parentId: null,
  index: 0,
  presentationCount: 0,
  imageUrl: null,
  ...over,
});
const sales = aFolder();
const europe = aFolder({ id: 'europe', name: 'Europe', parentId: 'sales', presentationCount: 3 });
const legal = aFolder({ id: 'legal', name: 'Legal', index: 1 });
const tree = (...folderTree: FolderNodeFragment[]) => ({ data: { folderTree } });
const none = { DeletedFolders: () => ({ data: { deletedFolders: [] } }) };
const Shell = () => ({ data: { viewer: aViewer() } });
const page = (...items: object[]) => ({
  data: { presentations: { __typename: 'PresentationPage', total: items.length, items } },
});

test('the first folder is created, and a name that is refused is said under its field', async () => {
  const made: unknown[] = [];
  let all: FolderNodeFragment[] = [];
  onGraphql({
    Shell,
    ...none,
    FolderTree: () => tree(...all),
    CreateFolderHere: (variables) => {
      if (made.push(variables) === 1)
        return problem('INVALID', 'Enter a name.', { name: ['Enter a name.'] });
      all = [sales];
      return { data: { createFolder: sales } };
    },
  });
  const { user } = renderApp('/folders');
  expect(await screen.findByRole('heading', { name: 'No folders yet' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'New folder' }).at(-1)!);
  const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('Enter a name.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Sales');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  const cards = within(await screen.findByRole('list', { name: 'Folders' }));
  expect(cards.getByRole('link', { name: /Sales/ })).toHaveAttribute('href', '/folders/sales');
  expect(made.at(-1)).toEqual({ input: { name: 'Sales', parentId: null } });
});

test('the tree is walked, opened, cut and pasted by keys; a deletion can be taken back', async () => {
  const sent: [string, unknown][] = [];
  const answer = (field: string, name: string) => (variables: unknown) => {
    sent.push([name, variables]);
    return { data: { [field]: { ...europe, deletedAt: null } } };
  };
  onGraphql({
    Shell,
    ...none,
    FolderTree: () => tree(sales, europe, legal),
    MoveFolderHere: answer('moveFolder', 'move'),
    DeleteFolderHere: answer('deleteFolder', 'delete'),
    RestoreFolderHere: answer('restoreFolder', 'restore'),
  });
  const { user } = renderApp('/folders');
  const view = await screen.findByRole('tree', { name: 'Folders' });
  const item = (name: RegExp) => within(view).getByRole('treeitem', { name });
  expect(item(/^Sales/)).toHaveAttribute('aria-expanded', 'false');
  view.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(view).toHaveAttribute('aria-activedescendant', item(/^Europe, 3 presentations/).id);
  await user.keyboard('{Control>}x{/Control}{ArrowDown}{Control>}v{/Control}');
  await waitFor(() =>
    expect(sent).toEqual([['move', { id: 'europe', input: { parentId: 'legal' } }]]),
  );
  await user.keyboard('{Delete}');
  await screen.findByText(/deleted\. Its presentations are still in Content\./);
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await waitFor(() => expect(sent.at(-1)).toEqual(['restore', { id: 'legal' }]));
  view.focus();
  await user.keyboard('{F2}');
  expect(await screen.findByRole('dialog', { name: 'Rename Legal' })).toBeVisible();
});

test('a folder that is dropped on another goes into it, and never into itself', async () => {
  const sent: unknown[] = [];
  onGraphql({
    Shell,
    ...none,
    FolderTree: () => tree(sales, europe, legal),
    MoveFolderHere: (variables) => {
      sent.push(variables);
      return { data: { moveFolder: legal } };
    },
  });
  renderApp('/folders');
  const cards = within(await screen.findByRole('list', { name: 'Folders' })).getAllByRole(
    'listitem',
  );
  const drop = (from: HTMLElement, onto: HTMLElement) => {
    const data = new Map<string, string>();
    const dataTransfer = {
      get types() {
        return [...data.keys()];
      },
      setData: (type: string, text: string) => data.set(type, text),
      getData: (type: string) => data.get(type) ?? '',
    };
    fireEvent.dragStart(from, { dataTransfer });
    fireEvent.dragOver(onto, { dataTransfer });
    fireEvent.drop(onto, { dataTransfer });
  };
  drop(cards[0]!, cards[0]!);
  drop(cards[1]!, cards[0]!);
  await waitFor(() => expect(sent).toEqual([{ id: 'legal', input: { parentId: 'sales' } }]));
});

test('a folder shows its path, folders and presentations, which are taken out together', async () => {
  const sent: unknown[] = [];
  const asked: unknown[] = [];
  onGraphql({
    Shell,
    FolderTree: () =>
      tree(sales, europe, aFolder({ id: 'n', name: 'Nordics', parentId: 'europe' })),
    ContentPage: (variables) => {
      asked.push(variables['filter']);
      return page(anItem());
    },
    FolderPresentationsHere: (variables) => {
      sent.push(variables);
      return {
        data: {
          bulk: {
            __typename: 'BulkChange',
            changed: [{ __typename: 'Presentation', id: anItem().id, folders: [] }],
            refused: [],
          },
        },
      };
    },
  });
  const { user } = renderApp('/folders/europe');
  expect(await screen.findByRole('heading', { name: 'Europe', level: 1 })).toBeVisible();
  expect(document.title).toBe('Europe · Lectern');
  const path = within(screen.getByRole('navigation', { name: 'Folder path' }));
  expect(path.getAllByRole('link').map((link) => link.textContent)).toEqual(['Folders', 'Sales']);
  expect(
    within(screen.getByRole('list', { name: 'Folders' })).getByRole('link', { name: /Nordics/ }),
  ).toBeVisible();
  expect(asked).toEqual([{ folderIds: ['europe'] }]);
  await user.click(await screen.findByRole('checkbox', { name: `Select ${anItem().name}` }));
  await user.click(screen.getByRole('button', { name: 'Remove from this folder' }));
  await waitFor(() => expect(sent).toEqual([{ ids: [anItem().id], add: [], remove: ['europe'] }]));
  expect(await screen.findByText('Removed 1 presentation from Europe')).toBeVisible();
});

test('members read; a folder that they do not see is not there', async () => {
  onGraphql({
    Shell: () => ({ data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER' }) } }),
    FolderTree: () => tree(sales, europe),
    ContentPage: () => page(),
  });
  renderApp('/folders/secret');
  expect(await screen.findByRole('heading', { name: 'Folder not found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New folder' })).toBeNull();
  expect(screen.getByRole('treeitem', { name: /^Sales/ })).toBeVisible();
});
