import { PARTITIONS, type Log } from '../log/port.ts';
import { JournalLost, type Journals } from '../store/journals-port.ts';
import type { ServiceStore } from '../store/port.ts';
import type { Policy } from './policy.ts';

/** Offsets by topic; a missing topic has not been read yet. */
export type FirstOffsets = Readonly<Record<string, readonly number[]>>;

/** Its key in the journals. */
export const placeOf = (policy: string): string => `policy ${policy}`;

/** A policy that reads with others may never write a journal: this one records that it existed. */
export async function openJournal(
  journals: Journals,
  consumer: string,
  topic: string,
  nextOffset: number,
): Promise<void> {
  const key = { consumer, topic, partition: 0 };
  if ((await journals.head(key)).sequence > 0) return;
  try {
    await journals.commit(key, 0, { nextOffset, rows: [], streams: [] });
  } catch (error) {
    if (!(error instanceof JournalLost)) throw error; // Another process starts for the first time as well.
  }
}

async function openJournals(
  journals: Journals,
  consumer: string,
  topics: readonly string[],
  offsets: FirstOffsets,
): Promise<void> {
  for (const topic of topics)
    await openJournal(journals, consumer, topic, offsets[topic]?.[0] ?? 0);
}

const partitions = Array.from({ length: PARTITIONS }, (_, partition) => partition);

/**
 * Where a policy begins in partitions that it has not read yet. Decided once, at its first start, and stored: it reacts to
 * everything that is appended from then on. Of copies that start at once, all begin where the first one has stored.
 */
export async function firstOffsets(
  { journals }: Pick<ServiceStore, 'journals'>,
  log: Log,
  policy: Policy,
  topics: readonly string[],
): Promise<FirstOffsets> {
  const { name } = policy;
  const place = placeOf(name);
  for (;;) {
    const stored = await journals.serving(place);
    const kept: FirstOffsets = JSON.parse(stored ?? '{}');
    const fresh = topics.filter((topic) => !Object.hasOwn(kept, topic));
    if (fresh.length === 0) {
      await openJournals(journals, name, topics, kept); // The process that decided may have died before it did.
      return kept;
    }
    const decided = await decide(journals, log, policy, fresh);
    const all = { ...kept, ...Object.fromEntries(decided) };
    if (!(await journals.replaceServing(place, stored, JSON.stringify(all)))) continue;
    await openJournals(journals, name, topics, all);
    return all;
  }
}

async function decide(
  journals: Journals,
  log: Log,
  { name, fromStart }: Policy,
  topics: readonly string[],
): Promise<(readonly [topic: string, offsets: readonly number[]])[]> {
  return Promise.all(
    topics.map(async (topic) => {
      const heads = await Promise.all(
        partitions.map((partition) => journals.head({ consumer: name, topic, partition })),
      );
      const hasRun = heads.some(({ sequence }) => sequence > 0); // From before first offsets were stored.
      const offsets =
        fromStart || hasRun
          ? partitions.map(() => 0)
          : await Promise.all(partitions.map((partition) => log.endOffset(topic, partition)));
      return [topic, offsets] as const;
    }),
  );
}
