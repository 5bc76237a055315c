import { PresentationRevised } from '@lectern/schemas/events/content.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { problems } from '../problems.ts';
import { isSame } from './revise.ts';
import type { LivePresentation, PresentationEvent } from './state.ts';

/** The most labels, products or folders of one presentation. */
export const MOST_IN_LIST = 100;
/** What people read who choose more. */
export const tooMany = {
  labelIds: problems.tooManyLabels({ most: MOST_IN_LIST }),
  productIds: problems.tooManyProducts({ most: MOST_IN_LIST }),
  folderIds: problems.tooManyFolders({ most: MOST_IN_LIST }),
};

export interface ChangeList {
  type: 'ChangeList';
  presentationId: string;
  list: keyof typeof tooMany;
  add: readonly string[];
  remove: readonly string[];
}

/** Removes first, then adds. */
export function changeList(
  { presentationId, list, add, remove }: ChangeList,
  state: LivePresentation,
): PresentationEvent[] {
  const kept = state[list].filter((id) => !remove.includes(id));
  const ids = [...new Set([...kept, ...add])];
  if (isSame(ids, state[list])) return [];
  if (ids.length > MOST_IN_LIST) throw new DomainError('INVALID', tooMany[list]);
  return [PresentationRevised({ presentationId, [list]: ids })];
}
