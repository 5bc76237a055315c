import { hash } from 'node:crypto';
import { roundRobin } from './round-robin.ts';
import type { DemoLink } from './links.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const DAYS = 21;

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
];
const robots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Jakarta Commons-HttpClient/3.1 +http://www.linkedin.com)',
];

/** A line of `POST /api/import/viewings`. */
export interface DemoViewing {
  id: string;
  shared_link_id: string;
  opened_at: string;
  user_agent: string;
  ip_address: string;
  is_own_team: boolean;
  verified_email: string | null;
  pages: { page: number; time_ms: number }[];
  actions: {
    action: 'download' | 'print' | 'click_link';
    page: number;
    after_ms: number;
    target?: string;
  }[];
}

/**
 * Three weeks of viewings of a link, always the same for the same link and moment.
 * @param until the latest moment
 */
export function demoViewings(
  link: DemoLink & { id: string },
  { pageCount, until }: { pageCount: number; until: number },
): DemoViewing[] {
  const random = randomFrom(`${link.document}/${link.name}`);
  const visits = link.interest === 0 ? 0 : 2 + Math.floor(random() * 26 * link.interest);
  const viewings = Array.from({ length: visits }, (_, index) =>
    viewing(link, { id: `demo-${index}`, lane: laneBy(random()), random, pageCount, until }),
  );
  // A mail scanner opens it first.
  if (random() < 0.6)
    viewings.push(viewing(link, { id: 'demo-scan', lane: 'bot', random, pageCount, until }));
  return viewings;
}

function laneBy(share: number): 'person' | 'bot' | 'own-team' {
  if (share < 0.1) return 'own-team';
  return share < 0.2 ? 'bot' : 'person';
}

function viewing(
  link: DemoLink & { id: string },
  {
    id,
    lane,
    random,
    pageCount,
    until,
  }: {
    id: string;
    lane: 'person' | 'bot' | 'own-team';
    random: () => number;
    pageCount: number;
    until: number;
  },
): DemoViewing {
  const reader = Math.floor(random() * Math.max(1, link.recipients.length));
  const pages =
    lane === 'bot'
      ? [{ page: 1, time_ms: 300 + Math.floor(random() * 700) }]
      : pagesOf(random, pageCount, link.interest);
  const length = pages.reduce((sum, { time_ms }) => sum + time_ms, 0);
  const seed = hash('sha256', `${link.name} ${lane === 'own-team' ? link.by : reader}`);
  const verified =
    lane === 'person' && isProved(link) ? (link.recipients[reader]?.email ?? null) : null;
  return {
    id,
    shared_link_id: link.id,
    opened_at: new Date(momentOf(random, until) - length).toISOString(),
    user_agent:
      lane === 'bot'
        ? roundRobin(robots, Math.floor(random() * robots.length))
        : roundRobin(browsers, Number.parseInt(seed.slice(0, 2), 16)),
    ip_address: `198.51.100.${1 + (Number.parseInt(seed.slice(2, 4), 16) % 250)}`,
    is_own_team: lane === 'own-team',
    verified_email: verified,
    pages,
    actions: lane === 'person' ? actionsOf(random, pages, length) : [],
  };
}

/** Its gate lets only recipients pass who have proved their email. */
function isProved({ settings }: DemoLink): boolean {
  return settings['only_intended_recipients'] === true;
}

/** From the front, with leaps ahead and back. */
function pagesOf(random: () => number, pageCount: number, interest: number): DemoViewing['pages'] {
  const pages: DemoViewing['pages'] = [];
  const hot = new Set([
    Math.ceil(pageCount * 0.35),
    Math.ceil(pageCount * 0.75),
    Math.max(1, pageCount - 2),
  ]);
  for (let page = 1; page <= pageCount && pages.length < 60;) {
    const patience = hot.has(page) ? 4 : page === 1 ? 0.7 : 1;
    pages.push({ page, time_ms: Math.floor((900 + random() ** 2 * 16_000) * patience) });
    if (random() > 0.78 + interest * 0.2) break;
    const leap = random();
    page += leap < 0.08 ? 4 : leap < 0.14 && page > 2 ? -2 : 1;
  }
  return pages;
}

function actionsOf(
  random: () => number,
  pages: DemoViewing['pages'],
  length: number,
): DemoViewing['actions'] {
  const page = pages.at(-1)?.page ?? 1;
  const after_ms = Math.max(0, length - 500);
  const actions: DemoViewing['actions'] = [];
  if (random() < 0.1) actions.push({ action: 'download', page, after_ms });
  if (random() < 0.05) actions.push({ action: 'print', page, after_ms });
  if (random() < 0.14)
    actions.push({
      action: 'click_link',
      page,
      after_ms,
      target: 'https://halden.example/site-walk',
    });
  return actions;
}

/** Mostly in office hours on weekdays, and more often lately. */
function momentOf(random: () => number, until: number): number {
  for (;;) {
    const back = Math.floor(random() ** 1.25 * DAYS);
    const day = new Date(until - back * DAY_MS);
    const isWeekend = day.getUTCDay() % 6 === 0;
    if (isWeekend && random() < 0.8) continue;
    const minutes = random() < 0.85 ? 7 * 60 + random() * 10 * 60 : random() * 24 * 60;
    const moment =
      Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()) +
      Math.floor(minutes * MINUTE_MS);
    if (moment <= until) return moment;
    return until - Math.floor(random() * 6 * 60 * MINUTE_MS);
  }
}

/** Numbers from 0 to below 1 that are the same for the same text. */
function randomFrom(text: string): () => number {
  let state = Number.parseInt(hash('sha256', text).slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
