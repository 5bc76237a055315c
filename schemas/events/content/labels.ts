import { z } from 'zod';
import { labelColours } from '../../label-colours.ts';
import { event, id } from '../event.ts';
import { labelId } from '../fields.ts';

/** The label's name. */
const name = z.string();
/** The label's color. */
export const labelColour = z.enum(labelColours);

/** A label was created in the team. */
export const LabelCreated = event('LabelCreated', {
  labelId,
  name,
  colour: labelColour,
});

/** A label was renamed. */
export const LabelRenamed = event('LabelRenamed', { labelId, name });

/** A label got another color. */
export const LabelRecoloured = event('LabelRecoloured', { labelId, colour: labelColour });

/** A label was merged into another, which replaces it on every presentation. */
export const LabelMerged = event('LabelMerged', {
  /** The label that was merged. */
  labelId,
  /** The label that replaces it. */
  intoId: id,
  /** Number of the merge among all merges of the team, 1 for the first. */
  mergeNumber: z.number().int().positive(),
});

/** A label was deleted and removed from every presentation. */
export const LabelDeleted = event('LabelDeleted', { labelId });
