import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Aggregate } from '@lectern/kernel/commands/aggregate.ts';
import { upcast } from '@lectern/schemas/events/upcast.ts';
import { root } from './files.ts';

export const stateShapesFile = 'services/state-shapes.json';

/** By aggregate: its `shape`, and by event sample a hash of the state and the index that the event leads to. */
export type StateShapes = Record<string, { shape: number; states: Record<string, string> }>;

interface Sample {
  type: string;
  schemaVersion: number;
  data: Record<string, unknown>;
}

const samplesFolder = join(root, 'schemas/events/samples');

/** What `state-shapes.json` should say. @throws Error where a state has changed and its aggregate's `shape` has not */
export async function pinStateShapes(): Promise<StateShapes> {
  const { services } = await import('../standalone/generated.ts');
  const samples = readdirSync(samplesFolder).map((name): Sample =>
    JSON.parse(readFileSync(join(samplesFolder, name), 'utf8')),
  );
  const now = Object.fromEntries(
    services
      .flatMap(({ aggregates }) => aggregates)
      .map((aggregate) => [
        aggregate.name,
        { shape: aggregate.shape, states: statesOf(aggregate, samples) },
      ]),
  );
  const before: StateShapes = JSON.parse(readFileSync(join(root, stateShapesFile), 'utf8'));
  const unbumped = changedStates(before, now);
  if (unbumped.length > 0)
    throw new Error(
      `Stored views of these states are out of date, so raise the aggregate's shape: ${unbumped.slice(0, 5).join(', ')}${unbumped.length > 5 ? ', …' : ''}`,
    );
  return now;
}

/**
 * States that differ under the same `shape`, as `Aggregate after Event.version`. A new event changes no stored view.
 */
export function changedStates(before: StateShapes, now: StateShapes): string[] {
  return Object.entries(now).flatMap(([name, { shape, states }]) =>
    before[name]?.shape === shape
      ? Object.entries(before[name].states)
          .filter(([sample, hash]) => states[sample] !== hash)
          .map(([sample]) => `${name} after ${sample}`)
      : [],
  );
}

/** Each event is applied to the state after the aggregate's first event. */
export function statesOf(
  aggregate: Aggregate,
  samples: readonly Sample[],
): StateShapes[string]['states'] {
  const ofEvent = ({ type }: { type: string }) => samples.filter((each) => each.type === type);
  const evolve = (state: unknown, { type, schemaVersion, data }: Sample) => {
    const definition = aggregate.events.find((each) => each.type === type);
    if (!definition) throw new Error(`${aggregate.name} has no event ${type}`);
    const event = { type, data: upcast(definition, schemaVersion, data) };
    return aggregate.evolve(state, event, meta);
  };
  const [first, ...later] = aggregate.events;
  const created = first ? ofEvent(first) : [];
  const latest = created.toSorted((one, other) => one.schemaVersion - other.schemaVersion).at(-1);
  const begun = latest ? evolve(aggregate.initial, latest) : aggregate.initial;
  const states = [
    ...created.map((sample) => [sample, evolve(aggregate.initial, sample)] as const),
    ...later.flatMap(ofEvent).map((sample) => [sample, evolve(begun, sample)] as const),
  ];
  return Object.fromEntries(
    states
      .map(([{ type, schemaVersion }, state]): [string, string] => [
        `${type}.${schemaVersion}`,
        hashOf({ state, index: aggregate.view.index(state, 'id') }),
      ])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const meta = {
  id: 'Aggregate/id/1',
  stream: 'Aggregate/id',
  version: 1,
  time: '2026-11-20T12:00:00.000Z',
  teamId: 'team',
  actorId: 'actor',
  onBehalfOfId: null,
  correlationId: 'sample',
  causationId: null,
};

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value, sorted))
    .digest('base64url')
    .slice(0, 12);
}

/** The order of an object's keys means nothing. */
function sorted(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}
