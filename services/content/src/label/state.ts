import type { z } from 'zod';
import {
  LabelCreated,
  LabelDeleted,
  LabelMerged,
  LabelRecoloured,
  LabelRenamed,
  type labelColour,
} from '@lectern/schemas/events/content/labels.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

export const events = [
  LabelCreated,
  LabelRenamed,
  LabelRecoloured,
  LabelMerged,
  LabelDeleted,
] as const;
export type LabelEvent = EventOf<(typeof events)[number]>;
export type LabelColour = z.output<typeof labelColour>;

export type LabelState =
  | { status: 'none' }
  | {
      status: 'active';
      teamId: string | null;
      name: string;
      colour: LabelColour;
      createdAt: string;
    }
  /** It was merged into another label. */
  | { status: 'merged'; teamId: string | null; intoId: string; mergeNumber: number }
  | { status: 'deleted' };
export type ActiveLabel = Extract<LabelState, { status: 'active' }>;
export const noLabel: LabelState = { status: 'none' };
