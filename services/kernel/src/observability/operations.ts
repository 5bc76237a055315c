import { hash } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import { parseInput } from '../graphql/parse-input.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { PolicyRunner } from '../policies/runner.ts';
import type { ServedProjection } from '../projections/serving.ts';
import type { ServiceContext } from '../service/context.ts';
import type { Resolvers } from '../service/service.ts';
import type { Job, Whose } from '../store/jobs-port.ts';
import type { ParkedEvent } from '../store/journals-port.ts';
import type { ServiceStore } from '../store/port.ts';

/** Shown of each kind and status. */
const MOST_SHOWN = 50;
const statuses = ['running', 'failed', 'waiting'] as const;

/** A running service, as operators see it. */
export interface Operated {
  readonly definition: { readonly name: string };
  readonly store: ServiceStore;
  readonly projections: readonly ServedProjection[];
  readonly policies: readonly PolicyRunner[];
  readonly jobs: readonly JobKind[];
  /** Jobs may be due. */
  poke(): void;
  onError(error: unknown, what: string): void;
}

const actions = ['RETRY_JOB', 'REPLAY_PARKED', 'DISCARD_PARKED', 'REBUILD'] as const;
const actionInput = z.object({ action: z.enum(actions), id: z.string().max(200) });

/**
 * The operations part of a service's graph (ux.md, system status): `<service>Operations`, and `operate<Service>` to act on
 * them. A team sees its own jobs and parked events. Those of no team, without their subjects, and what concerns all teams
 * (a rebuild) are for the operator of the installation.
 */
export function operationsOf(service: Operated): Resolvers {
  const { name } = service.definition;
  return {
    Query: {
      [`${name}Operations`]: (_parent: unknown, _args: unknown, context: ServiceContext) =>
        stateOf(service, whoseFor(context)),
    },
    Mutation: {
      async [`operate${name.charAt(0).toUpperCase()}${name.slice(1)}`](
        _parent: unknown,
        args: unknown,
        context: ServiceContext,
      ) {
        const whose = whoseFor(context);
        const wanted = parseInput(actionInput, args);
        if (wanted.action === 'REBUILD' && !isOperator(context))
          throw new DomainError('FORBIDDEN', 'Only the operator of this installation may do this.');
        await act(service, whose, wanted);
        return stateOf(service, whose);
      },
    },
  };
}

function whoseFor({ claims }: ServiceContext): Whose {
  if (claims.kind !== 'user') throw new DomainError('FORBIDDEN', 'You may not do this.');
  return { teamId: claims.teamId, withTeamless: claims.isOperator };
}

const isOperator = ({ claims }: ServiceContext): boolean =>
  claims.kind === 'user' && claims.isOperator;

async function stateOf({ definition, store, projections, policies, jobs }: Operated, whose: Whose) {
  const readers = [
    ...projections.map(async (served) => ({
      name: served.projection.name,
      isProjection: true,
      lag: await served.lag(),
      isRebuilding: served.isRebuilding,
      completeUntil: await served.completeUntil(),
    })),
    ...policies.map(async (runner) => ({
      name: runner.policy.name,
      isProjection: false,
      lag: await runner.lag(),
      isRebuilding: false,
      completeUntil: null,
    })),
  ];
  const counts = jobs.map(async ({ kind }) => {
    const [running = 0, failed = 0, waiting = 0] = await Promise.all(
      statuses.map((status) => store.jobs.count(kind, status, whose)),
    );
    const [first] = await store.jobs.list(kind, { status: 'waiting', ...whose, limit: 1 });
    return { kind, running, failed, waiting, waitingSince: waitingSince(first) };
  });
  const shown = jobs.flatMap(({ kind }) =>
    statuses.map((status) => store.jobs.list(kind, { status, ...whose, limit: MOST_SHOWN })),
  );
  const [readerStates, jobCounts, jobList, parked] = await Promise.all([
    Promise.all(readers),
    Promise.all(counts),
    Promise.all(shown),
    parkedFor(store, whose),
  ]);
  return {
    service: definition.name,
    readers: readerStates,
    jobCounts,
    jobs: jobList.flat().map(presentJob),
    parkedEvents: parked.map(presentParked),
  };
}

/** A job that is due waits since it was made, or since a later due time; null if it is not due. */
function waitingSince(job: Job | undefined): string | null {
  if (job === undefined || job.dueAt > new Date().toISOString()) return null;
  return job.createdAt > job.dueAt ? job.createdAt : job.dueAt;
}

async function act(
  service: Operated,
  whose: Whose,
  { action, id }: z.output<typeof actionInput>,
): Promise<void> {
  switch (action) {
    case 'RETRY_JOB':
      return retry(service, whose, id);
    case 'REPLAY_PARKED': {
      const parked = await parkedNamed(service, whose, id);
      const reader = readersOf(service).find((each) => each.name === parked.consumer);
      if (!reader) throw missing(); // Its reader no longer exists.
      await reader.runner.replayParked([parked.eventId]); // Others may be of other teams.
      return;
    }
    case 'DISCARD_PARKED': {
      const { consumer, eventId } = await parkedNamed(service, whose, id);
      await readersOf(service)
        .find((each) => each.name === consumer)
        ?.runner.discardParked(eventId);
      return;
    }
    case 'REBUILD': {
      const served = service.projections.find(({ projection }) => projection.name === id);
      if (!served) throw missing();
      // Not awaited: it may take long, and the page shows its end.
      if (!served.isRebuilding)
        served.rebuild().catch((error: unknown) => service.onError(error, `${id}: rebuild`));
    }
  }
}

async function retry({ store, jobs, poke }: Operated, whose: Whose, id: string): Promise<void> {
  for (const { kind } of jobs) {
    const failed = await store.jobs.list(kind, { status: 'failed', ...whose, limit: MOST_SHOWN });
    const job = failed.find((each) => jobName(each) === id);
    if (!job) continue;
    await store.jobs.reschedule(kind, job.key, new Date().toISOString());
    poke();
    return;
  }
  throw missing();
}

function readersOf({ projections, policies }: Operated) {
  return [
    ...projections.map(({ runner }) => ({ name: runner.consumer, runner })),
    ...policies.map((runner) => ({ name: runner.policy.name, runner })),
  ];
}

async function parkedNamed({ store }: Operated, whose: Whose, id: string): Promise<ParkedEvent> {
  const found = (await parkedFor(store, whose)).find((event) => parkedName(event) === id);
  if (!found) throw missing();
  return found;
}

async function parkedFor(
  store: ServiceStore,
  { teamId, withTeamless }: Whose,
): Promise<ParkedEvent[]> {
  return (await store.parked.list()).filter((event) => {
    const { teamid } = envelopeOf(event);
    return teamid === undefined ? withTeamless : teamid === teamId;
  });
}

function envelopeOf({ body }: ParkedEvent): { type?: string; subject?: string; teamid?: string } {
  return JSON.parse(body);
}

/** Hashed, because keys contain ids and addresses. */
function jobName({ kind, key }: Pick<Job, 'kind' | 'key'>): string {
  return hash('sha256', `${kind}/${key}`, 'base64url').slice(0, 22);
}

function parkedName({ consumer, eventId }: ParkedEvent): string {
  return hash('sha256', `${consumer}/${eventId}`, 'base64url').slice(0, 22);
}

function presentJob(job: Job) {
  const { kind, status, attempts, dueAt, startedAt, failure } = job;
  return { id: jobName(job), kind, status, attempts, dueAt, startedAt, failure };
}

function presentParked(event: ParkedEvent) {
  const { type, subject, teamid } = envelopeOf(event);
  return {
    id: parkedName(event),
    reader: event.consumer.split('@')[0],
    type: type ?? 'unknown',
    subject: teamid === undefined ? null : (subject ?? null),
    reason: event.reason,
    parkedAt: event.parkedAt,
  };
}

function missing(): DomainError {
  return new DomainError('NOT_FOUND', 'This no longer exists.');
}
