import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { streamOf, type Aggregate } from '@lectern/kernel/commands/aggregate.ts';
import { topics } from '@lectern/schemas/events/catalogue.ts';
import { enginePaths } from '@lectern/kernel/engines/engine-paths.ts';
import type { Rehearsal, ServedProjection } from '@lectern/kernel/projections/serving.ts';
import type { RunningService } from '@lectern/kernel/service/running-service.ts';
import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { unpacked } from '@lectern/kernel/store/sqlite/log-body.ts';
import type { SqlValue } from '@lectern/kernel/store/sqlite/writer-protocol.ts';
import type { ViewDeclaration, ViewRow } from '@lectern/kernel/store/views-port.ts';
import type { Services } from './lectern-process.ts';
import type { Terminal } from './maintenance.ts';

/** Beside a running server, a difference counts once it shows in this many looks. */
const LOOKS = 10;
const MOST_NAMED = 10;

/**
 * Checks the store and changes nothing: the files, the numbering of the log and of every stream, every
 * inline view against its fold, every projection against a rebuild. Prints the problems.
 * @returns the exit code
 */
export async function verify({ engines, services }: Services, terminal: Terminal): Promise<number> {
  const problems = checkFiles(engines.engines.settings);
  let streams = 0;
  for (const service of services) {
    for (const stream of await streamsOf(service, problems)) {
      streams++;
      problems.push(...(await readable(stream, () => checkStream(service, stream))));
    }
    for (const served of service.projections) {
      const name = `${service.definition.name}/${served.projection.name}`;
      const wrong = await readable(name, () =>
        served.rehearse((rehearsal) => checkRows(service, served, rehearsal)),
      );
      if (wrong.length > 0)
        problems.push(
          `${name} is not what the log says:`,
          ...wrong.map((row) => `    ${row}`),
          `    npm run lectern -- rebuild ${name}`,
        );
    }
  }
  for (const problem of problems) terminal.log(problem);
  const found = problems.filter((line) => !line.startsWith(' ')).length;
  const projections = services.reduce((sum, service) => sum + service.projections.length, 0);
  terminal.log(
    `${streams} streams, ${projections} projections: ${found === 0 ? 'all is well.' : `${found} ${found === 1 ? 'problem' : 'problems'}.`}`,
  );
  return found === 0 ? 0 : 1;
}

function checkFiles(settings: Settings): string[] {
  const { store, keys } = enginePaths(settings);
  return [...(keys ? checkFile(keys, () => []) : []), ...(store ? checkFile(store, checkLog) : [])];
}

const checkLog = (ask: Ask): string[] => [
  // Raw pings are swept after a while; all other topics have every offset.
  ...ask(`SELECT ends.topic || '/' || ends.partition AS place, next - (SELECT coalesce(sum(count), 0) FROM log WHERE log.topic = ends.topic AND log.partition = ends.partition) AS missing
    FROM log_ends AS ends WHERE topic <> 'pings' AND missing <> 0`).map(
    ({ place, missing }) => `log ${place}: ${missing} entries are missing`,
  ),
  ...ask(
    `SELECT topic || '/' || partition || '/' || offset AS place FROM log WHERE NOT json_valid('[' || replace(unpacked(body), char(10), ',') || ']')`,
  ).map(({ place }) => `log ${place}: cannot be read`),
];

type Ask = (sql: string) => Record<string, unknown>[];

function checkFile(file: string, more: (ask: Ask) => string[]): string[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  database.function('unpacked', { deterministic: true }, (body) => linesIn(body as SqlValue));
  try {
    const ask: Ask = (sql) => database.prepare(sql).all();
    return [
      ...ask('PRAGMA integrity_check')
        .map((row) => String(row['integrity_check']))
        .filter((line) => line !== 'ok')
        .map((line) => `${file}: ${line}`),
      ...more(ask),
    ];
  } finally {
    database.close();
  }
}

/** Returns invalid JSON for a damaged body. */
function linesIn(body: SqlValue): string {
  try {
    return unpacked(body);
  } catch {
    return 'damaged';
  }
}

/** Includes streams that only have a view, because their first commit is missing. */
async function streamsOf(service: RunningService, problems: string[]): Promise<Set<string>> {
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

async function checkStream(service: RunningService, stream: string): Promise<string[]> {
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
  if (!stored || !isSameRow(declaration, stored, row))
    return [`${stream}: its view is not what its commits say`];
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

/** @returns the rows that differ */
async function checkRows(
  service: RunningService,
  { runner }: ServedProjection,
  { rows, catchUp }: Rehearsal,
): Promise<string[]> {
  const { views } = service.store;
  let suspects = await different(views.all(await catchUp()), views.all(rows));
  // Rows outlive their raw pings.
  const mayMiss = runner.topics.some((topic) =>
    topics.some(({ name, isPings }) => name === topic && isPings),
  );
  for (let look = 1; look <= LOOKS && suspects.length > 0; look++) {
    const served = await catchUp();
    const differs = suspects.map(async ({ teamId, id }) => {
      const [live, rebuilt] = [
        await views.get(served, teamId, id),
        await views.get(rows, teamId, id),
      ];
      return !isSame(live, rebuilt) && !(mayMiss && rebuilt === null);
    });
    const still = await Promise.all(differs);
    suspects = suspects.filter((_, index) => still[index]);
  }
  const named = suspects
    .slice(0, MOST_NAMED)
    .map(({ teamId, id }) => (teamId === null ? id : `${teamId}/${id}`));
  return suspects.length > MOST_NAMED
    ? [...named, `and ${suspects.length - MOST_NAMED} more`]
    : named;
}

/** Walks both in their common order. */
async function different(
  one: AsyncIterable<ViewRow>,
  other: AsyncIterable<ViewRow>,
): Promise<Pick<ViewRow, 'teamId' | 'id'>[]> {
  const found: Pick<ViewRow, 'teamId' | 'id'>[] = [];
  const [ones, others] = [one[Symbol.asyncIterator](), other[Symbol.asyncIterator]()];
  const next = async (rows: AsyncIterator<ViewRow>) => {
    const next = await rows.next();
    return next.done ? null : next.value;
  };
  let [left, right] = [await next(ones), await next(others)];
  while (left || right) {
    const order = !left ? 1 : !right ? -1 : compare(left, right);
    const first = order <= 0 ? left : right;
    if (first && (order !== 0 || !isSame(left, right))) found.push(first);
    if (order <= 0) left = await next(ones);
    if (order >= 0) right = await next(others);
  }
  return found;
}

function compare(left: ViewRow, right: ViewRow): number {
  const keyOf = ({ teamId, id }: ViewRow) => Buffer.from(`${teamId ?? ''}\0${id}`);
  return Buffer.compare(keyOf(left), keyOf(right));
}

function isSame(one: ViewRow | null, other: ViewRow | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** An unreadable row is a problem like any other. */
async function readable(name: string, check: () => Promise<string[]>): Promise<string[]> {
  try {
    return await check();
  } catch (error) {
    return [`${name}: cannot be read (${error instanceof Error ? error.message : String(error)})`];
  }
}
