import { expect, test } from '@jest/globals';
import { laneOf } from './lane.ts';

const of = (userAgent: string | null) => laneOf({ userAgent, isOwnTeam: false });

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
])('%s is a person’s browser', (userAgent) => {
  expect(of(userAgent)).toEqual({ lane: 'person', laneReason: null });
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'googlebot'],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'slackbot'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/145.0.0.0 Safari/537.36',
    'headless',
  ],
  ['curl/8.9.1', 'curl'],
  ['node', 'node'],
])('%s is a bot, and the reason says why', (userAgent, why) => {
  const { lane, laneReason } = of(userAgent);
  expect([lane, laneReason]).toEqual([
    'bot',
    expect.stringMatching(new RegExp(`^user-agent: .*${why}`)),
  ]);
});

test('who does not say what it is, is no browser', () => {
  expect(of(null)).toEqual({ lane: 'bot', laneReason: 'user-agent: none' });
  expect(of('')).toEqual({ lane: 'bot', laneReason: 'user-agent: none' });
});

test('somebody signed in to the team is of the team, whatever the browser', () => {
  expect(laneOf({ userAgent: 'curl/8.9.1', isOwnTeam: true })).toEqual({
    lane: 'own-team',
    laneReason: 'signed-in',
  });
});
