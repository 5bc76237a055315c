import { PresentationLabelReplaced, PresentationRevised } from '@lectern/schemas/events/content.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isSame } from './revise.ts';
import type { LivePresentation, PresentationEvent, PresentationState } from './state.ts';
import { problems } from '../problems.ts';

/** The most labels on one presentation. */
export const MOST_LABELS = 100;

export interface LabelPresentation {
  type: 'LabelPresentation';
  presentationId: string;
  add: readonly string[];
  remove: readonly string[];
}

/** Sent by a policy, for deleted presentations, too. */
export interface ReplaceLabel {
  type: 'ReplaceLabel';
  presentationId: string;
  labelId: string;
  /** Null: the label is removed. */
  byId: string | null;
}

/** Removes first, then adds. */
export function label(
  { presentationId, add, remove }: LabelPresentation,
  state: LivePresentation,
): PresentationEvent[] {
  const kept = state.labelIds.filter((id) => !remove.includes(id));
  const labelIds = [...new Set([...kept, ...add])];
  if (isSame(labelIds, state.labelIds)) return [];
  if (labelIds.length > MOST_LABELS)
    throw new DomainError('INVALID', problems.tooManyLabels({ most: MOST_LABELS }));
  return [PresentationRevised({ presentationId, labelIds })];
}

export function replaceLabel(
  { presentationId, labelId, byId }: ReplaceLabel,
  state: PresentationState,
): PresentationEvent[] {
  const hasIt = state.status !== 'none' && state.labelIds.includes(labelId);
  return hasIt ? [PresentationLabelReplaced({ presentationId, labelId, byId })] : [];
}

export function withReplaced(
  labelIds: readonly string[],
  { labelId, byId }: { labelId: string; byId: string | null },
): string[] {
  const replaced = labelIds.map((id) => (id === labelId ? byId : id));
  return [...new Set(replaced.filter((id) => id !== null))];
}
