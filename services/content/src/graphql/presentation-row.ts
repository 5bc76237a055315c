import type { Executed } from '@lectern/kernel/commands/handler.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import type { DeletedPresentation, LivePresentation, PresentationState } from '../presentation/presentation.ts';

/** What the resolvers of a presentation get as their parent. */
export interface PresentationRow {
  id: string;
  facts: LivePresentation | DeletedPresentation;
}

export function rowOf(row: Row<PresentationState> | null): PresentationRow | null {
  return row && row.doc.status !== 'none' ? { id: row.id, facts: row.doc } : null;
}

/** The answer of a mutation. */
export function changed({ id, state }: Executed<PresentationState>): PresentationRow {
  if (state.status === 'none') throw new DomainError('NOT_FOUND', 'No such presentation.');
  return { id, facts: state };
}
