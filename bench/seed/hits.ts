import type { Fact } from '@lectern/kernel/events/codec.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { LogEntry } from '@lectern/kernel/log/port.ts';
import type { SeededLink } from './links.ts';
import { DAY_MS, idAt, iso, numbersFrom, pick } from './random.ts';
import { inChunks, type Team } from './team.ts';
import { SeededViewing, type SeededHit } from './viewings.ts';

const CHUNK = 4_000;
/** Old enough for every session to be final. */
const SINCE_MS = 2 * DAY_MS;
const SPAN_MS = 60 * DAY_MS;
const browsers = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
];

/** Hits over two months, oldest first; `viewings` of them lead to a viewing. */
export async function seedHits(
  team: Team,
  links: readonly SeededLink[],
  { hits, viewings }: { hits: number; viewings: number },
): Promise<void> {
  const [random, end] = [numbersFrom(3), Date.now() - SINCE_MS];
  const some = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, async (_, place): Promise<SeededHit> => {
        const at = end - SPAN_MS + ((from + place) / hits) * SPAN_MS;
        const link = pick(random(), links);
        const lane = random() < 0.1 ? 'bot' : 'person';
        const userAgent =
          lane === 'bot'
            ? 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
            : pick(random(), browsers);
        // Some readers come back.
        const address = `203.0.113.${Math.floor(random() * 8)}`;
        return {
          id: idAt(at),
          at,
          link,
          lane,
          userAgent,
          visitorKey: await blindIndex(
            team.engines.keys,
            team.teamId,
            `${link.id} ${address} ${userAgent}`,
          ),
        };
      }),
    );
  await inChunks(team, 'hits', hits, CHUNK, async (from, to) => {
    const recorded = await some(from, to);
    const read = recorded.filter(
      (_, place) =>
        Math.floor(((from + place + 1) * viewings) / hits) >
        Math.floor(((from + place) * viewings) / hits),
    );
    const started = read.map((hit) => new SeededViewing(team, hit, random));
    const entries = await Promise.all([
      ...recorded.map((hit) => entryOf(team, hit)),
      ...started.flatMap((viewing) => viewing.entries()),
    ]);
    await Promise.all([
      team.engines.log.publish(entries),
      ...started.map((viewing) => viewing.book()),
    ]);
  });
}

function entryOf(
  { engines, teamId, userId }: Team,
  { id, at, link, lane, visitorKey, userAgent }: SeededHit,
): Promise<LogEntry> {
  const data = {
    presentationId: link.presentation.id,
    sharedLinkId: link.id,
    linkOwnerId: userId,
    hitId: id,
    openedAt: iso(at),
    lane,
    laneReason: lane === 'bot' ? 'user-agent: googlebot' : null,
    visitorKey,
    userAgent,
  };
  const event = { type: 'SharedLinkHitRecorded', data } as unknown as Fact['event'];
  return engines.codec.fact({
    event,
    id: `${id}/hit`,
    key: link.presentation.id,
    subject: `SharedLink/${teamId}/${link.id}`,
    teamId,
    time: iso(at),
  });
}
