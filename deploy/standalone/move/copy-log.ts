import { opening } from '@lectern/kernel/engines/open-engines.ts';
import { readLog, wholeOf } from '@lectern/kernel/log/read-log.ts';
import { partitionOf } from '@lectern/kernel/log/partition.ts';
import type { MoveProgress } from '@lectern/kernel/store/mongo/move-progress.ts';
import type { Terminal } from '../maintenance.ts';
import type { Source } from './source.ts';
import { topicNames, type Target } from './target.ts';
import { inWords, teller } from './tell.ts';

/**
 * Every event of the log, in the order in which it was written, from where the move was interrupted. What was sent then
 * without being noted is looked up, so that no event goes out twice.
 */
export async function copyLog(
  { facts }: Source,
  { log, record }: Target,
  progress: MoveProgress,
  terminal: Terminal,
): Promise<void> {
  const published = new Map(Object.entries(progress.published));
  const sent = await sentUnnoted(log, published);
  const total = facts.countEvents();
  const tell = teller(terminal, 'Events', total);
  let done = 0;
  for (let after = progress.lastPosition; ;) {
    const next = facts.nextEntries(after);
    if (!next) break;
    const entries = next.entries.filter(({ eventId }) => !sent.has(eventId));
    await opening('LECTERN_LOG', () => log.publish(entries));
    for (const { topic, key } of next.entries) {
      const place = `${topic}/${partitionOf(key)}`;
      published.set(place, (published.get(place) ?? 0) + 1);
    }
    done += next.entries.length;
    await record.note({
      lastPosition: (after = next.last),
      published: Object.fromEntries(published),
    });
    tell(done);
  }
  terminal.log(`${inWords(total, 'event')} of the log`);
}

/** Ids of the events beyond those that were noted. */
async function sentUnnoted(
  log: Target['log'],
  published: ReadonlyMap<string, number>,
): Promise<Set<string>> {
  const ids = new Set<string>();
  const tails = (await wholeOf(log, topicNames)).map((stretch) => ({
    ...stretch,
    from: published.get(`${stretch.topic}/${stretch.partition}`) ?? 0,
  }));
  await readLog(log, tails, (_, records) => {
    for (const { eventId } of records) ids.add(eventId);
  });
  return ids;
}
