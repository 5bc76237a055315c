import { expect, test } from '@jest/globals';
import { PresentationOwnerChanged, PresentationPurged } from '@lectern/schemas/events/content.ts';
import { SharedLinkPurged, SharedLinkTransferred } from '@lectern/schemas/events/sharing.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { appended, FedProjection } from '@lectern/kernel/testing/fed.ts';
import created from '@lectern/schemas/events/samples/PresentationCreated.3.json' with { type: 'json' };
import shared from '@lectern/schemas/events/samples/SharedLinkCreated.1.json' with { type: 'json' };
import { ownedItems } from './owned-items.ts';

const [teamId, toUserId] = [
  '01a1fa00-0000-7000-8000-00000000000a',
  '01a1fa00-0000-7000-8000-0000000000f2',
];
const { presentationId, ownerId } = created.data;
const { sharedLinkId, createdBy } = shared.data;

function after(stream: string, ...events: unknown[]) {
  const records = events.map((event, index) => appended(stream, index + 1, event as DomainEvent));
  return [...new FedProjection(ownedItems).feed(...records, ...records).rows.values()];
}

test('a presentation and a link have an owner, then another one, until they are purged', () => {
  const presentation = (...events: unknown[]) =>
    after(`Presentation/${teamId}/${presentationId}`, created, ...events);
  const given = PresentationOwnerChanged({
    presentationId,
    ownerId: toUserId,
    formerOwnerId: ownerId,
  });
  expect(presentation()).toEqual([{ kind: 'presentation', ownerId }]);
  expect(presentation(given)).toEqual([{ kind: 'presentation', ownerId: toUserId }]);
  expect(
    presentation(given, PresentationPurged({ presentationId, fileId: presentationId })),
  ).toEqual([]);
  const link = (...events: unknown[]) =>
    after(`SharedLink/${teamId}/${sharedLinkId}`, shared, ...events);
  const transferred = SharedLinkTransferred({ sharedLinkId, fromUserId: createdBy, toUserId });
  expect([link(), link(transferred)]).toEqual([
    [{ kind: 'sharedLink', ownerId: createdBy }],
    [{ kind: 'sharedLink', ownerId: toUserId }],
  ]);
  expect(link(transferred, SharedLinkPurged({ sharedLinkId }))).toEqual([]);
});
