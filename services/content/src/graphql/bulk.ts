import { z } from 'zod';
import type { Executed } from '@lectern/kernel/commands/handler.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isTransient } from '@lectern/kernel/engines/faults.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { MOST_IN_LIST, tooMany, type ChangeList } from '../presentation/change-list.ts';
import { Presentation } from '../presentation/presentation.ts';
import { changed, type PresentationRow } from './presentation-row.ts';
import type { PresentationState } from '../presentation/state.ts';
import { problems } from '../problems.ts';

const input = z.object({
  ids: z.array(z.string()).max(300, problems.tooManyAtATime({ most: 300 })),
});

export interface BulkChange {
  changed: PresentationRow[];
  refused: { id: string; code: string; message: string }[];
}

/** One command per presentation, in order: the idempotency key counts them. @throws DomainError INVALID, or the error of a command */
export async function inBulk(
  ids: readonly string[],
  change: (id: string) => Promise<Executed<PresentationState>>,
): Promise<BulkChange> {
  const result: BulkChange = { changed: [], refused: [] };
  for (const id of new Set(parseInput(input, { ids }).ids)) {
    try {
      result.changed.push(changed(await change(id)));
    } catch (error) {
      if (!(error instanceof DomainError) || isTransient(error)) throw error;
      result.refused.push({ id, code: error.code, message: error.message });
    }
  }
  return result;
}

/** What a mutation adds to a list of each presentation, and removes. */
export function listInput(list: ChangeList['list']) {
  const some = z.array(z.string()).max(MOST_IN_LIST, tooMany[list]);
  return z.object({ add: some, remove: some });
}

/** @throws DomainError INVALID, or the error of a command */
export function changeListInBulk(
  context: ServiceContext,
  ids: readonly string[],
  change: Pick<ChangeList, 'list' | 'add' | 'remove'>,
): Promise<BulkChange> {
  return inBulk(ids, (presentationId) => {
    const command = { type: 'ChangeList', presentationId, ...change } as const;
    return context.execute(Presentation, presentationId, command);
  });
}
