import {
  SharedLinkConsentChosen,
  SharedLinkEmailEntered,
  SharedLinkGatePassed,
  SharedLinkVisitorVerified,
} from '@lectern/schemas/events/telemetry.ts';
import { projection, type ProjectedEvent } from '@lectern/kernel/projections/projection.ts';

type Gate = ProjectedEvent<typeof SharedLinkGatePassed>['data']['gate'];

type Named = { at: string; contactId: string };

/** How far a visitor got. Each field is a first, a last or a set, so that order and repetition do not matter. */
export interface HitReplica {
  /** The email verified last. */
  verified: Named | null;
  /** The email entered last, where nothing verified it. */
  entered: Named | null;
  passed: Readonly<Partial<Record<Gate, string>>>;
}

const definitions = [
  SharedLinkGatePassed,
  SharedLinkVisitorVerified,
  SharedLinkEmailEntered,
  SharedLinkConsentChosen,
] as const;
const emptyHit: HitReplica = { verified: null, entered: null, passed: {} };

/** Without the opening, which every viewing carries, and without verdicts, which are sharing's. */
export const hits = projection({
  name: 'hits',
  version: 3,
  on: definitions,
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.hitId],
  apply(doc: HitReplica = emptyHit, { type, data }): HitReplica {
    switch (type) {
      case 'SharedLinkVisitorVerified': {
        const verified = { at: data.verifiedAt, contactId: data.visitorId };
        return { ...doc, verified: later(doc.verified, verified) };
      }
      case 'SharedLinkEmailEntered': {
        const entered = { at: data.enteredAt, contactId: data.visitorId };
        return { ...doc, entered: later(doc.entered, entered) };
      }
      case 'SharedLinkGatePassed':
        return withPassedGate(doc, data.gate, data.passedAt);
      case 'SharedLinkConsentChosen':
        return data.isGiven ? withPassedGate(doc, 'CONSENT', data.chosenAt) : doc;
    }
  },
  index: () => ({}),
});

function later(before: Named | null, now: Named): Named {
  return before && JSON.stringify(before) >= JSON.stringify(now) ? before : now;
}

function withPassedGate(doc: HitReplica, gate: Gate, at: string): HitReplica {
  const before = doc.passed[gate];
  if (before !== undefined && before <= at) return doc;
  const gates = { ...doc.passed, [gate]: at };
  return {
    ...doc,
    passed: Object.fromEntries(
      Object.entries(gates).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
}
