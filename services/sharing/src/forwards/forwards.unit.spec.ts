import { expect, test } from '@jest/globals';
import { SharedLinkForwarded } from '@lectern/schemas/events/sharing.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { MAX_FORWARDS_PER_HIT, MAX_FORWARDS_PER_LINK } from './commands.ts';
import { forwards } from './forwards.ts';
import { isBeforeForward } from './state.ts';

const sharedLinkId = '01a1fa00-0000-7000-8000-0000000000c1';
const hit = (n: number) => `01a1fa00-0000-7000-8000-00000000${String(n).padStart(4, '0')}`;
const forward = (recipientId: string, hitId = hit(1)) => ({
  recipientId,
  hitId,
  email: 'kim@x.example',
  forwarderId: 'tom',
  forwarderEmail: 'tom@x.example',
  forwarderName: 'Tom',
  message: null,
  language: null,
});
const command = (recipientId: string, hitId?: string) =>
  ({ type: 'Forward', sharedLinkId, forward: forward(recipientId, hitId) }) as const;
const forwarded = (recipientId: string, hitId?: string) =>
  SharedLinkForwarded({ sharedLinkId, ...forward(recipientId, hitId) });
const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));

test('a link is forwarded to one person once a day', () => {
  given(forwards, [])
    .when(command('kim'))
    .then([forwarded('kim')]);
  given(forwards, [forwarded('kim')])
    .when(command('kim', hit(2)))
    .then([]);
  given(forwards, [forwarded('kim')])
    .when({ ...command('kim'), now: '2026-11-21T12:00:00.000Z' })
    .then([forwarded('kim')]);
});

test('forwards per visit and per link are limited by day; others are not affected', () => {
  const often = times(MAX_FORWARDS_PER_HIT, (n) => forwarded(`person ${n}`));
  given(forwards, often).when(command('one more')).thenFails('TOO_MANY_REQUESTS');
  given(forwards, often)
    .when(command('one more', hit(2)))
    .then([forwarded('one more', hit(2))]);
  const crowd = times(MAX_FORWARDS_PER_LINK, (n) => forwarded(`person ${n}`, hit(n)));
  given(forwards, crowd)
    .when(command('one more', hit(99)))
    .thenFails('TOO_MANY_REQUESTS');
  given(forwards, crowd)
    .when({ ...command('one more', hit(99)), now: '2026-11-21T12:00:00.000Z' })
    .then([forwarded('one more', hit(99))]);
});

test('what left the window is forgotten', () => {
  const late = {
    id: '',
    stream: '',
    version: 6,
    time: '2026-11-22T13:00:00.000Z',
    teamId: null,
    actorId: null,
    onBehalfOfId: null,
    correlationId: '',
    causationId: null,
  };
  const state = forwards.evolve(
    given(
      forwards,
      times(5, (n) => forwarded(`person ${n}`)),
    ).state,
    forwarded('kim'),
    late,
  );
  expect(state.forwards.map(({ recipientId }) => recipientId)).toEqual(['kim']);
});

test('until the first forward, and at that moment, only recipients can have opened a link', () => {
  const { firstAt } = given(forwards, [forwarded('kim'), forwarded('lee')]).state;
  const opened = [
    '2026-11-20T11:59:59.999Z',
    '2026-11-20T12:00:00.000Z',
    '2026-11-20T12:00:00.001Z',
  ].map((openedAt) => isBeforeForward(openedAt, { firstAt }));
  expect([opened, isBeforeForward('2026-11-20T12:00:00.000Z', { firstAt: null })]).toEqual([
    [true, true, false],
    true,
  ]);
});
