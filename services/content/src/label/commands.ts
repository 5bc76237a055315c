import {
  LabelCreated,
  LabelDeleted,
  LabelMerged,
  LabelRecoloured,
  LabelRenamed,
} from '@lectern/schemas/events/content/labels.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ActiveLabel, LabelColour, LabelEvent, LabelState } from './state.ts';
import { problems } from '../problems.ts';

export type LabelCommand =
  | { type: 'CreateLabel'; labelId: string; name: string; colour: LabelColour }
  /** Missing fields stay as they are. */
  | {
      type: 'ReviseLabel';
      labelId: string;
      name?: string | undefined;
      colour?: LabelColour | undefined;
    }
  | { type: 'MergeLabel'; labelId: string; intoId: string; mergeNumber: number }
  | { type: 'DeleteLabel'; labelId: string };

/** @throws DomainError NOT_FOUND, INVALID, CONFLICT */
export function decide(command: LabelCommand & Decision, label: LabelState): LabelEvent[] {
  const { labelId } = command;
  switch (command.type) {
    case 'CreateLabel': {
      if (label.status !== 'none') throw new DomainError('CONFLICT', problems.labelExists);
      const { name, colour } = command;
      return [LabelCreated({ labelId, name, colour })];
    }
    case 'ReviseLabel': {
      const now = active(label);
      const { name = now.name, colour = now.colour } = command;
      return [
        ...(name === now.name ? [] : [LabelRenamed({ labelId, name })]),
        ...(colour === now.colour ? [] : [LabelRecoloured({ labelId, colour })]),
      ];
    }
    case 'MergeLabel': {
      const { intoId, mergeNumber } = command;
      if (intoId === labelId) throw new DomainError('INVALID', problems.labelIntoItself);
      if (label.status === 'merged' && label.intoId === intoId) return []; // A retried merge is not a failure.
      active(label);
      return [LabelMerged({ labelId, intoId, mergeNumber })];
    }
    case 'DeleteLabel':
      if (label.status === 'deleted') return []; // Nor is a retried deletion.
      active(label);
      return [LabelDeleted({ labelId })];
  }
}

function active(label: LabelState): ActiveLabel {
  if (label.status !== 'active') throw noSuchLabel();
  return label;
}

export function noSuchLabel(): DomainError {
  return new DomainError('NOT_FOUND', problems.labelUnknown);
}
