import { z } from 'zod';
import { PersonErased } from '@lectern/schemas/events/identity.ts';
import { streamOf, type Aggregate } from '../commands/aggregate.ts';
import type { CommandHandler } from '../commands/handler.ts';
import { jobKind, type JobKind } from '../jobs/job-kind.ts';
import type { Keys } from '../keys/port.ts';
import { policy, type Policy } from '../policies/policy.ts';
import type { ServedProjection } from '../projections/serving.ts';
import type { ServiceDefinition } from '../service/service.ts';
import type { Views } from '../store/views-port.ts';

const KIND = 'erase-person';
/** Whoever had opened a key before it went has long written by then what they made of it. */
const AGAIN_MS = 3_600_000;
/** Rows of an earlier release may have to be waited for. */
const TRIES = 30;

interface Holdings {
  keys: Keys;
  views: Views;
  handler: CommandHandler;
  projections: readonly ServedProjection[];
}

/** How a service forgets a person: the key goes, and every view that something of them went into is made as if it had never been there. */
export function erasureOf(definition: ServiceDefinition, holdings: Holdings): { policies: Policy[]; jobs: JobKind[] } {
  const aggregates = definition.aggregates.filter(hasProtected);
  const projections = holdings.projections.filter(({ projection }) => projection.on.some(({ protectedFields }) => protectedFields.length > 0));
  if (aggregates.length + projections.length === 0) return { policies: [], jobs: [] };

  const erasePerson = jobKind({
    kind: KIND,
    data: z.object({ personId: z.string() }),
    tries: TRIES,
    async run({ data: { personId }, signal }) {
      await holdings.keys.erase(personId);
      for (const aggregate of aggregates) {
        for (const { teamId, id } of await holdings.views.ofPerson(aggregate.name, personId)) await holdings.handler.refold(streamOf(aggregate, teamId, id));
      }
      for (const served of projections) await served.blank(personId, signal);
    },
  });
  const erasePersonWhenErased = policy<typeof PersonErased>({
    name: 'erase-person-when-person-erased',
    on: [PersonErased],
    fromStart: true,
    async react({ data: { personId, teamId } }, context) {
      const now = Date.now();
      const job = { kind: KIND, teamId, subjectId: personId, data: { personId } };
      await context.jobs.add({ ...job, key: personId, dueAt: new Date(now).toISOString() });
      await context.jobs.add({ ...job, key: `${personId}/again`, dueAt: new Date(now + AGAIN_MS).toISOString() });
    },
  });
  return { policies: [erasePersonWhenErased as Policy], jobs: [erasePerson as JobKind] };
}

function hasProtected({ events }: Aggregate): boolean {
  return events.some(({ protectedFields }) => protectedFields.length > 0);
}
