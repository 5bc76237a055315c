import { z } from 'zod';
import { PersonErased } from '@lectern/schemas/events/people.ts';
import { streamOf, type Aggregate } from '../commands/aggregate.ts';
import type { CommandHandler } from '../commands/handler.ts';
import { DomainError } from '../errors.ts';
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

function erasureJob(personId: string, teamId: string | null, reason = '', delayMs = 0): NewJob {
  return {
    kind: KIND,
    key: personId + reason,
    teamId,
    subjectId: personId,
    dueAt: new Date(Date.now() + delayMs).toISOString(),
    data: { personId },
  };
}

/** How a service erases a person: first the key, then everything derived from what it opened, mails included. */
export function erasureOf(definition: ServiceDefinition, holdings: Holdings): Erasure {
  const aggregates = definition.aggregates.filter(
    (aggregate) => hasProtected(aggregate) || aggregate.leavingWith,
  );
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
    for (const aggregate of aggregates.filter(hasProtected)) {
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
      await context.jobs.add(erasureJob(personId, teamId));
      await context.jobs.add(erasureJob(personId, teamId, '/again', AGAIN_MS));
    },
  });
  const policies = [erasePersonWhenErased, ...eraseWhenNamedLater(aggregates, holdings.keys)];
  return { policies, jobs: [erasePerson], blank };
}

/** An erased person may still open a link, and a viewing of theirs may be recorded after their erasure. */
function eraseWhenNamedLater(aggregates: readonly Aggregate[], keys: Keys): Policy[] {
  const on = aggregates.flatMap(({ events, leavingWith }) =>
    leavingWith ? events.filter(({ persons }) => persons) : [],
  );
  if (on.length === 0) return [];
  const eraseAgain = policy({
    name: 'erase-person-when-named-later',
    on,
    async react({ type, data, meta: { teamId, stream } }, context) {
      const persons = on.find((each) => each.type === type)?.persons?.(data) ?? [];
      for (const personId of persons)
        if (await isErased(keys, personId))
          await context.jobs.add(erasureJob(personId, teamId, `/${stream}`));
    },
  });
  return [eraseAgain];
}

/** `open` also answers null for a person without a key: they must not lose it before they have one. */
async function isErased(keys: Keys, personId: string): Promise<boolean> {
  try {
    await keys.keyFor(personId);
    return false;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'GONE') return true;
    throw error;
  }
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
  const isUnreadable = async (each: string) => (await keys.open(each)) === null;
  const left: string[] = [];
  for (const { teamId, id } of await views.ofPerson(aggregate.name, personId)) {
    const { keys: theirs, commandOf } = await aggregate.leavingWith(
      personId,
      await handler.states.history(aggregate, teamId, id),
      isUnreadable,
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
