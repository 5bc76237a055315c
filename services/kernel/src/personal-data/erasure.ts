import { z } from 'zod';
import { PersonErased } from '@lectern/schemas/events/people.ts';
import { streamOf, type Aggregate } from '../commands/aggregate.ts';
import type { CommandHandler } from '../commands/handler.ts';
import { newId } from '../ids.ts';
import { jobKind, type JobKind } from '../jobs/job-kind.ts';
import type { Keys } from '../keys/port.ts';
import type { Mailer } from '../mail/port.ts';
import { policy, type Policy } from '../policies/policy.ts';
import type { ServedProjection } from '../projections/serving.ts';
import type { NewJob } from '../store/jobs-port.ts';
import type { OpenedStore } from '../store/port.ts';
import type { ServiceDefinition } from '../service/service.ts';
import type { Views } from '../store/views-port.ts';
import { batchWaiting } from './batch-waiting.ts';

const KIND = 'erase-person';
/** By then, every reader that had opened the key before has written its results. */
const AGAIN_MS = 3_600_000;
/** It may have to wait for rows of an earlier release. */
const TRIES = 30;
/** Erased at once: folding a hundred together costs the log about as much as one. */
const TOGETHER = 32;

interface Holdings {
  keys: Keys;
  views: Views;
  handler: CommandHandler;
  projections: readonly ServedProjection[];
  mailer: Pick<Mailer, 'outbox'>;
  scrub: OpenedStore['scrub'];
}

interface Erasure {
  policies: Policy[];
  jobs: JobKind[];
  /** Removes these persons from every view; their keys are gone already. */
  blank(personIds: readonly string[], signal: AbortSignal): Promise<void>;
}

/** The jobs that erase what a person's key sealed, or another key that sealed data about them. */
export function erasureJobs(personId: string, teamId: string | null): NewJob[] {
  const job = { kind: KIND, teamId, subjectId: personId, data: { personId } };
  const due = (ms: number) => new Date(Date.now() + ms).toISOString();
  return [
    { ...job, key: personId, dueAt: due(0) },
    { ...job, key: `${personId}/again`, dueAt: due(AGAIN_MS) },
  ];
}

/** How a service erases a person: first the key, then everything derived from what it opened, mails included. */
export function erasureOf(definition: ServiceDefinition, holdings: Holdings): Erasure {
  const aggregates = definition.aggregates.filter(hasProtected);
  const projections = holdings.projections.filter(({ projection }) =>
    projection.on.some(({ protectedFields }) => protectedFields.length > 0),
  );
  // All services share one outbox: the service that erasures begin in clears it.
  const isWhereErased = definition.aggregates.some(({ events }) =>
    events.some(({ type }) => type === PersonErased.type),
  );
  const blank = async (given: readonly string[], signal: AbortSignal) => {
    const leaving: string[] = [];
    for (const aggregate of aggregates)
      for (const personId of given)
        leaving.push(...(await eraseLeaving(holdings, aggregate, personId)));
    const personIds = [...given, ...leaving];
    for (const aggregate of aggregates) {
      for (const personId of personIds) {
        for (const { teamId, id } of await holdings.views.ofPerson(aggregate.name, personId))
          await holdings.handler.refold(streamOf(aggregate, teamId, id));
      }
    }
    for (const served of projections) await served.blank(personIds, signal);
    if (isWhereErased || leaving.length > 0) await holdings.mailer.outbox?.forget(personIds);
    await holdings.scrub?.(signal);
  };
  if (aggregates.length + projections.length === 0) return { policies: [], jobs: [], blank };

  const blankTogether = batchWaiting(blank);
  const erasePerson = jobKind({
    kind: KIND,
    data: z.object({ personId: z.string() }),
    tries: TRIES,
    concurrency: TOGETHER,
    async run({ data: { personId }, signal }) {
      await holdings.keys.erase(personId);
      await blankTogether(personId, signal);
    },
  });
  const erasePersonWhenErased = policy<typeof PersonErased>({
    name: 'erase-person-when-person-erased',
    on: [PersonErased],
    fromStart: true,
    async react({ data: { personId, teamId } }, context) {
      for (const job of erasureJobs(personId, teamId)) await context.jobs.add(job);
    },
  });
  return { policies: [erasePersonWhenErased], jobs: [erasePerson], blank };
}

function hasProtected({ events }: Aggregate): boolean {
  return events.some(({ protectedFields }) => protectedFields.length > 0);
}

/** Erases the keys that go with a person, whose own is gone already. @returns those keys, erased now or earlier */
async function eraseLeaving(
  { keys, views, handler }: Holdings,
  aggregate: Aggregate,
  personId: string,
): Promise<string[]> {
  if (!aggregate.leavingWith) return [];
  const isErased = async (each: string) => (await keys.open(each)) === null;
  const left: string[] = [];
  for (const { teamId, id } of await views.ofPerson(aggregate.name, personId)) {
    const { keys: theirs, commandOf } = await aggregate.leavingWith(
      personId,
      await handler.states.history(aggregate, teamId, id),
      isErased,
    );
    for (const key of theirs) await keys.erase(key);
    left.push(...theirs);
    const command = commandOf(id);
    const origin = {
      actorId: null,
      onBehalfOfId: null,
      correlationId: newId(),
      causationId: null,
      idempotency: null,
    };
    if (command) await handler.execute(aggregate, teamId, id, command, origin);
  }
  return left;
}
