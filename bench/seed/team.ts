import { streamOf, type Aggregate } from '@lectern/kernel/commands/aggregate.ts';
import { viewOf } from '@lectern/kernel/commands/stream-states.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { RunningService } from '@lectern/kernel/service/running-service.ts';
import type { Commit } from '@lectern/kernel/store/commits-port.ts';
import type { EventDefinition } from '@lectern/schemas/events/event.ts';
import { iso } from './random.ts';

/** Chunks being written while the next one is made. */
const UNDER_WAY = 3;

/** The team to fill, and the services that write it. */
export interface Team {
  teamId: string;
  userId: string;
  engines: Engines;
  service(name: string): RunningService;
  /** Resolves once the read models are not far behind; unread events stay in memory. */
  breathe(): Promise<void>;
}

/** Appends the first commit of a stream as the command handler does, but in the past. */
export async function append<
  State,
  Command extends { type: string },
  Definitions extends EventDefinition,
>(
  { teamId, userId, engines }: Team,
  service: RunningService,
  aggregate: Aggregate<State, Command, Definitions>,
  { id, at, decided }: { id: string; at: number; decided: readonly DomainEvent[] },
): Promise<void> {
  const { codec } = engines;
  const commit: Commit = {
    stream: streamOf(aggregate, teamId, id),
    number: 1,
    id: newId(),
    firstVersion: 1,
    events: await Promise.all(decided.map((event) => codec.store(event))),
    meta: {
      time: iso(at),
      teamId,
      actorId: userId,
      onBehalfOfId: null,
      correlationId: newId(),
      causationId: null,
    },
    idempotency: null,
  };
  let state = aggregate.initial;
  for (const event of await codec.openCommit(commit))
    state = aggregate.evolve(
      state,
      event as unknown as Parameters<typeof aggregate.evolve>[1],
      event.meta,
    );
  const after = { state, version: decided.length, number: 1 };
  await service.store.commits.append({
    commit,
    view: viewOf(aggregate, teamId, id, after),
    persons: codec.personsOf(commit),
    take: aggregate.reservations?.(state) ?? [],
    release: [],
  });
}

/** Does `count` things in chunks and prints the progress. */
export async function inChunks(
  { breathe }: Team,
  what: string,
  count: number,
  chunk: number,
  work: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  const startedAt = performance.now();
  const underWay = new Set<Promise<unknown>>();
  let reportedAt = startedAt;
  for (let from = 0; from < count; from += chunk) {
    const doing = work(from, Math.min(count, from + chunk)).finally(() => underWay.delete(doing));
    underWay.add(doing);
    if (underWay.size >= UNDER_WAY) await Promise.race(underWay);
    await breathe();
    if (performance.now() - reportedAt < 5_000) continue;
    reportedAt = performance.now();
    console.log(`  ${what}: ${from.toLocaleString('en')} of ${count.toLocaleString('en')}`);
  }
  await Promise.all(underWay);
  console.log(
    `${count.toLocaleString('en')} ${what} in ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
}
