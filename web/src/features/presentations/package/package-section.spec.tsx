import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aPresentation } from '../../../testing/builders.ts';
import { onGraphql } from '../../../testing/edge.ts';
import { quietPage } from '../../../testing/page-builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const aFile = (id: string, name: string, editable = false) => ({
  __typename: 'File',
  id,
  name,
  size: 1_200,
  editable,
  thumbnailUrl: name.endsWith('.png') ? '/files/presentations/p1/f1/images/0003.jpg' : null,
});
const version = (number: number, name: string | null) => ({
  __typename: 'TextVersion',
  number,
  size: 1_200,
  editedAt: '2026-11-18T12:00:00Z',
  editor: name === null ? null : { __typename: 'User', id: 'u1', name },
});
const aText = (content: string, textVersions: object[]) => ({
  __typename: 'File',
  id: 'x2',
  name: 'css/style.css',
  size: 1_200,
  content,
  textVersions,
});

function showPackage(sent: unknown[]) {
  const presentation = aPresentation({ presentationType: 'HTML' });
  onGraphql({
    ...quietPage,
    PresentationPage: () => ({ data: { presentation } }),
    PresentationFiles: () => ({
      data: {
        presentation: {
          __typename: 'Presentation',
          id: 'p1',
          thumbnailFileId: null,
          files: [],
          jobs: [],
        },
      },
    }),
    PackageFiles: () => ({
      data: {
        presentation: {
          __typename: 'Presentation',
          id: 'p1',
          opensWith: 'index.html',
          thumbnailFileId: null,
          packageFiles: [
            aFile('x1', 'index.html', true),
            aFile('x2', 'css/style.css', true),
            aFile('x3', 'img/cover.png'),
            aFile('x4', 'more.html', true),
          ],
        },
      },
    }),
    PackageText: () => ({
      data: { file: aText('a { }', [version(2, 'Ada'), version(1, null)]) },
    }),
    EditText: (variables) => {
      sent.push(variables);
      return { data: { editFile: aText('b { }', [version(3, 'Ada'), version(1, null)]) } };
    },
    RestoreText: (variables) => {
      sent.push(variables);
      return { data: { restoreText: aText('first', [version(3, 'Ada'), version(1, null)]) } };
    },
    OpenFirst: (variables) => {
      sent.push(variables);
      return {
        data: {
          updatePresentation: { __typename: 'Presentation', id: 'p1', opensWith: 'more.html' },
        },
      };
    },
  });
  return renderApp('/content/p1/files');
}

test('the files of a package are a tree whose folders close', async () => {
  const { user } = showPackage([]);
  const section = within(await screen.findByRole('region', { name: /Package files/ }));
  expect(section.getByText('style.css')).toBeVisible();
  expect(section.getByText('Opens first')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Close css' }));
  expect(section.queryByText('style.css')).toBeNull();
  expect(section.getByRole('button', { name: 'Use cover.png as thumbnail' })).toBeVisible();
});

test('a text is edited and restored, and another page opens first', async () => {
  const sent: unknown[] = [];
  const { user } = showPackage(sent);
  await user.click(await screen.findByRole('button', { name: 'Edit style.css' }));
  const dialog = within(await screen.findByRole('dialog'));
  const text = await dialog.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveValue('a { }');
  await user.click(dialog.getByRole('button', { name: 'Restore version 1' }));
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveValue('first'));
  await user.clear(dialog.getByRole('textbox'));
  await user.type(dialog.getByRole('textbox'), 'b');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Open more.html first' }));
  expect(await screen.findByText(/now opens first/)).toBeVisible();
  expect(sent).toEqual([
    { id: 'x2', version: 1 },
    { id: 'x2', content: 'b' },
    { id: 'p1', path: 'more.html' },
  ]);
});
