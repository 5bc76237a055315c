import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@lectern/kernel/ids.ts';
import { anUpload } from '@lectern/kernel/testing/an-upload.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { content } from '../service.ts';
import { aPdf } from '../testing/a-pdf.ts';

interface Found {
  page: number;
  presentation: { id: string };
  thumbnailUrl: string;
  excerpt: { text: string; isMatch: boolean }[];
}
interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SEARCH =
  'query ($text: String!) { searchPages(text: $text) { page presentation { id } thumbnailUrl excerpt { text isMatch } } }';
const MARKS =
  'query ($id: ID!, $page: Int!, $text: String!) { pageMarks(presentationId: $id, page: $page, text: $text) { x y width height } }';
const UPDATE =
  'mutation ($id: ID!, $input: UpdatePresentationInput!) { updatePresentation(id: $id, input: $input) { id } }';

let running: RunningServices;
const editor = aUser();
let deck: string;

beforeAll(async () => {
  running = await startServices([content]);
  deck = await publish(editor, { status: 'ACTIVE' });
  await until(async () => (await search(editor, 'roofs')).length > 0, 'its text is searchable');
});
afterAll(() => running.remove());

async function ask<Answer>(
  claims: UserClaims,
  document: string,
  variables: Record<string, unknown>,
): Promise<Answer> {
  const { data, errors } = await running.call({ service: 'content', document, variables, claims });
  expect(errors).toEqual([]);
  return Object.values(data!)[0] as Answer;
}

const search = (claims: UserClaims, text: string) => ask<Found[]>(claims, SEARCH, { text });
const pagesFound = async (text: string) => (await search(editor, text)).map(({ page }) => page);

async function publish(by: UserClaims, input: object): Promise<string> {
  const bytes = await aPdf({ pages: 5 });
  const { receipt } = await anUpload({ engines: running.engines, by, bytes });
  const document =
    'mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) { id } }';
  return (await ask<{ id: string }>(by, document, { input: { receipt, ...input } })).id;
}

test('pages are found by what is written on them, with the words marked in an excerpt', async () => {
  expect(await pagesFound('savings quarter')).toEqual([3]);
  expect(await pagesFound('QUARTER savin')).toEqual([3]);
  expect(await pagesFound('Ou')).toContain(4);
  expect(await pagesFound('unwritten')).toEqual([]);
  expect(await pagesFound('savin quarter')).toEqual([]);
  expect(await pagesFound('…')).toEqual([]);
  const [found] = await search(editor, 'savings quarter');
  expect(found?.presentation.id).toBe(deck);
  expect(found?.thumbnailUrl).toMatch(/\/thumbnails\/0003\.jpg$/);
  expect(found?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    'Savings',
    'quarter',
  ]);
});

test('a page that has the text word for word comes first', async () => {
  expect((await pagesFound('three steps, one team'))[0]).toBe(4);
});

test('the words are marked where they are on the page', async () => {
  const marks = await ask<Mark[]>(editor, MARKS, { id: deck, page: 3, text: 'savings' });
  // The heading's first word: 64 points from the left, its baseline 450 from the bottom, 36 high; of 960 by 540.
  expect(marks).toHaveLength(1);
  const [{ x, y, width, height } = { x: 0, y: 0, width: 0, height: 0 }] = marks;
  expect(x).toBeCloseTo(64 / 960, 2);
  expect(y).toBeGreaterThan((540 - 450 - 40) / 540);
  expect(y + height).toBeLessThan((540 - 450 + 15) / 540);
  expect(width).toBeGreaterThan(0.1);
  expect(width).toBeLessThan(0.25);
  expect(await ask<Mark[]>(editor, MARKS, { id: deck, page: 99, text: 'savings' })).toEqual([]);
});

test('only presentations that the reader sees, and that may be used in search, are found', async () => {
  const member = aUser({ teamId: editor.teamId, role: 'TEAM_MEMBER', permissions: [] });
  const stranger = aUser();
  expect(await search(member, 'savings quarter')).toHaveLength(1);
  expect(await search(stranger, 'savings quarter')).toEqual([]);
  const { errors } = await running.call({
    service: 'content',
    document: MARKS,
    variables: { id: deck, page: 1, text: 'roofs' },
    claims: stranger,
  });
  expect(errors[0]?.extensions['code']).toBe('NOT_FOUND');

  await ask(editor, UPDATE, { id: deck, input: { canBeUsedInHaystack: false } });
  expect(await search(editor, 'savings quarter')).toEqual([]);
  await ask(editor, UPDATE, { id: deck, input: { canBeUsedInHaystack: true, groupIds: [] } });
  expect(await search(editor, 'savings quarter')).toHaveLength(1);
});

test('a team whose texts are missing gets them again at its next search', async () => {
  const { texts } = running.service('content').store;
  const { id } = (await search(editor, 'savings quarter'))[0]!.presentation;
  const file = /presentations\/[^/]+\/([^/]+)/.exec(
    (await search(editor, 'savings quarter'))[0]!.thumbnailUrl,
  )![1]!;
  await texts.remove(editor.teamId, file);
  expect(await search(editor, 'savings quarter')).toEqual([]);
  await until(
    async () => (await search(editor, 'savings quarter'))[0]?.presentation.id === id,
    'its text is searchable again',
  );
  expect(await texts.has(newId(), file)).toBe(false);
});
