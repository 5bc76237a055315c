import { expect, test } from '@jest/globals';
import { PresentationProcessed } from '@lectern/schemas/events/content.ts';
import {
  SharedLinkForwarded,
  SharedLinkRecipientAdded,
  SharedLinkRecipientRemoved,
} from '@lectern/schemas/events/sharing.ts';
import { HitVerdictGiven, HitVerdictTakenBack } from '@lectern/schemas/events/sharing/hits.ts';
import {
  SharedLinkConsentChosen,
  SharedLinkEmailEntered,
  SharedLinkGatePassed,
  SharedLinkVisitorVerified,
} from '@lectern/schemas/events/telemetry.ts';
import { appended, FedProjection, reported } from '@lectern/kernel/testing/fed.ts';
import { determineAssignment, reassignmentForLane } from '../assignment/assignment.ts';
import { contactNames } from '../contact-names/projection.ts';
import { hits } from './hits.ts';
import { presentations, versionAt } from './presentations.ts';
import { recipients } from './recipients.ts';
import { forwardRecipients } from './forward-recipients.ts';
import { verdicts } from './verdicts.ts';

const id = (n: number) => `01a1fa00-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const [presentationId, sharedLinkId, hitId] = [id(1), id(2), id(3)];
const about = { presentationId, sharedLinkId, linkOwnerId: id(4), hitId };
const at = (second: number) => `2026-11-20T12:00:${String(second).padStart(2, '0')}.000Z`;

const told = [
  SharedLinkGatePassed({ ...about, gate: 'EMAIL', passedAt: at(5) }),
  SharedLinkGatePassed({ ...about, gate: 'EMAIL', passedAt: at(9) }),
  SharedLinkVisitorVerified({
    ...about,
    visitorId: 'first',
    email: 'a@acqua.example',
    verifiedAt: at(4),
  }),
  SharedLinkVisitorVerified({
    ...about,
    visitorId: 'second',
    email: 'b@acqua.example',
    verifiedAt: at(6),
  }),
  SharedLinkEmailEntered({
    ...about,
    visitorId: 'third',
    email: 'c@acqua.example',
    enteredAt: at(8),
  }),
  SharedLinkEmailEntered({
    ...about,
    visitorId: 'first',
    email: 'a@acqua.example',
    enteredAt: at(2),
  }),
  SharedLinkConsentChosen({
    ...about,
    mode: 'OPTIONAL',
    statement: 'I agree',
    privacyPolicyUrl: null,
    isGiven: true,
    chosenAt: at(7),
  }),
  SharedLinkConsentChosen({
    ...about,
    mode: 'OPTIONAL',
    statement: 'I agree',
    privacyPolicyUrl: null,
    isGiven: false,
    chosenAt: at(1),
  }),
].map((event) => reported(presentationId, event));

test('reports about a hit are the same in any order and with repetitions', () => {
  const expected = {
    verified: { at: at(6), contactId: 'second' },
    entered: { at: at(8), contactId: 'third' },
    passed: { CONSENT: at(7), EMAIL: at(5) },
  };
  for (const records of [told, told.toReversed(), [...told, ...told.toReversed()]]) {
    expect(JSON.stringify(new FedProjection(hits).feed(...records).rows.get(hitId))).toBe(
      JSON.stringify(expected),
    );
  }
});

test('the last verdict on a hit counts', () => {
  const hit = { hitId, sharedLinkId, presentationId };
  const stream = `SharedLinkHit/${id(9)}/${hitId}`;
  const given = appended(
    stream,
    1,
    HitVerdictGiven({ ...hit, lane: 'bot', reason: 'asked', decidedBy: 'person' }),
  );
  expect(new FedProjection(verdicts).feed(given).rows.get(hitId)).toEqual({ lane: 'bot' });
  expect(
    new FedProjection(verdicts)
      .feed(given, appended(stream, 2, HitVerdictTakenBack({ ...hit, lane: 'person' })), given)
      .rows.get(hitId),
  ).toEqual({ lane: 'person' });
});

test('a link knows its recipients, and a contact its name', () => {
  const stream = `SharedLink/${id(9)}/${sharedLinkId}`;
  const add = (version: number, recipientId: string) =>
    appended(
      stream,
      version,
      SharedLinkRecipientAdded({
        sharedLinkId,
        recipientId,
        email: `${recipientId}@acqua.example`,
        name: 'Ana Ribeiro',
      }),
    );
  const records = [
    add(1, 'first'),
    add(2, 'second'),
    appended(stream, 3, SharedLinkRecipientRemoved({ sharedLinkId, recipientId: 'first' })),
  ];
  expect(new FedProjection(recipients).feed(...records, ...records).rows.get(sharedLinkId)).toEqual(
    { contactIds: ['second'] },
  );
  const names = new FedProjection(contactNames).feed(...records, ...told).table();
  expect(names.map(({ doc }) => [doc.contactId, doc.email, doc.name, doc.isVerified])).toEqual([
    ['first', 'a@acqua.example', null, false],
    ['first', 'first@acqua.example', 'Ana Ribeiro', false],
    ['first', 'a@acqua.example', null, true],
    ['second', 'second@acqua.example', 'Ana Ribeiro', false],
    ['second', 'b@acqua.example', null, true],
    ['third', 'c@acqua.example', null, false],
  ]);
});

test('a viewing is assigned by member, verdict, verified email, and else the only recipient', () => {
  const viewing = { sessionId: id(5), hitId, viewerId: null, sharedLinkId };
  const hit = new FedProjection(hits).feed(told[0]!).rows.get(hitId)!;
  const opening = { openedAt: at(0), lane: 'bot' as const, visitorKey: 'k' };
  const verified = new FedProjection(hits).feed(...told).rows.get(hitId)!;
  expect(
    determineAssignment({ ...viewing, viewerId: id(6) }, null, {
      hit,
      lane: 'bot',
      forwardedAt: null,
      recipients: ['only'],
    }),
  ).toEqual({ lane: 'own-team', contactId: null, isContactVerified: false, visitor: `u:${id(6)}` });
  const asBot = determineAssignment(viewing, opening, {
    hit,
    lane: null,
    forwardedAt: null,
    recipients: ['only'],
  });
  expect(asBot).toEqual({
    lane: 'bot',
    contactId: null,
    isContactVerified: false,
    visitor: expect.stringMatching(/^v:/),
  });
  expect(
    determineAssignment(viewing, opening, {
      hit,
      lane: 'own-team',
      forwardedAt: null,
      recipients: ['only'],
    }),
  ).toMatchObject({ lane: 'own-team', contactId: null });
  const asPerson = determineAssignment(viewing, opening, {
    hit,
    lane: 'person',
    forwardedAt: null,
    recipients: ['only'],
  });
  expect(asPerson).toEqual({
    lane: 'person',
    contactId: 'only',
    isContactVerified: false,
    visitor: 'c:only',
  });
  const judged = (lane: 'person' | 'bot', account: typeof asBot) =>
    reassignmentForLane(lane, { ...viewing, account }, opening, {
      hit,
      lane: null,
      forwardedAt: null,
      recipients: ['only'],
    });
  expect([judged('person', asBot), judged('bot', asPerson), judged('bot', asBot)]).toEqual([
    asPerson,
    asBot,
    { lane: 'bot' },
  ]);
  expect(
    determineAssignment(viewing, opening, {
      hit,
      lane: 'person',
      forwardedAt: null,
      recipients: ['one', 'two'],
    }),
  ).toMatchObject({
    lane: 'person',
    contactId: null,
    visitor: expect.stringMatching(/^v:[\w-]{12}$/),
  });
  expect(
    determineAssignment(viewing, opening, {
      hit: verified,
      lane: null,
      forwardedAt: null,
      recipients: ['only'],
    }),
  ).toMatchObject({ contactId: 'second', isContactVerified: true, visitor: 'c:second' });
  const sentOnAt = (forwardedAt: string) =>
    determineAssignment(viewing, opening, {
      hit,
      lane: 'person',
      forwardedAt,
      recipients: ['only'],
    }).contactId;
  expect([sentOnAt(at(1)), sentOnAt(at(0)), sentOnAt('2020-01-01T00:00:00.000Z')]).toEqual([
    'only',
    'only',
    null,
  ]);
  expect(
    determineAssignment(viewing, opening, {
      hit: verified,
      lane: null,
      forwardedAt: '2020-01-01T00:00:00.000Z',
      recipients: ['only'],
    }),
  ).toMatchObject({ contactId: 'second' });
  const strangers = [id(5), id(7)].map(
    (sessionId) =>
      determineAssignment({ ...viewing, sessionId }, opening, {
        hit,
        lane: null,
        forwardedAt: null,
        recipients: [],
      }).visitor,
  );
  expect(strangers[0]).toBe(strangers[1]);
});

test('a hit knows its forwards, however often they are reported', () => {
  const sent = (version: number, recipientId: string) => {
    const forward = {
      sharedLinkId,
      hitId,
      recipientId,
      email: `${recipientId}@else.example`,
      forwarderId: 'rita',
      forwarderEmail: 'rita@client.example',
      forwarderName: 'Rita',
      message: null,
    };
    const record = appended(
      `SharedLinkForwards/${id(9)}/${sharedLinkId}`,
      version,
      SharedLinkForwarded(forward),
    );
    return { ...record, meta: { ...record.meta, time: at(version) } };
  };
  const records = [sent(1, 'fred'), sent(2, 'kim'), sent(3, 'fred')];
  const rows = new FedProjection(forwardRecipients).feed(...records, ...records).table();
  expect(rows.map(({ doc }) => [doc.hitId, doc.at, doc.email])).toEqual([
    [hitId, at(1), 'fred@else.example'],
    [hitId, at(2), 'kim@else.example'],
  ]);
});

test('a presentation knows which file was shown when; the oldest one covers earlier times', () => {
  const stream = `Presentation/${id(9)}/${presentationId}`;
  const made = (version: number, fileId: string, count: number) => {
    const record = appended(
      stream,
      version,
      PresentationProcessed({
        presentationId,
        fileId,
        pages: Array.from({ length: count }, () => ({ width: 1, height: 1 })),
        blobPrefix: 'p',
        renderer: 2,
      }),
    );
    return { ...record, meta: { ...record.meta, time: at(version * 10) } };
  };
  const records = [made(1, id(20), 3), made(2, id(20), 3), made(3, id(21), 8)];
  const doc = new FedProjection(presentations).feed(...records).rows.get(presentationId);
  expect([0, 10, 29, 30, 59].map((second) => versionAt(doc, at(second))?.pageCount)).toEqual([
    3, 3, 3, 8, 8,
  ]);
  expect(versionAt(undefined, at(0))).toBeNull();
});
