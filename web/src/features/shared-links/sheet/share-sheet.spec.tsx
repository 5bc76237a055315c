import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aViewer } from '../../../testing/builders.ts';
import { onGraphql, problem } from '../../../testing/edge.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const presentation = (id: string, name: string, canBeShared = true) => ({
  __typename: 'Presentation',
  id,
  name,
  status: 'ACTIVE',
  pageCount: 3,
  thumbnailUrl: null,
  processing: { __typename: 'Processing', status: 'PROCESSED' },
  settings: { __typename: 'PresentationSettings', canBeShared, canBeSharedLink: true },
});
const quiet = {
  Shell: () => ({ data: { viewer: aViewer() } }),
  LinksPage: () => ({
    data: { sharedLinks: { __typename: 'SharedLinkPage', total: 0, items: [] } },
  }),
  ToShare: () => ({
    data: {
      presentations: {
        __typename: 'PresentationPage',
        items: [
          presentation('p1', 'Service tiers 2027'),
          presentation('p2', 'Case study: Rotterdam'),
          presentation('p3', 'For ourselves', false),
        ],
      },
    },
  }),
};

async function openShare(answers: Parameters<typeof onGraphql>[0] = {}) {
  onGraphql({ ...quiet, ...answers });
  const app = renderApp('/links');
  await app.user.click(
    (await screen.findAllByRole('button', { name: 'Create link' }))[0] as HTMLElement,
  );
  return { ...app, sheet: within(await screen.findByRole('dialog', { name: 'Share' })) };
}

test('two presentations to two people are four links, each with a mail', async () => {
  let sent: { input: { presentationIds: string[]; link: object } } | undefined;
  const { user, sheet } = await openShare({
    SharePresentations: (variables) => {
      sent = variables as typeof sent;
      const made = [1, 2, 3, 4].map((each) => ({
        __typename: 'SharedLink',
        id: `l${each}`,
        name: null,
        url: `http://localhost/s/${each}`,
        presentationName: 'Service tiers 2027',
        recipients: [
          { __typename: 'LinkRecipient', email: 'ana@acqua.example', name: 'Ana Ribeiro' },
        ],
      }));
      return { data: { sharePresentations: made } };
    },
  });
  expect(sheet.getByRole('button', { name: 'Create link' })).toBeDisabled();
  await user.click(await sheet.findByRole('button', { name: 'Service tiers 2027' }));
  await user.type(sheet.getByRole('textbox', { name: 'Find a presentation' }), 'Case');
  await user.click(await sheet.findByRole('button', { name: 'Case study: Rotterdam' }));
  await user.type(
    sheet.getByRole('textbox', { name: 'Recipients' }),
    'Ana Ribeiro <ana@acqua.example>, tom@severn.example{Enter}',
  );
  await user.type(sheet.getByRole('textbox', { name: 'Message' }), 'As promised.');
  await user.click(sheet.getByRole('button', { name: 'Create 4 links' }));
  const made = within(await screen.findByRole('dialog', { name: 'Shared links' }));
  expect(made.getByText('4 links are ready')).toBeVisible();
  expect(made.getByRole('button', { name: 'Copy all' })).toBeEnabled();
  expect(sent?.input).toEqual({
    presentationIds: ['p1', 'p2'],
    link: {
      recipients: [
        { email: 'ana@acqua.example', name: 'Ana Ribeiro' },
        { email: 'tom@severn.example', name: null },
      ],
      mail: { subject: null, message: 'As promised.' },
    },
  });
});

test('what may not be shared says why, and what the server refuses is said', async () => {
  const { user, sheet } = await openShare({
    SharePresentations: () => problem('CONFLICT', 'The presentation was deleted a moment ago.'),
  });
  expect(await sheet.findByRole('button', { name: /For ourselves/ })).toBeDisabled();
  await waitFor(() => expect(sheet.getByText('“Share” is off in its settings')).toBeVisible());
  await user.click(sheet.getByRole('button', { name: 'Service tiers 2027' }));
  await user.click(sheet.getByRole('button', { name: 'Create link' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent(
    'The presentation was deleted a moment ago.',
  );
});
