import { expect, test } from '@jest/globals';
import {
  HitEmailGiven,
  HitNoticed,
  HitTakenUp,
  HitVerdictGiven,
  HitVerdictTakenBack,
} from '@lectern/schemas/events/sharing/hits.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { sharedLinkHit } from './hit.ts';
import { laneOf, currentVerdict, type KnownHit } from './state.ts';

const hitId = '01a1fa00-0000-7000-8000-0000000000d1';
const sharedLinkId = '01a1fa00-0000-7000-8000-0000000000c1';
const presentationId = '01a1fa00-0000-7000-8000-0000000000e1';
const linkOwnerId = '01a1fa00-0000-7000-8000-0000000000f1';
const now = '2026-11-20T12:00:05.000Z';
const recorded = {
  sharedLinkId,
  presentationId,
  linkOwnerId,
  openedAt: '2026-11-20T12:00:00.000Z',
  recordedLane: 'person',
} as const;
const recordedBot = { ...recorded, recordedLane: 'bot' } as const;
const of = { hitId, sharedLinkId, presentationId };

const takenUp = HitTakenUp({ hitId, ...recorded });
const takenUpBot = HitTakenUp({ hitId, ...recordedBot });
const wasPerson = HitVerdictGiven({
  ...of,
  lane: 'person',
  reason: 'It was Ana.',
  decidedBy: 'person',
});
const wasBot = HitVerdictGiven({ ...of, lane: 'bot', reason: 'A scanner.', decidedBy: 'person' });
const ownTeam = HitVerdictGiven({ ...of, lane: 'own-team', reason: 'Us.', decidedBy: 'person' });
const fingerprinted = HitVerdictGiven({
  ...of,
  lane: 'bot',
  reason: 'fingerprint: headless_chrome',
  decidedBy: 'fingerprint',
});
const backToBot = HitVerdictTakenBack({ ...of, lane: 'bot' });
const noticed = HitNoticed({ ...of, noticedAt: now, isReload: false });

const saying = (lane: 'person' | 'bot' | 'own-team', reason: string) =>
  ({ type: 'GiveVerdict', hitId, recorded, lane, reason }) as const;
const undo = { type: 'UndoVerdict', hitId, recorded } as const;
const report = {
  type: 'ReportBot',
  hitId,
  recorded,
  reason: 'fingerprint: headless_chrome',
  decidedBy: 'fingerprint',
} as const;
const notice = { type: 'Notice', hitId, recorded, isReload: false, now } as const;

test('a verdict moves a hit into its lane', () => {
  given(sharedLinkHit, [])
    .when({ ...saying('person', 'It was Ana.'), recorded: recordedBot })
    .then([takenUpBot, wasPerson]);
  given(sharedLinkHit, [takenUp]).when(saying('bot', 'A scanner.')).then([wasBot]);
  given(sharedLinkHit, [takenUp]).when(saying('own-team', 'Us.')).then([ownTeam]);
});

test('the same verdict again decides nothing, a different one replaces it', () => {
  given(sharedLinkHit, [takenUpBot, wasPerson]).when(saying('person', 'Once more.')).then([]);
  given(sharedLinkHit, [takenUpBot, wasPerson]).when(saying('own-team', 'Us.')).then([ownTeam]);
});

test('a person can confirm a lane against later reports by browsers', () => {
  given(sharedLinkHit, []).when(saying('person', 'It was Ana.')).then([takenUp, wasPerson]);
  given(sharedLinkHit, [takenUp, wasPerson]).when(report).then([]);
});

test('undoing returns a hit to its previous lane, and then to the recorded one', () => {
  given(sharedLinkHit, [takenUpBot, wasPerson]).when(undo).then([backToBot]);
  given(sharedLinkHit, [takenUpBot, wasPerson, ownTeam])
    .when(undo)
    .then([HitVerdictTakenBack({ ...of, lane: 'person' })]);
  given(sharedLinkHit, [takenUpBot, wasPerson, backToBot]).when(undo).then([]);
  given(sharedLinkHit, []).when(undo).then([]);
  given(sharedLinkHit, [takenUp, fingerprinted, wasPerson]).when(undo).then([backToBot]);
});

test('a browser that reports itself is a bot, once, with the reason', () => {
  given(sharedLinkHit, []).when(report).then([takenUp, fingerprinted]);
  given(sharedLinkHit, [takenUp, fingerprinted]).when(report).then([]);
  given(sharedLinkHit, [])
    .when({ ...report, recorded: recordedBot })
    .then([]);
  given(sharedLinkHit, [])
    .when({ ...report, recorded: { ...recorded, recordedLane: 'own-team' } })
    .then([]);
});

test('a browser’s report does not override a person’s verdict, and cannot be undone', () => {
  given(sharedLinkHit, [takenUp, fingerprinted]).when(undo).then([]);
  const { state } = given(sharedLinkHit, [takenUp, fingerprinted, wasPerson]);
  expect(laneOf(state as KnownHit)).toBe('person');
  expect(currentVerdict(state)).toMatchObject({ decidedBy: 'person', reason: 'It was Ana.' });
});

test('a hit is noticed once, and only in the person lane', () => {
  given(sharedLinkHit, []).when(notice).then([takenUp, noticed]);
  given(sharedLinkHit, [takenUp, noticed]).when(notice).then([]);
  given(sharedLinkHit, [])
    .when({ ...notice, recorded: recordedBot })
    .then([]);
  given(sharedLinkHit, [takenUp, ownTeam]).when(notice).then([]);
  given(sharedLinkHit, [takenUpBot, wasPerson]).when(notice).then([noticed]);
});

test('the last typed email counts', () => {
  const give = {
    type: 'GiveEmail',
    hitId,
    recorded,
    visitorId: 'v',
    email: 'kim@northwind.example',
  } as const;
  const emailGiven = HitEmailGiven({ ...of, visitorId: 'v', email: 'kim@northwind.example' });
  given(sharedLinkHit, []).when(give).then([takenUp, emailGiven]);
  given(sharedLinkHit, [takenUp, emailGiven]).when(give).then([]);
});
