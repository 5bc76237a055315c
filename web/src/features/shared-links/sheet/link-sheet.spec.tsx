import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { quietPage } from '../../../testing/page-builders.ts';
import { onGraphql, problem } from '../../../testing/edge.ts';
import { renderApp } from '../../../testing/render-app.tsx';

async function openSheet(answers: Parameters<typeof onGraphql>[0]) {
  onGraphql({ ...quietPage, ...answers });
  const app = renderApp('/content/p1');
  const [open] = await screen.findAllByRole('button', { name: 'Create link' });
  await app.user.click(open as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: 'New shared link' }));
  return { ...app, sheet };
}

const aliasCheck = (problem: string | null) => ({
  data: { aliasCheck: { __typename: 'AliasCheck', problem } },
});

test('what is wrong with an address is said while one types, and nothing is sent', async () => {
  const problems: Record<string, string> = {
    rijnmond: 'This link is taken.',
    login: 'This link is reserved. Please choose another one.',
  };
  const { user, sheet } = await openSheet({
    AliasCheck: ({ alias }) => aliasCheck(problems[String(alias)] ?? null),
  });
  await user.type(sheet.getByRole('textbox', { name: /^Link/ }), 'Rijnmond');
  expect(await sheet.findByText('This link is taken.')).toBeVisible();
  expect(sheet.getByRole('textbox', { name: /^Link/ })).toHaveValue('rijnmond');
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Create link' })).toBeDisabled());
  await user.type(sheet.getByRole('textbox', { name: /^Link/ }), ' 2027');
  expect(await sheet.findByText('Available')).toBeVisible();
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Create link' })).toBeEnabled());
  await user.clear(sheet.getByRole('textbox', { name: /^Link/ }));
  await user.type(sheet.getByRole('textbox', { name: /^Link/ }), 'login');
  expect(await sheet.findByText(problems['login']!)).toBeVisible();
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Create link' })).toBeDisabled());
  await user.clear(sheet.getByRole('textbox', { name: /^Link/ }));
  await user.type(sheet.getByRole('textbox', { name: /^Link/ }), 'Ærø Straße');
  expect(sheet.getByRole('textbox', { name: /^Link/ })).toHaveValue('aero-strasse');
});

test('an address taken in the meantime is said under its field', async () => {
  const { user, sheet } = await openSheet({
    AliasCheck: () => aliasCheck(null),
    SharePresentation: () =>
      problem('INVALID', 'The given data was invalid.', {
        alias: ['This address was taken a moment ago.'],
      }),
  });
  await user.type(sheet.getByRole('textbox', { name: /^Link/ }), 'rijnmond');
  await user.click(sheet.getByRole('button', { name: 'Create link' }));
  expect(await sheet.findByText('This address was taken a moment ago.')).toBeVisible();
  expect(sheet.getByRole('textbox', { name: /^Link/ })).toHaveAttribute('aria-invalid', 'true');
});

test('the access code of a new link shows beside its URL', async () => {
  const { user, sheet } = await openSheet({
    SharePresentation: () => ({
      data: {
        sharePresentation: {
          __typename: 'SharedLink',
          id: 'l9',
          name: null,
          url: 'http://localhost/s/Zk3x',
          status: 'ACTIVE',
          expiresAt: null,
        },
      },
    }),
  });
  await user.click(sheet.getByRole('switch', { name: 'Access code' }));
  const code = sheet.getByRole('textbox', { name: 'Code' });
  await user.clear(code);
  await user.type(code, 'weir-lantern');
  await user.click(sheet.getByRole('button', { name: 'Create link' }));
  const ready = within(await screen.findByRole('dialog', { name: 'Shared link' }));
  expect(ready.getByText('weir-lantern')).toBeVisible();
  expect(ready.getByRole('button', { name: 'Copy code' })).toBeVisible();
});

test('a made link is shown with its address, ready to be copied', async () => {
  let sent: Record<string, unknown> = {};
  const { user, sheet } = await openSheet({
    SharePresentation: (variables) => {
      sent = variables;
      return {
        data: {
          sharePresentation: {
            __typename: 'SharedLink',
            id: 'l9',
            name: 'Acqua Norte',
            url: 'http://localhost/s/Zk3x',
            status: 'ACTIVE',
            expiresAt: null,
          },
        },
      };
    },
  });
  await user.type(sheet.getByRole('textbox', { name: 'Name' }), ' Acqua Norte ');
  await user.click(sheet.getByRole('switch', { name: 'Expires' }));
  await user.click(sheet.getByRole('button', { name: '7 days' }));
  await user.click(sheet.getByRole('button', { name: 'Create link' }));
  const ready = within(await screen.findByRole('dialog', { name: 'Shared link' }));
  expect(ready.queryByText(/Access code/)).not.toBeInTheDocument();
  expect(ready.getByRole('link', { name: 'localhost/s/Zk3x' })).toHaveAttribute(
    'href',
    'http://localhost/s/Zk3x',
  );
  await user.click(ready.getByRole('button', { name: 'Copy link' }));
  expect(await ready.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/s/Zk3x');
  expect(sent).toMatchObject({
    id: 'p1',
    input: {
      name: 'Acqua Norte',
      alias: null,
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  });
});

test('several people get a link and an email each, unless they share one', async () => {
  let sent: unknown;
  const link = (id: string, name: string) => ({
    __typename: 'SharedLink',
    id,
    name: null,
    url: `http://localhost/s/${id}`,
    presentationName: 'Service tiers 2027',
    recipients: [{ __typename: 'LinkRecipient', email: null, name }],
  });
  const { user, sheet } = await openSheet({
    SharePresentations: (variables) => {
      sent = variables;
      return { data: { sharePresentations: [link('a', 'Ana'), link('b', 'Tom')] } };
    },
  });
  await user.type(
    sheet.getByRole('textbox', { name: 'Recipients' }),
    'Ana <ana@acqua.example>, tom@severn.example{Enter}',
  );
  await user.click(sheet.getByRole('switch', { name: /^Personal links/ }));
  expect(sheet.getByRole('button', { name: 'Create link' })).toBeEnabled();
  await user.click(sheet.getByRole('switch', { name: /^Personal links/ }));
  await user.type(sheet.getByRole('textbox', { name: 'Message' }), 'As promised.');
  await user.click(sheet.getByRole('button', { name: 'Create 2 links and email' }));
  const made = within(await screen.findByRole('dialog', { name: 'Shared links' }));
  expect(made.getByText('2 links created')).toBeVisible();
  expect(sent).toEqual({
    input: {
      presentationIds: ['p1'],
      link: {
        recipients: [
          { email: 'ana@acqua.example', name: 'Ana' },
          { email: 'tom@severn.example', name: null },
        ],
        mail: { subject: null, message: 'As promised.' },
      },
    },
  });
});

test('going elsewhere with an unsaved link asks first; discarded, it is not there again', async () => {
  const { user, sheet, router } = await openSheet({});
  await user.type(sheet.getByRole('textbox', { name: 'Name' }), 'Acqua Norte');
  void router.navigate('/links');
  const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Acqua Norte');
  expect(router.state.location.pathname).toBe('/content/p1');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull(),
  );
  void router.navigate('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByRole('heading', { name: 'Page not found' });
  await router.navigate(-1);
  await screen.findAllByRole('button', { name: 'Create link' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what was typed is not lost by a slip', async () => {
  const { user, sheet } = await openSheet({});
  await user.type(sheet.getByRole('textbox', { name: 'Name' }), 'Acqua Norte');
  await user.keyboard('{Escape}');
  expect(await sheet.findByRole('alertdialog')).toHaveTextContent('Discard this link?');
  await user.click(sheet.getByRole('button', { name: 'Keep editing' }));
  expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Acqua Norte');
  await user.keyboard('{Escape}');
  await user.click(await sheet.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
