import type { z } from 'zod';
import type { labelColour } from '@lectern/schemas/events/content/labels.ts';

export type LabelColour = z.output<typeof labelColour>;

export interface ActiveTag {
  status: 'active';
  teamId: string | null;
  name: string;
  /** Labels alone have one. */
  colour?: LabelColour;
  createdAt: string;
}

/** A label, a brand or a product. */
export type TagState =
  | { status: 'none' }
  | ActiveTag
  /** It was merged into another one of its kind. */
  | { status: 'merged'; teamId: string | null; intoId: string; mergeNumber: number }
  | { status: 'deleted' };
export const noTag: TagState = { status: 'none' };

/** What the event of any kind says. */
export type TagFact =
  | { type: 'created'; name: string; colour?: LabelColour | undefined }
  | { type: 'renamed'; name: string }
  | { type: 'recolored'; colour: LabelColour }
  | { type: 'merged'; intoId: string; mergeNumber: number }
  | { type: 'deleted' };
