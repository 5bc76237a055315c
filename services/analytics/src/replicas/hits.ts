import { SharedLinkConsentChosen, SharedLinkGatePassed, SharedLinkHitRecorded, SharedLinkVisitorVerified, type HitLane } from '@lectern/schemas/events/telemetry.ts';
import { projection, type Fed } from '@lectern/kernel/projections/projection.ts';

type Gate = Fed<typeof SharedLinkGatePassed>['data']['gate'];

/** What was reported of an opening of a link. Each field is a first, a last or a set, so order and repetition do not matter. */
export interface HitReplica {
  recorded: { at: string; lane: HitLane; visitorKey: string | null } | null;
  /** The address that was proved last. */
  verified: { at: string; contactId: string } | null;
  /** When each gate was passed first. */
  passed: Readonly<Partial<Record<Gate, string>>>;
}

const definitions = [SharedLinkHitRecorded, SharedLinkGatePassed, SharedLinkVisitorVerified, SharedLinkConsentChosen] as const;
const unheardOf: HitReplica = { recorded: null, verified: null, passed: {} };

/** Apart from verdicts on it, which are sharing's. */
export const hits = projection({
  name: 'hits',
  version: 1,
  gatherMs: 250,
  on: definitions,
  fields: {},
  lists: {},
  touches: ({ data }) => [data.hitId],
  apply(doc: HitReplica = unheardOf, { type, data }): HitReplica {
    switch (type) {
      case 'SharedLinkHitRecorded': {
        const recorded = { at: data.openedAt, lane: data.lane, visitorKey: data.visitorKey };
        return doc.recorded && JSON.stringify(doc.recorded) <= JSON.stringify(recorded) ? doc : { ...doc, recorded };
      }
      case 'SharedLinkVisitorVerified': {
        const verified = { at: data.verifiedAt, contactId: data.visitorId };
        return doc.verified && JSON.stringify(doc.verified) >= JSON.stringify(verified) ? doc : { ...doc, verified };
      }
      case 'SharedLinkGatePassed':
        return passed(doc, data.gate, data.passedAt);
      case 'SharedLinkConsentChosen':
        return data.isGiven ? passed(doc, 'CONSENT', data.chosenAt) : doc;
    }
  },
  index: () => ({}),
});

function passed(doc: HitReplica, gate: Gate, at: string): HitReplica {
  const before = doc.passed[gate];
  if (before !== undefined && before <= at) return doc;
  const gates = { ...doc.passed, [gate]: at };
  return { ...doc, passed: Object.fromEntries(Object.entries(gates).toSorted(([one], [other]) => (one < other ? -1 : 1))) };
}
