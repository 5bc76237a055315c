import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { LabelRowFragment } from '../../gql/graphql.ts';
import { anItem, aViewer } from '../../testing/builders.ts';
import { onGraphql, problem } from '../../testing/edge.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { renderApp } from '../../testing/render-app.tsx';

const aLabel = (over: Partial<LabelRowFragment> = {}): LabelRowFragment => ({
  __typename: 'Label',
  id: 'b1',
  name: 'Customer story',
  colour: 'TEAL',
  createdAt: '2026-11-19T12:00:00Z',
  presentationCount: 3,
  ...over,
});
const pricing = aLabel({ id: 'b2', name: 'Pricing', colour: 'PINK', presentationCount: 1 });
const labels = (...all: LabelRowFragment[]) => ({ data: { tags: all } });
const Shell = () => ({ data: { viewer: aViewer() } });
const content = {
  ContentPage: () => ({
    data: { presentations: { __typename: 'PresentationPage', total: 1, items: [anItem()] } },
  }),
  LabelChoices: () => labels(aLabel(), pricing),
};

test('a team without labels learns what they are for and creates one; a name that is taken is said under its field', async () => {
  const made: unknown[] = [];
  let all: LabelRowFragment[] = [];
  onGraphql({
    Shell,
    LabelsPage: () => labels(...all),
    CreateLabelHere: (variables) => {
      if (made.push(variables) === 1) {
        const message = 'Another label has this name.';
        return problem('CONFLICT', message, { name: [message] });
      }
      all = [aLabel({ presentationCount: 0 })];
      return { data: { tag: all[0] } };
    },
  });
  const { user } = renderApp('/labels');
  expect(await screen.findByRole('heading', { name: 'No labels yet' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Create label' }).at(-1)!);
  const dialog = within(await screen.findByRole('dialog', { name: 'New label' }));
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name, 'Customer story');
  await user.click(dialog.getByRole('radio', { name: 'Teal' }));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('Another label has this name.')).toBeVisible();
  expect(name).toHaveValue('Customer story');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('row', { name: /Customer story 0/ })).toBeVisible();
  const sent = { input: { name: 'Customer story', colour: 'TEAL' } };
  expect(made).toEqual([sent, sent]);
});

test('members find labels and go to what has them, with nothing to edit', async () => {
  onGraphql({
    Shell: () => ({ data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER' }) } }),
    LabelsPage: () => labels(aLabel(), pricing),
    ...content,
  });
  const { user, router } = renderApp('/labels?search=stor');
  expect(await screen.findByRole('row', { name: /Customer story 3/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Pricing/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Create label|More about/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Customer story' }));
  expect(await screen.findByRole('button', { name: 'Clear label Customer story' })).toBeVisible();
  expect(router.state.location.search).toBe('?label=b1');
});

async function choose(user: ReturnType<typeof renderApp>['user'], action: string) {
  await user.click(await screen.findByRole('button', { name: 'More about Customer story' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('a label is renamed and recolored in one dialog', async () => {
  const sent: unknown[] = [];
  onGraphql({
    Shell,
    LabelsPage: () => labels(aLabel()),
    UpdateLabelHere: (variables) => {
      sent.push(variables);
      return { data: { tag: aLabel({ name: 'Stories', colour: 'BLUE' }) } };
    },
  });
  const { user } = renderApp('/labels');
  await choose(user, 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Customer story' }));
  expect(dialog.getByRole('radio', { name: 'Teal' })).toBeChecked();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Stories');
  await user.click(dialog.getByRole('radio', { name: 'Blue' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([{ id: 'b1', input: { name: 'Stories', colour: 'BLUE' } }]),
  );
});

test('merging says how many presentations it touches, and takes a target', async () => {
  const sent: unknown[] = [];
  let all = [aLabel(), pricing];
  onGraphql({
    Shell,
    LabelsPage: () => labels(...all),
    MergeLabelsHere: (variables) => {
      sent.push(variables);
      all = [{ ...pricing, presentationCount: 4 }];
      return { data: { tag: all[0] } };
    },
  });
  const { user } = renderApp('/labels');
  await choose(user, 'Merge into another');
  const dialog = await screen.findByRole('dialog', {
    name: 'Merge Customer story into another label',
  });
  expect(dialog).toHaveTextContent(
    '3 presentations with Customer story will have the other label instead.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  expect(await within(dialog).findByText('Please choose a label.')).toBeVisible();
  await user.click(within(dialog).getByRole('combobox', { name: 'Merge into' }));
  await user.click(await screen.findByRole('option', { name: /Pricing/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  expect(await screen.findByRole('row', { name: /Pricing 4/ })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /Customer story/ })).not.toBeInTheDocument(),
  );
  expect(sent).toEqual([{ id: 'b2', tagIds: ['b1'] }]);
});

test('a label is deleted once it was said what loses it', async () => {
  let isDeleted = false;
  onGraphql({
    Shell,
    LabelsPage: () => labels(...(isDeleted ? [] : [aLabel()])),
    DeleteLabelHere: () => ((isDeleted = true), { data: { deleteLabel: true } }),
  });
  const { user } = renderApp('/labels');
  await choose(user, 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete Customer story?' });
  expect(dialog).toHaveTextContent('3 presentations will lose it');
  expect(isDeleted).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Delete label' }));
  expect(await screen.findByRole('heading', { name: 'No labels yet' })).toBeVisible();
});

test('a selection gets a label that is created in place, and undoing takes it off again', async () => {
  const sent: unknown[] = [];
  onGraphql({
    Shell,
    ...content,
    CreateLabelHere: ({ input }) => ({
      data: { tag: aLabel({ id: 'b3', ...(input as { name: string; colour: 'RED' }) }) },
    }),
    LabelPresentations: (variables) => {
      sent.push(variables);
      return {
        data: {
          bulk: {
            __typename: 'BulkChange',
            changed: [{ __typename: 'Presentation', id: 'p1', labels: [] }],
            refused: [],
          },
        },
      };
    },
  });
  const { user } = renderApp('/content');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Service tiers 2027' }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected presentations' }));
  await user.click(bar.getByRole('button', { name: 'Label' }));
  await user.type(await screen.findByLabelText('Find or create a label'), 'Nordics{Enter}');
  expect(await screen.findByText('Nordics')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { ids: ['p1'], add: ['b3'], remove: [] },
      { ids: ['p1'], add: [], remove: ['b3'] },
    ]),
  );
});

test('what someone else does to a label shows on open pages', async () => {
  let name = 'Customer story';
  onGraphql({
    Shell,
    ...content,
    LabelsPage: () => labels(aLabel({ name })),
    ContentPage: () => ({
      data: {
        presentations: {
          __typename: 'PresentationPage',
          total: 1,
          items: [anItem({ labels: [aLabel({ name })] })],
        },
      },
    }),
  });
  const { router } = renderApp('/labels');
  await screen.findByRole('row', { name: /Customer story/ });
  FakeEventSource.connect();
  name = 'Stories';
  FakeEventSource.emit('changed', { type: 'Label', id: 'b1', version: 2 });
  await screen.findByRole('row', { name: /Stories/ });
  await router.navigate('/content');
  await screen.findByText('Stories');
  name = 'Tales';
  FakeEventSource.emit('changed', { type: 'Label', id: 'b1', version: 3 });
  expect(await screen.findByText('Tales')).toBeVisible();
});

test('brands and products have pages of their own, without colors', async () => {
  const sent: unknown[] = [];
  const halden = {
    __typename: 'Brand' as const,
    id: 'd1',
    name: 'Halden Solar',
    createdAt: '2026-11-19T12:00:00Z',
    presentationCount: 2,
  };
  onGraphql({
    Shell,
    LabelsPage: () => labels(aLabel()),
    BrandsPage: () => ({ data: { tags: sent.length > 0 ? [halden] : [] } }),
    CreateBrandHere: (variables) => (sent.push(variables), { data: { tag: halden } }),
    ProductsPage: () => ({ data: { tags: [] } }),
  });
  const { user } = renderApp('/labels');
  const go = async (name: string) => {
    const tabs = await screen.findByRole('navigation', { name: 'Labels, brands and products' });
    await user.click(within(tabs).getByRole('link', { name }));
  };
  await go('Brands');
  await screen.findByRole('heading', { name: 'No brands yet' });
  await user.click(screen.getByRole('button', { name: 'Create brand' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New brand' }));
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Halden Solar');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  const row = await screen.findByRole('row', { name: /Halden Solar 2/ });
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/content?brand=d1');
  expect(sent).toEqual([{ input: { name: 'Halden Solar' } }]);
  await go('Products');
  await screen.findByRole('heading', { name: 'No products yet' });
});
