import { HitVerdictGiven, HitVerdictTakenBack } from '@lectern/schemas/events/sharing/hits.ts';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

/** The lane of the last verdict on a hit; without a verdict the recorded lane counts. */
export interface VerdictReplica {
  lane: HitLane;
}

export const verdicts = projection({
  name: 'verdicts',
  version: 1,
  on: [HitVerdictGiven, HitVerdictTakenBack],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.hitId],
  apply: (_doc: VerdictReplica | undefined, { data }): VerdictReplica => ({ lane: data.lane }),
  index: () => ({}),
});
