import {
  LabelCreated,
  LabelDeleted,
  LabelMerged,
  LabelRecoloured,
  LabelRenamed,
} from '@lectern/schemas/events/content/labels.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import { fold } from '@lectern/schemas/text/fold.ts';
import { tagDefinition } from './tag.ts';

/** A word with a color that people put on presentations. */
export const Label = aggregate(
  tagDefinition({
    name: 'Label',
    events: [LabelCreated, LabelRenamed, LabelRecoloured, LabelMerged, LabelDeleted],
    sortBy: fold,
    factOf({ type, data }) {
      switch (type) {
        case 'LabelCreated':
          return { type: 'created', name: data.name, colour: data.colour };
        case 'LabelRenamed':
          return { type: 'renamed', name: data.name };
        case 'LabelRecoloured':
          return { type: 'recolored', colour: data.colour };
        case 'LabelMerged':
          return { type: 'merged', intoId: data.intoId, mergeNumber: data.mergeNumber };
        case 'LabelDeleted':
          return { type: 'deleted' };
      }
    },
    eventOf(labelId, fact) {
      switch (fact.type) {
        case 'created':
          return LabelCreated({ labelId, name: fact.name, colour: fact.colour ?? 'GRAY' });
        case 'renamed':
          return LabelRenamed({ labelId, name: fact.name });
        case 'recolored':
          return LabelRecoloured({ labelId, colour: fact.colour });
        case 'merged':
          return LabelMerged({ labelId, intoId: fact.intoId, mergeNumber: fact.mergeNumber });
        case 'deleted':
          return LabelDeleted({ labelId });
      }
    },
  }),
);
