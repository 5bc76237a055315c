import { createHash } from 'node:crypto';
import { keysInFile } from '@lectern/kernel/keys/moved-keys.ts';
import type { Commit } from '@lectern/kernel/store/commits-port.ts';
import { canonical, digestOfRows, type Digest } from './rows-digest.ts';
import type { Source } from './source.ts';
import { serviceNames } from '@lectern/schemas/service-names.ts';
import { storeOf, type Target } from './target.ts';
import { inWords } from './tell.ts';

interface StreamDigest {
  stream: string;
  events: number;
  digest: string;
}

/** Compares every stream, and what services keep beside them. @returns sentences about what differs, and how many streams are the same */
export async function compareStores(
  { facts, places }: Source,
  { stores, keys }: Target,
): Promise<{ problems: string[]; streams: number }> {
  const problems: string[] = [];
  let streams = 0;
  for (const service of serviceNames) {
    const store = storeOf({ stores }, service);
    const found = await compareStreams(
      digestsOf(facts.commitsOf(service)),
      digestsOf(store.commits()),
    );
    streams += found.same;
    problems.push(...found.problems.map((problem) => `${service}: ${problem}`));
    const rows = [
      ['reservations', facts.reservationsOf(service), store.reservations()],
      ['jobs', facts.jobsOf(service), store.jobs()],
      ['parked events', await facts.parkedOf(service), await store.parked()],
    ] as const;
    for (const [what, here, there] of rows)
      problems.push(
        ...difference(
          `${service}: its ${what}`,
          await digestOfRows(here),
          await digestOfRows(there),
        ),
      );
  }
  if (places.keys !== null)
    problems.push(
      ...difference(
        'The keys of persons',
        await digestOfRows(keysInFile(places.keys)),
        await digestOfRows(keys.all()),
      ),
    );
  return { problems, streams };
}

function difference(what: string, here: Digest, there: Digest): string[] {
  if (here.count !== there.count)
    return [`${what} are ${there.count} in the cluster and ${here.count} in the embedded store.`];
  return here.digest === there.digest ? [] : [`${what} differ.`];
}

/** One digest a stream, over its commits. */
async function* digestsOf(
  commits: Iterable<Commit> | AsyncIterable<Commit>,
): AsyncGenerator<StreamDigest> {
  let [stream, events, hash] = ['', 0, createHash('sha256')];
  for await (const commit of commits) {
    if (commit.stream !== stream) {
      if (stream !== '') yield { stream, events, digest: hash.digest('hex') };
      [stream, events, hash] = [commit.stream, 0, createHash('sha256')];
    }
    events += commit.events.length;
    hash.update(canonical(commit));
  }
  if (stream !== '') yield { stream, events, digest: hash.digest('hex') };
}

/** Walks both in their common order. */
async function compareStreams(
  ones: AsyncGenerator<StreamDigest>,
  others: AsyncGenerator<StreamDigest>,
): Promise<{ problems: string[]; same: number }> {
  const problems: string[] = [];
  let same = 0;
  let [here, there] = [await ones.next(), await others.next()];
  while (!here.done || !there.done) {
    if (there.done || (!here.done && here.value.stream < there.value.stream)) {
      if (!here.done) problems.push(`${here.value.stream} is not in the cluster.`);
      here = await ones.next();
    } else if (here.done || there.value.stream < here.value.stream) {
      problems.push(`${there.value.stream} is in the cluster alone.`);
      there = await others.next();
    } else {
      if (here.value.digest === there.value.digest) same++;
      else problems.push(differs(here.value, there.value));
      [here, there] = [await ones.next(), await others.next()];
    }
  }
  return { problems, same };
}

function differs({ stream, events }: StreamDigest, there: StreamDigest): string {
  return events === there.events
    ? `${stream} has other contents in the cluster.`
    : `${stream} has ${inWords(there.events, 'event')} in the cluster and ${events} in the embedded store.`;
}
