import type { Feed, FeedOptions, FeedPage } from '../log/port.ts';

/** All events behind a cursor, page by page. */
export async function readFeed(
  feed: Feed,
  teamId: string,
  after: string | null = null,
  options: FeedOptions = {},
): Promise<FeedPage['events']> {
  const read: FeedPage['events'] = [];
  for (let cursor = after; ;) {
    const page = await feed.read(teamId, cursor, options);
    read.push(...page.events);
    if (page.isEnd) return read;
    cursor = page.cursor;
  }
}
