import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PersonErased } from '@lectern/schemas/events/people.ts';
import { SharedLinkRecipientAdded } from '@lectern/schemas/events/sharing.ts';
import { HitVerdictGiven } from '@lectern/schemas/events/sharing/hits.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import { startServices, type RunningServices } from '@lectern/kernel/testing/start-service.ts';
import { analytics } from './service.ts';
import { aPresentation, Viewing, type ViewingOptions } from './testing/viewing.ts';
import { viewerEvents } from './viewer-events/projection.ts';

const teamId = newId();
let running: RunningServices;
let presentationId: string;
beforeAll(async () => {
  running = await startServices([analytics]);
  presentationId = await aPresentation(running.engines, teamId);
});
afterAll(() => running.remove());

async function aViewing({
  contactId,
  recipientId,
  ...options
}: Partial<ViewingOptions> & { contactId?: string; recipientId?: string } = {}): Promise<Viewing> {
  const viewing = new Viewing(running.engines, presentationId, {
    linkOwnerId: newId(),
    of: teamId,
    ...options,
  });
  if (contactId) await viewing.verify(contactId);
  const { sharedLinkId } = viewing;
  if (recipientId)
    await publishForeign(running.engines, `SharedLink/${teamId}/${sharedLinkId}`, teamId, [
      SharedLinkRecipientAdded({ sharedLinkId, recipientId, email: null, name: null }),
    ]);
  await running.settled();
  await viewing.start();
  await viewing.type(1_000, 'seventy thousand');
  await running.settled();
  return viewing;
}

/** By the command line: without a team. */
const erase = (personId: string) =>
  publishForeign(running.engines, `Person/${personId}`, null, [
    PersonErased({ personId, teamId: null }),
  ]);

async function typedIn({ sessionId }: Viewing): Promise<(string | null | undefined)[]> {
  const rows = await running
    .service('analytics')
    .systemContext(teamId)
    .rowsOf(viewerEvents)
    .find({ list: 'ofSession', where: { sessionId }, limit: 10 });
  return rows.map(({ doc }) => doc.meta);
}

const kept = ['{"text":"seventy thousand"}'];

test('what a contact typed is erased with them, in every viewing and in no one else’s', async () => {
  const contactId = newId();
  const [own, judged, others] = [
    await aViewing({ contactId }),
    await aViewing({ recipientId: contactId }),
    await aViewing({ contactId: newId() }),
  ];
  await publishForeign(running.engines, `SharedLinkHit/${teamId}/${judged.hitId}`, teamId, [
    HitVerdictGiven({
      hitId: judged.hitId,
      presentationId,
      sharedLinkId: judged.sharedLinkId,
      lane: 'bot',
      reason: 'It never moved.',
      decidedBy: 'fingerprint',
    }),
  ]);
  await running.settled();
  expect([await typedIn(own), await typedIn(judged)]).toEqual([kept, kept]);

  await erase(contactId);
  await running.settled();
  expect([await typedIn(own), await typedIn(judged), await typedIn(others)]).toEqual([
    [null],
    [null],
    kept,
  ]);
});

test('a contact who reads on after the erasure leaves nothing either', async () => {
  const contactId = newId();
  await erase(contactId);
  await running.settled();
  const later = await aViewing({ contactId });
  expect(await typedIn(later)).toEqual([null]);
});

test('what a member typed while signed in is erased with them', async () => {
  const [viewerId, other] = [newId(), newId()];
  const [own, others] = [await aViewing({ viewerId }), await aViewing({ viewerId: other })];
  await erase(viewerId);
  await running.settled();
  expect([await typedIn(own), await typedIn(others)]).toEqual([[null], kept]);
});

test('viewings that an earlier release recorded are found too', async () => {
  const contactId = newId();
  const old = await aViewing({ contactId });
  await running.stop();
  const store = new DatabaseSync(join(running.folder, 'lectern.sqlite'));
  store.exec(`DELETE FROM person_rows WHERE view = 'ViewerSession';
              DELETE FROM serving WHERE projection = 'view ViewerSession'`);
  store.close();
  running = await startServices([analytics], { folder: running.folder });
  await erase(contactId);
  await running.settled();
  expect(await typedIn(old)).toEqual([null]);
});
