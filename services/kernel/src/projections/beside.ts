import { JournalLost, type JournalBatch, type JournalHead } from '../store/journals-port.ts';
import type { Gatherings } from './gatherings.ts';
import type { Heads } from './heads.ts';

export interface Beside {
  batch: Omit<JournalBatch, 'nextOffset'>;
  /** Still in the same turn. */
  onWritten?: () => Promise<void>;
}

/**
 * Writes beside what is read, in turn with it, what is prepared as of the head that it goes with; prepared again where
 * another process was quicker.
 * @throws JournalLost when one was so time and again
 */
export async function writeBeside(
  { heads, gatherings }: { heads: Heads; gatherings: Gatherings },
  { topic, partition, tries }: { topic: string; partition: number; tries: number },
  prepare: (head: JournalHead) => Promise<Beside>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await heads.inTurn(topic, partition, async () => {
        await gatherings.writeFirst(topic, partition);
        const head = await heads.takeOver(topic, partition);
        const { batch, onWritten } = await prepare(head);
        await heads.commit(topic, partition, head, { nextOffset: head.nextOffset, ...batch });
        await onWritten?.();
      });
    } catch (error) {
      if (!(error instanceof JournalLost) || attempt === tries) throw error;
    }
  }
}
