import { expect, test } from '@jest/globals';
import {
  SharedLinkAccessCodeSet,
  SharedLinkCanceled,
  SharedLinkCreated,
  SharedLinkExpired,
  SharedLinkFirstOpeningNoticed,
  SharedLinkRecipientAdded,
  SharedLinkRulesChanged,
} from '@lectern/schemas/events/sharing.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import type { Step } from '@lectern/kernel/commands/loaded.ts';
import { evolve } from './evolve.ts';
import { linkHistory } from './history.ts';
import type { SharedLink, SharedLinkEvent } from './state.ts';

const sharedLinkId = '01a1fa00-0000-7000-8000-0000000000c1';
const person = '01a1fa00-0000-7000-8000-0000000000f1';
const created = SharedLinkCreated({
  sharedLinkId,
  presentationId: '01a1fa00-0000-7000-8000-0000000000e1',
  createdBy: person,
  token: 't',
  alias: null,
  name: 'Ana',
  nameKey: sharedLinkId,
  linkType: 'LINK',
  expiresAt: null,
  notificationLevel: 1,
});

/** As the store returns them: one commit each. */
function steps(...commits: SharedLinkEvent[][]): Step<SharedLink>[] {
  let before: SharedLink = { status: 'none' };
  return commits.map((events, index) => {
    const meta = {
      time: `2026-11-2${index}T12:00:00.000Z`,
      teamId: 'team',
      actorId: index === 0 ? person : null,
      onBehalfOfId: null,
      correlationId: 'c',
      causationId: null,
    };
    const after = events.reduce<SharedLink>(
      (link, event) => evolve(link, event, { ...meta, id: 'e' }),
      before,
    );
    const recorded = events.map((event) => ({
      ...(event as DomainEvent),
      meta: { ...meta, id: 'e', stream: 's', version: 1 },
    }));
    const step = { number: index + 1, meta, events: recorded, before, after };
    before = after;
    return step;
  });
}

test('each commit is one entry, with who changed what', () => {
  const changes = linkHistory(
    steps(
      [
        created,
        SharedLinkRecipientAdded({
          sharedLinkId,
          recipientId: 'kim',
          email: 'kim@x.example',
          name: null,
        }),
      ],
      [SharedLinkRulesChanged({ sharedLinkId, consentMode: 'REQUIRED', canBePrinted: false })],
      [SharedLinkCanceled({ sharedLinkId })],
    ),
  );
  expect(changes).toEqual([
    { number: 1, at: '2026-11-20T12:00:00.000Z', actorId: person, summary: 'Created.', fields: [] },
    {
      number: 2,
      at: '2026-11-21T12:00:00.000Z',
      actorId: null,
      summary: 'Changed.',
      fields: [
        { name: 'Consent', before: 'Team default', after: 'Required' },
        { name: 'Print', before: 'Yes', after: 'No' },
      ],
    },
    {
      number: 3,
      at: '2026-11-22T12:00:00.000Z',
      actorId: null,
      summary: 'Turned off.',
      fields: [],
    },
  ]);
});

test('a code is never shown, and internal events are no entries', () => {
  const hitId = '01a1fa00-0000-7000-8000-0000000000d1';
  const changes = linkHistory(
    steps(
      [created],
      [SharedLinkAccessCodeSet({ sharedLinkId, accessCode: 'harbor-27' })],
      [SharedLinkFirstOpeningNoticed({ sharedLinkId, hitId })],
      [],
    ),
  );
  expect(changes.map(({ summary }) => summary)).toEqual(['Created.', 'Access code changed.']);
  expect(JSON.stringify(changes)).not.toContain('harbor');
});

test.each([
  ['date', 'Expired on its date.'],
  ['asked', 'Expired manually.'],
  ['presentation-deleted', 'Expired with its presentation.'],
] as const)('an end by %s says so', (reason, summary) => {
  expect(
    linkHistory(
      steps(
        [created],
        [SharedLinkExpired({ sharedLinkId, expiredAt: '2026-11-21T12:00:00.000Z', reason })],
      ),
    )[1]?.summary,
  ).toBe(summary);
});
