import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { FlagsFragment } from '../../../gql/graphql.ts';
import { aViewer } from '../../../testing/builders.ts';
import { onGraphql } from '../../../testing/edge.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aTeam } from '../../../testing/team-builder.ts';

const defaults: FlagsFragment = {
  __typename: 'DefaultedFlags',
  shareEmail: true,
  shareLink: true,
  fax: false,
  annotate: false,
  exportFile: false,
  downloadFile: false,
  printFile: false,
  forwardFile: false,
  rateFile: true,
  sendActivityToCrm: true,
  useInHaystack: true,
};
const { __typename: _, ...before } = { ...defaults, printFile: true, shareLink: false };
const presentation = { __typename: 'Presentation', id: 'p1', name: 'Service tiers 2027' };

test('defaults are saved, applied to presentations that differ, and undone', async () => {
  const sent: unknown[] = [];
  let isUnlike = true;
  onGraphql({
    Shell: () => ({ data: { viewer: aViewer() } }),
    TeamPage: () => ({
      data: {
        viewer: { __typename: 'User', id: 'u1', currentTeam: aTeam() },
        accountManagers: [],
      },
    }),
    UnlikeDefaults: () => ({
      data: {
        presentationsUnlikeDefaults: {
          __typename: 'PresentationsUnlikeDefaults',
          defaults,
          items: isUnlike
            ? [
                {
                  __typename: 'PresentationUnlikeDefaults',
                  presentation,
                  flags: { __typename: 'DefaultedFlags', ...before },
                },
              ]
            : [],
          next: null,
        },
      },
    }),
    ChangeTeam: (variables) => {
      sent.push(variables);
      return { data: { changeTeamSettings: aTeam() } };
    },
    ApplyDefaults: (variables) => {
      sent.push(variables);
      isUnlike = false;
      return {
        data: {
          applyTeamDefaults: {
            __typename: 'BulkChange',
            changed: [{ __typename: 'Presentation', id: 'p1' }],
            refused: [],
          },
        },
      };
    },
    ChangeFlags: (variables) => {
      sent.push(variables);
      isUnlike = true;
      return { data: { changePresentationFlags: { __typename: 'BulkChange', changed: [] } } };
    },
  });
  const { user } = renderApp('/team/defaults');
  const form = within(await screen.findByRole('region', { name: 'New presentations' }));
  await user.click(form.getByRole('switch', { name: 'Recipients can print it' }));
  expect(form.queryByRole('switch', { name: 'Fax' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Team settings saved');
  const item = (await screen.findByRole('link', { name: 'Service tiers 2027' })).closest('li');
  expect(item).toHaveTextContent('Share by link off and Recipients can print it on');
  await user.click(screen.getByRole('button', { name: 'Apply to 1 presentation' }));
  await screen.findByRole('heading', { name: 'Every presentation has the settings above' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('link', { name: 'Service tiers 2027' });
  const saved = {
    shareEmail: true,
    shareLink: true,
    exportFile: false,
    downloadFile: false,
    printFile: true,
    forwardFile: false,
  };
  await waitFor(() =>
    expect(sent).toEqual([
      { teamId: 't1', input: { defaults: saved } },
      { ids: ['p1'] },
      { changes: [{ id: 'p1', flags: before }] },
    ]),
  );
});
