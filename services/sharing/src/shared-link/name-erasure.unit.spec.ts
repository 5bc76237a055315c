import { expect, test } from '@jest/globals';
import {
  SharedLinkPurged,
  SharedLinkRecipientAdded,
  SharedLinkRecipientRemoved,
  SharedLinkRevised,
} from '@lectern/schemas/events/sharing.ts';
import type { Step } from '@lectern/kernel/commands/loaded.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { created, kim, lee, sharedLinkId, facts, revise } from '../testing/link-facts.ts';
import { evolve } from './evolve.ts';
import { nameKeysToErase } from './name-erasure.ts';
import { newNameKey } from './name-key.ts';
import { sharedLink } from './shared-link.ts';
import type { SharedLink, SharedLinkEvent } from './state.ts';

const { nameKey } = created.data;
const unsealed = { ...created, data: { ...created.data, nameKey: null } };
const added = (recipient: typeof kim | typeof lee) =>
  SharedLinkRecipientAdded({ sharedLinkId, ...recipient });
const removed = ({ recipientId }: typeof kim | typeof lee) =>
  SharedLinkRecipientRemoved({ sharedLinkId, recipientId });
const renamed = SharedLinkRevised({ sharedLinkId, name: 'Lee at Acme', nameKey: 'second-name' });

/** As the store returns them: one commit each. */
function steps(...commits: SharedLinkEvent[][]): Step<SharedLink>[] {
  let before: SharedLink = { status: 'none' };
  return commits.map((events, index) => {
    const meta = {
      time: `2026-11-2${index}T12:00:00.000Z`,
      teamId: 'team',
      actorId: null,
      onBehalfOfId: null,
      correlationId: 'c',
      causationId: null,
    };
    const after = events.reduce<SharedLink>(
      (link, event) => evolve(link, event, { ...meta, id: 'e' }),
      before,
    );
    const step = { number: index + 1, meta, events: [], before, after };
    before = after;
    return step;
  });
}

async function leaving(
  commits: SharedLinkEvent[][],
  { recipientId } = kim as { recipientId: string },
  erased: readonly { recipientId: string }[] = [],
) {
  const ids = [recipientId, ...erased.map((each) => each.recipientId)];
  const { keys, commandOf } = await nameKeysToErase(recipientId, steps(...commits), async (id) =>
    ids.includes(id),
  );
  return [...keys, ...(commandOf(sharedLinkId) ? ['forgotten by an event'] : [])];
}

test('a name is erased with the only recipient, named before or after them', async () => {
  expect(await leaving([[created, added(kim)]])).toEqual([nameKey]);
  expect(await leaving([[created], [added(kim)]])).toEqual([nameKey]);
});

test('a name stays if the link has no recipient, or another one', async () => {
  expect(await leaving([[created]])).toEqual([]);
  expect(await leaving([[created, added(lee)]])).toEqual([]);
});

test('a name for several recipients is erased with the last of them', async () => {
  expect(await leaving([[created, added(kim), added(lee)]])).toEqual([]);
  expect(await leaving([[created, added(kim), added(lee)]], kim, [lee])).toEqual([nameKey]);
});

test('a name given for one recipient is erased with them, also after others joined or replaced them', async () => {
  expect(await leaving([[created, added(kim)], [added(lee)]])).toEqual([nameKey]);
  expect(
    await leaving([
      [created, added(kim)],
      [removed(kim), added(lee)],
    ]),
  ).toEqual([nameKey]);
});

test('each name has its own key, so names for others stay', async () => {
  expect(
    await leaving([
      [created, added(kim)],
      [renamed, removed(kim), added(lee)],
    ]),
  ).toEqual([nameKey]);
  expect(
    await leaving(
      [
        [created, added(kim)],
        [renamed, removed(kim), added(lee)],
      ],
      lee,
    ),
  ).toEqual(['second-name']);
  expect(await leaving([[created, added(kim)], [renamed]])).toEqual([nameKey, 'second-name']);
  expect(newNameKey({ sharedLinkId, name: 'A', now: '1' })).not.toBe(
    newNameKey({ sharedLinkId, name: 'A', now: '2' }),
  );
});

test('names of a purged link are erased too', async () => {
  expect(await leaving([[created, added(kim)], [SharedLinkPurged({ sharedLinkId })]])).toEqual([
    nameKey,
  ]);
});

test('an unencrypted name is removed by an event, once', async () => {
  expect(await leaving([[unsealed, added(kim)]])).toEqual(['forgotten by an event']);
  expect(await leaving([[unsealed, added(kim)], [renamed]])).toEqual(['second-name']);
  const forget = { type: 'ForgetUnsealedName', sharedLinkId } as const;
  const forgotten = SharedLinkRevised({ sharedLinkId, name: null, nameKey: null });
  given(sharedLink, [unsealed, added(kim)])
    .when(forget)
    .then([forgotten]);
  given(sharedLink, [unsealed, added(kim), forgotten])
    .when(forget)
    .then([]);
  given(sharedLink, [created, added(kim)])
    .when(forget)
    .then([]);
});

test('a new name gets a new key, no name none', () => {
  const { name } = facts;
  given(sharedLink, [created]).when(revise({ name })).then([]);
  given(sharedLink, [created])
    .when(revise({ name: null }))
    .then([SharedLinkRevised({ sharedLinkId, name: null, nameKey: null })]);
});
