import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TeamRegistered, TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import { aMember, anEditor, type Library, startLibrary } from '../../testing/library.ts';

let library: Library;
beforeAll(async () => void (library = await startLibrary()));
afterAll(() => library.running.remove());

const UNLIKE =
  'query ($first: Int!, $after: String) { presentationsUnlikeDefaults(first: $first, after: $after) { defaults { printFile } items { presentation { id name } flags { printFile rateFile shareLink } } next } }';
const APPLY =
  'mutation ($ids: [ID!]!) { applyTeamDefaults(ids: $ids) { changed { id } refused { code } } }';
const CHANGE =
  'mutation ($changes: [PresentationFlagsInput!]!) { changePresentationFlags(changes: $changes) { changed { id } } }';

interface Unlike {
  defaults: { printFile: boolean };
  items: {
    presentation: { id: string; name: string };
    flags: { printFile: boolean; rateFile: boolean; shareLink: boolean };
  }[];
  next: string | null;
}

test('presentations unlike the team’s defaults are found, changed, and changed back', async () => {
  const by = anEditor();
  const { teamId } = by;
  const one = await library.created(by, { name: 'one' });
  await library.created(by, { name: 'two', settings: { canBePrinted: true } });
  await library.created(by, { name: 'three', isRateable: false });
  const unlike = (first = 100, after: string | null = null) =>
    library.ask<Unlike>(by, UNLIKE, { first, after });
  const namesIn = ({ items }: Unlike) => items.map(({ presentation: { name } }) => name);
  expect(namesIn(await unlike())).toEqual(['three', 'two']);
  await publishForeign(library.running.engines, `Team/${teamId}`, teamId, [
    TeamRegistered({ teamId, name: 'Halden', slug: 'halden' }),
    TeamSettingsChanged({ teamId, defaults: { printFile: true, requireQuickShareTemplate: true } }),
  ]);
  const first = await unlike(1);
  expect([first.defaults.printFile, namesIn(first)]).toEqual([true, ['three']]);
  expect(namesIn(await unlike(1, first.next))).toEqual(['one']);
  const before = await unlike();
  expect(before).toMatchObject({ next: null, items: [{}, { flags: { printFile: false } }] });
  const ids = before.items.map(({ presentation: { id } }) => id);
  expect(await library.ask(by, APPLY, { ids })).toEqual({
    changed: ids.map((id) => ({ id })),
    refused: [],
  });
  expect((await unlike()).items).toEqual([]);
  const changes = before.items.map(({ presentation: { id }, flags }) => ({ id, flags }));
  await library.ask(by, CHANGE, { changes });
  expect(await unlike()).toEqual(before);
  const settings = await library.ask(
    by,
    'query ($id: ID!) { presentation(id: $id) { settings { canBePrinted canBeSharedLink } } }',
    { id: one },
  );
  expect(settings).toEqual({ settings: { canBePrinted: false, canBeSharedLink: true } });
  expect((await library.call(aMember(teamId), APPLY, { ids })).error?.code).toBe('FORBIDDEN');
});
