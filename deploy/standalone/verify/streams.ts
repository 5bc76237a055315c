import { isDeepStrictEqual } from 'node:util';
import { streamOf, type Aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { RunningService } from '@lectern/kernel/service/running-service.ts';
import type { ViewDeclaration, ViewRow } from '@lectern/kernel/store/views-port.ts';
import { readable, type Repair } from './findings.ts';

const WRONG_VIEW = 'its view is not what its commits say';

/** Includes streams that only have a view, because their first commit is missing. */
export async function streamsOf(service: RunningService, problems: string[]): Promise<Set<string>> {
  const streams = new Set<string>();
  for await (const stream of service.store.commits.streams()) streams.add(stream);
  for (const aggregate of service.definition.aggregates) {
    problems.push(
      ...(await readable(`${service.definition.name}: views of ${aggregate.name}`, async () => {
        for await (const { teamId, id } of service.store.views.all(aggregate.declaration))
          streams.add(streamOf(aggregate, teamId, id));
        return [];
      })),
    );
  }
  return streams;
}

/** Its numbering, its inline view against its fold, its reservations. */
export async function checkStream(service: RunningService, stream: string): Promise<string[]> {
  for (let look = 1; ; look++) {
    const problems = await lookAtStream(service, stream);
    if (problems.length === 0 || look === 3) return problems; // A difference may come from a write between two reads.
  }
}

async function lookAtStream(service: RunningService, stream: string): Promise<string[]> {
  const { commits, views, reservations } = service.store;
  let [number, version] = [1, 1];
  for (const commit of await commits.read(stream)) {
    if (commit.number !== number) return [`${stream}: commit ${number} is missing`];
    if (commit.firstVersion !== version)
      return [
        `${stream}: commit ${number} begins with version ${commit.firstVersion}, not ${version}`,
      ];
    number++;
    version += commit.events.length;
  }
  if (number === 1) return [`${stream}: has a view and no commits`];
  const folded = await service.handler.foldView(stream);
  if (!folded) return [`${stream}: nothing is called so`];
  const { declaration, row } = folded;
  const stored = await views.get(declaration, row.teamId, row.id);
  if (stored && stored.version > row.version) return [`${stream}: commit ${number} is missing`];
  if (!stored || !isSameRow(declaration, stored, row)) return [`${stream}: ${WRONG_VIEW}`];
  const aggregate = service.definition.aggregates.find(({ name }) => name === declaration.name) as
    | Aggregate
    | undefined;
  const problems: string[] = [];
  for (const held of aggregate?.reservations?.((row.doc as { state: unknown }).state) ?? []) {
    if ((await reservations.find(held))?.owner !== stream)
      problems.push(`${stream}: its ${held.kind} is not reserved`);
  }
  return problems;
}

function isSameRow({ fields }: ViewDeclaration, one: ViewRow, other: ViewRow): boolean {
  const scalars = Object.keys(fields).filter((field) => fields[field] !== 'texts'); // The store does not return the others.
  const comparable = ({ version, shape, doc, index }: ViewRow) =>
    plain([version, shape, doc, scalars.map((field) => index[field] ?? null)]);
  return isDeepStrictEqual(comparable(one), comparable(other));
}

export function repairsOfStream(
  { store, handler }: RunningService,
  stream: string,
  problems: readonly string[],
): Repair[] {
  if (!problems.includes(`${stream}: ${WRONG_VIEW}`)) return [];
  return [
    async () => {
      const folded = await handler.foldView(stream);
      if (folded) await store.views.put([folded]);
      return `${stream}: its view was folded again`;
    },
  ];
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
