import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { problemsOf } from './tag-problems.ts';
import type { ActiveTag, LabelColour, TagFact, TagState } from './state.ts';

type Named = { name: string };

export type TagCommand =
  | { type: 'CreateTag'; tagId: string; name: string; colour?: LabelColour | undefined }
  /** Missing fields stay as they are. */
  | {
      type: 'ReviseTag';
      tagId: string;
      name?: string | undefined;
      colour?: LabelColour | undefined;
    }
  | { type: 'MergeTag'; tagId: string; intoId: string; mergeNumber: number }
  | { type: 'DeleteTag'; tagId: string };

/** @param kind whose problems it says. @throws DomainError NOT_FOUND, INVALID, CONFLICT */
export function decide(command: TagCommand & Decision, tag: TagState, kind: Named): TagFact[] {
  switch (command.type) {
    case 'CreateTag': {
      if (tag.status !== 'none') throw new DomainError('CONFLICT', problemsOf(kind).exists);
      const { name, colour } = command;
      return [{ type: 'created', name, colour }];
    }
    case 'ReviseTag': {
      const now = active(tag, kind);
      const { name = now.name, colour = now.colour } = command;
      return [
        ...(name === now.name ? [] : [{ type: 'renamed', name } as const]),
        ...(colour === undefined || colour === now.colour
          ? []
          : [{ type: 'recolored', colour } as const]),
      ];
    }
    case 'MergeTag': {
      const { tagId, intoId, mergeNumber } = command;
      if (intoId === tagId) throw mergedIntoItself(kind);
      if (tag.status === 'merged' && tag.intoId === intoId) return []; // A retried merge is not a failure.
      active(tag, kind);
      return [{ type: 'merged', intoId, mergeNumber }];
    }
    case 'DeleteTag':
      if (tag.status === 'deleted') return []; // Nor is a retried deletion.
      active(tag, kind);
      return [{ type: 'deleted' }];
  }
}

function active(tag: TagState, kind: Named): ActiveTag {
  if (tag.status !== 'active') throw noSuch(kind);
  return tag;
}

export function noSuch(kind: Named): DomainError {
  return new DomainError('NOT_FOUND', problemsOf(kind).unknown);
}

/** @param field of the input, if it is about one */
export function mergedIntoItself(kind: Named, field?: string): DomainError {
  const sentence = problemsOf(kind).intoItself;
  return new DomainError(
    'INVALID',
    sentence,
    field === undefined ? undefined : { [field]: [sentence] },
  );
}
