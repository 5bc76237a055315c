import { PresentationRevised } from '@lectern/schemas/events/content.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isSame } from './revise.ts';
import type { LivePresentation, PresentationEvent } from './state.ts';
import { problems } from '../problems.ts';

/** The most folders that one presentation is in. */
export const MOST_FOLDERS = 100;

export interface FolderPresentation {
  type: 'FolderPresentation';
  presentationId: string;
  add: readonly string[];
  remove: readonly string[];
}

/** Removes first, then adds. */
export function folder(
  { presentationId, add, remove }: FolderPresentation,
  state: LivePresentation,
): PresentationEvent[] {
  const kept = state.folderIds.filter((id) => !remove.includes(id));
  const folderIds = [...new Set([...kept, ...add])];
  if (isSame(folderIds, state.folderIds)) return [];
  if (folderIds.length > MOST_FOLDERS)
    throw new DomainError('INVALID', problems.tooManyFolders({ most: MOST_FOLDERS }));
  return [PresentationRevised({ presentationId, folderIds })];
}
