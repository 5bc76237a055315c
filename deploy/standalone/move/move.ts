import { keysInFile } from '@lectern/kernel/keys/moved-keys.ts';
import { SettingsError, type Settings } from '@lectern/kernel/engines/settings.ts';
import type { MoveProgress } from '@lectern/kernel/store/mongo/move-progress.ts';
import type { Terminal } from '../maintenance.ts';
import { compareStores } from './compare-commits.ts';
import { compareLog } from './compare-log.ts';
import { copyCommits } from './copy-commits.ts';
import { copyFiles } from './copy-files.ts';
import { copyLog } from './copy-log.ts';
import { copyRows } from './copy-rows.ts';
import { destinationOf, type Destination } from './destination.ts';
import { offsetsIn, placePolicies, policyPlaces } from './policies.ts';
import { openSource, type Source } from './source.ts';
import { beginOrResume, openTarget, type Target } from './target.ts';
import { inWords } from './tell.ts';

const MOST_NAMED = 20;

/**
 * Moves a stopped embedded installation into an empty cluster: keys, files, commits with what belongs to them, and the log.
 * Views and read models are built there at the first start. The embedded store stays as it is. An interrupted move goes on
 * when it runs again; until it has finished, no Lectern starts on the cluster.
 * @param to see `destinationOf`
 * @returns the exit code: 0 when everything is there and the same
 * @throws SettingsError where one side cannot be used
 */
export async function move(settings: Settings, to: string, terminal: Terminal): Promise<number> {
  const destination = destinationOf(to);
  await using source = await openSource(settings);
  if (destination.blobs !== null && source.places.blobs === null)
    throw new SettingsError(['LECTERN_BLOBS: the files are in S3 already. Leave s3://… out.']);
  await using target = await openTarget(settings, destination);
  const progress = await beginOrResume(target, settings, destination, source.facts.storeId);
  if (progress.finishedAt !== null) {
    terminal.log(`This store was moved there at ${progress.finishedAt}. Nothing was changed.`);
    return 0;
  }
  const problems = [
    ...(await copyAll(source, target, progress, terminal)),
    ...(await compareAndFinish(source, target, terminal)),
  ];
  if (problems.length > 0) {
    await target.record.note({ lastCommit: 0 }); // What is missing is copied by the next run.
    for (const problem of problems.slice(0, MOST_NAMED)) terminal.log(problem);
    terminal.log(
      `${inWords(problems.length, 'difference')}: the move is not finished. Run it again; if that finds the same, empty the cluster first.`,
    );
    return 1;
  }
  await target.record.note({ finishedAt: new Date().toISOString() });
  terminal.log(whatNow(source, destination));
  return 0;
}

async function copyAll(
  source: Source,
  target: Target,
  progress: MoveProgress,
  terminal: Terminal,
): Promise<string[]> {
  const { blobs, keys } = source.places;
  if (progress.lastCommit > 0) terminal.log(`Goes on with the move of ${progress.startedAt}.`);
  if (keys !== null) {
    await target.keys.put(keysInFile(keys));
    terminal.log('The keys of persons');
  }
  const problems =
    target.blobs && blobs !== null ? await copyFiles(blobs, target.blobs, terminal) : [];
  await copyCommits(source, target, progress, terminal);
  await copyRows(source, target, terminal);
  await copyLog(source, target, progress, terminal);
  return problems;
}

async function compareAndFinish(
  source: Source,
  target: Target,
  terminal: Terminal,
): Promise<string[]> {
  const stores = await compareStores(source, target);
  const policies = policyPlaces(source);
  const log = await compareLog(source, target, offsetsIn(policies));
  const problems = [...stores.problems, ...log.problems];
  terminal.log(
    `Compared: ${inWords(stores.streams, 'stream')} and ${inWords(log.events, 'event')} of the log are the same on both sides.`,
  );
  if (problems.length === 0) await placePolicies(policies, target, log.placeThere);
  return problems;
}

/** What to set for the start on the cluster. */
function whatNow({ places }: Source, { blobs }: Destination): string {
  const files =
    blobs !== null
      ? 'LECTERN_BLOBS          the s3://… of --to'
      : places.blobs !== null
        ? `LECTERN_BLOBS          file:${places.blobs}: the files stay where they are`
        : 'LECTERN_BLOBS          as it is: the files are in S3 already';
  return [
    'Moved. Start Lectern with these settings, and with all others as they are:',
    '  LECTERN_STORE          the mongodb://… of --to',
    '  LECTERN_LOG            the kafka://… of --to',
    `  ${files}`,
    `  LECTERN_SECRET         ${places.secret === null ? 'as it is' : `"$(cat ${places.secret})": the same as before, or everyone is signed out and links in emails stop working`}`,
    ...(places.keys === null
      ? []
      : ['  LECTERN_KEYS           leave it out: the keys are in MongoDB']),
    'The embedded store was not changed. Do not start it again: both would send mails. Delete it, its keys and its secret once the cluster serves.',
  ].join('\n');
}
