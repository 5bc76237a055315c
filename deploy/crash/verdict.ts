import { isDeepStrictEqual } from 'node:util';
import { partitionOf } from '@lectern/kernel/log/partition.ts';
import { browserOf, teamId, type Account } from './protocol.ts';
import { tallyOf } from './sample.ts';
import type { Ledger } from './writers.ts';

interface Rules {
  /** Whether the log may hold an event twice (Kafka may, the embedded log may not). */
  mayRepeat: boolean;
  /** Whether every job has run; until the end, a killed process may still hold the lease of a job. */
  isFinal: boolean;
}

interface Made {
  id: string;
  stream: string;
  type: string;
  data: Record<string, unknown>;
}

/** Where the store disagrees with what was acknowledged, or with itself. */
export function problemsOf(ledger: Ledger, account: Account, rules: Rules): string[] {
  const events = account.commits.flatMap(({ stream, firstVersion, events: made }) =>
    made.map((event, index): Made => ({
      ...event,
      stream,
      id: `${stream}/${firstVersion + index}`,
    })),
  );
  return [
    ...account.problems,
    ...ledger.surprises,
    ...numbering(account),
    ...operations(ledger, events),
    ...reservations(events),
    ...log(ledger, events, account, rules),
    ...projections(ledger, events, account),
    ...effects(events, rules),
    ...erased(ledger, account),
  ];
}

/** The id at the end of a stream's name. */
const idOf = (stream: string): string => stream.slice(stream.lastIndexOf('/') + 1);

function numbering({ commits }: Account): string[] {
  const problems: string[] = [];
  for (const [stream, ofStream] of Map.groupBy(commits, (commit) => commit.stream)) {
    let version = 1;
    for (const [index, { number, firstVersion, events }] of ofStream.entries()) {
      if (number !== index + 1 || firstVersion !== version)
        problems.push(
          `${stream}: commit ${number} at version ${firstVersion} stands where ${index + 1} at ${version} belongs`,
        );
      version += events.length;
    }
  }
  return problems;
}

/** Acknowledged: exactly once. Refused: never. Unknown: at most once. */
function operations(ledger: Ledger, events: Made[]): string[] {
  const counts = new Map<string, number>();
  const place = (type: string, linkId: string) => `${type} ${linkId}`;
  for (const { type, stream } of events)
    counts.set(place(type, idOf(stream)), (counts.get(place(type, idOf(stream))) ?? 0) + 1);
  return [...ledger.entries.values()].flatMap(({ operation, outcome }) => {
    if (operation.kind !== 'create' && operation.kind !== 'cancel') return [];
    const type = operation.kind === 'create' ? 'SharedLinkCreated' : 'SharedLinkCanceled';
    const count = counts.get(place(type, operation.linkId)) ?? 0;
    if (outcome === 'acknowledged' && count === 0)
      return [`LOST: ${operation.kind} ${operation.linkId} was acknowledged`];
    if (outcome === 'refused' && operation.kind === 'create' && count > 0)
      return [`${operation.kind} ${operation.linkId} was refused and is there`];
    return count > 1
      ? [`DOUBLE: ${operation.kind} ${operation.linkId} is there ${count} times`]
      : [];
  });
}

function reservations(events: Made[]): string[] {
  const canceled = new Set(
    events.filter(({ type }) => type === 'SharedLinkCanceled').map(({ stream }) => stream),
  );
  const active = events.filter(
    ({ type, stream }) => type === 'SharedLinkCreated' && !canceled.has(stream),
  );
  return [...Map.groupBy(active, ({ data }) => data['token'])].flatMap(([token, holders]) =>
    holders.length > 1
      ? [`${String(token)} is held by ${holders.map(({ stream }) => stream).join(' and ')}`]
      : [],
  );
}

function log(ledger: Ledger, events: Made[], account: Account, { mayRepeat }: Rules): string[] {
  const logged = account.log.filter(({ topic }) => topic !== 'telemetry');
  const counts = new Map<string, number>();
  const lastVersion = new Map<string, number>();
  const problems: string[] = [];
  for (const { id } of logged) {
    const [stream, version] = [
      id.slice(0, id.lastIndexOf('/')),
      Number(id.slice(id.lastIndexOf('/') + 1)),
    ];
    if (!counts.has(id) && version !== (lastVersion.get(stream) ?? 0) + 1)
      problems.push(`${id} is on the log before what stands before it`);
    if (!counts.has(id)) lastVersion.set(stream, version);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const stored = new Set(events.map(({ id }) => id));
  problems.push(
    ...events.flatMap(({ id }) => (counts.has(id) ? [] : [`LOST: ${id} never reached the log`])),
    ...[...counts].flatMap(([id, count]) =>
      (stored.has(id) ? [] : [`${id} is on the log and in no commit`]).concat(
        count > 1 && !mayRepeat ? [`DOUBLE: ${id} is on the log ${count} times`] : [],
      ),
    ),
  );
  const reported = new Set(
    account.log.filter(({ topic }) => topic === 'telemetry').map(({ id }) => id),
  );
  for (const { operation, outcome } of ledger.entries.values()) {
    if (operation.kind === 'report' && outcome === 'acknowledged' && !reported.has(operation.key))
      problems.push(`LOST: report ${operation.key} was acknowledged`);
  }
  const fed = new Set(account.feed);
  if (fed.size !== account.feed.length)
    problems.push(
      `DOUBLE: the feed has ${account.feed.length} events, ${fed.size} of them different`,
    );
  problems.push(
    ...[...stored, ...reported].flatMap((id) =>
      fed.has(id) ? [] : [`LOST: ${id} is not in the feed`],
    ),
  );
  return problems;
}

/** Every read model, computed again from the commits. */
function projections(ledger: Ledger, events: Made[], { rows, log: logged }: Account): string[] {
  const perPartition = (types: string[]) =>
    Map.groupBy(
      events.filter(({ type }) => types.includes(type)),
      ({ stream }) => `all/${partitionOf(stream)}`,
    );
  const count = (made: Made[], type: string) => made.filter((event) => event.type === type).length;
  const linkTypes = ['SharedLinkCreated', 'SharedLinkCanceled', 'SharedLinkFirstOpeningNoticed'];
  const expected: Record<string, Map<string, unknown>> = {
    'links-per-partition': new Map(
      [...perPartition(linkTypes)].map(([id, made]) => [
        id,
        {
          created: count(made, 'SharedLinkCreated'),
          canceled: count(made, 'SharedLinkCanceled'),
          noticed: count(made, 'SharedLinkFirstOpeningNoticed'),
        },
      ]),
    ),
    'events-per-link': new Map(
      [
        ...Map.groupBy(
          events.filter(({ type }) => linkTypes.includes(type)),
          ({ stream }) => idOf(stream),
        ),
      ].map(([id, made]) => [id, { types: made.map(({ type }) => type) }]),
    ),
    'tallies-per-partition': new Map(
      [...perPartition(['RoiCalculated'])].map(([id, made]) => [id, { count: made.length }]),
    ),
    'last-report': new Map(
      [
        ...Map.groupBy(
          logged.filter(({ type }) => type === 'ViewerEventRecorded'),
          ({ id }) => id.slice(0, id.indexOf('/')),
        ),
      ].map(([id, reports]) => [
        id,
        { elapsedMs: Math.max(...reports.map((report) => Number(report.id.split('/')[1]))) },
      ]),
    ),
  };
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const found = new Map(rows[name]?.map(({ id, doc }) => [id, doc]));
    return [...new Set([...wanted.keys(), ...found.keys()])].flatMap((id) =>
      isDeepStrictEqual(wanted.get(id), found.get(id))
        ? []
        : [
            `${name} ${id} is ${JSON.stringify(found.get(id))}, not ${JSON.stringify(wanted.get(id))}`,
          ],
    );
  });
}

/** Nothing holds data of an erased person. */
function erased(ledger: Ledger, { rows }: Account): string[] {
  const text = JSON.stringify(rows['openings']);
  return [...ledger.entries.values()].flatMap(({ operation, outcome }) =>
    operation.kind === 'erase' &&
    outcome === 'acknowledged' &&
    text.includes(browserOf(operation.hitId))
      ? [`${operation.hitId} was erased and is still known`]
      : [],
  );
}

/** The policy acts once per canceled link, and in the end so does its job. */
function effects(events: Made[], { isFinal }: Rules): string[] {
  const canceled = events
    .filter(({ type }) => type === 'SharedLinkCanceled')
    .map(({ stream }) => idOf(stream));
  const tallied = Map.groupBy(
    events.filter(({ type }) => type === 'RoiCalculated'),
    ({ data }) => String(data['calculationId']),
  );
  const noticed = new Set(
    events
      .filter(({ type }) => type === 'SharedLinkFirstOpeningNoticed')
      .map(({ stream }) => stream),
  );
  return canceled.flatMap((linkId) => {
    const counted = tallied.get(linkId) ?? [];
    const problems =
      counted.length === 1 ? [] : [`the policy counted ${linkId} ${counted.length} times`];
    if (counted.some(({ stream }) => stream !== `Tally/${teamId}/${tallyOf(linkId)}`))
      problems.push(`the policy counted ${linkId} elsewhere`);
    if (isFinal && !noticed.has(`Link/${teamId}/${linkId}`))
      problems.push(`the job of ${linkId} never ran`);
    return problems;
  });
}
