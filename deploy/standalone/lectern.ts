// `npm run lectern -- <command>`: maintenance of an embedded store, also while it is served.
import { existsSync } from 'node:fs';
import { DomainError } from '@lectern/kernel/errors.ts';
import { sqliteFilesOf } from '@lectern/kernel/open-engines.ts';
import { readSettings, SettingsError } from '@lectern/kernel/settings.ts';
import { services as definitions, startServices, type Services } from './lectern-process.ts';
import { verify } from './verify.ts';

const usage = `Usage: npm run lectern -- <command>

  verify                  checks the files, every stream, every view and every projection; changes nothing
  rebuild <projection>    fills a projection anew beside the one that serves, then swaps (sharing/users; all: --all)
  parked list             shows what could not be processed, and why
  parked replay           processes it again`;

type Work = (running: Services) => Promise<number>;

/** What is asked for; a text says why it cannot be done. */
function workOf([command, argument, ...rest]: string[]): Work | string {
  if (rest.length > 0) return usage;
  switch (command) {
    case 'verify':
      return argument === undefined ? verify : usage;
    case 'rebuild':
      return rebuild(argument);
    case 'parked':
      return argument === 'list' || argument === 'replay' ? (running) => parked(running, argument) : usage;
    default:
      return usage;
  }
}

function rebuild(wanted: string | undefined): Work | string {
  const known = definitions.flatMap(({ name, projections }) => projections.map((projection) => ({ service: name, projection: projection.name, name: `${name}/${projection.name}` })));
  const chosen = known.filter(({ name, projection }) => wanted === '--all' || wanted === name || wanted === projection);
  if (chosen.length === 0) return `There is no projection ${wanted ?? '(none given)'}. There are: ${known.map(({ name }) => name).join(', ')}`;
  return async ({ services }) => {
    for (const { service, projection, name } of chosen) {
      const startedAt = Date.now();
      await services.find(({ definition }) => definition.name === service)!.rebuild(projection);
      console.log(`${name}: rebuilt in ${Date.now() - startedAt} ms`);
    }
    return 0;
  };
}

async function parked({ services }: Services, what: 'list' | 'replay'): Promise<number> {
  let left = 0;
  for (const service of services) {
    if (what === 'replay') console.log(`${service.definition.name}: ${await service.replayParked()} replayed`);
    for (const { consumer, eventId, parkedAt, reason } of await service.store.parked.list()) {
      left++;
      console.log(`${parkedAt}  ${service.definition.name}/${consumer}  ${eventId}\n    ${reason.replaceAll('\n', '\n    ')}`);
    }
  }
  console.log(left === 0 ? 'Nothing is parked.' : `${left} parked.`);
  return what === 'replay' && left > 0 ? 1 : 0;
}

async function run(work: Work): Promise<number> {
  const settings = readSettings({ ...process.env, LECTERN_LOG_LEVEL: process.env['LECTERN_LOG_LEVEL'] ?? 'error' });
  if (settings.LECTERN_STORE?.startsWith('mongodb')) throw new SettingsError(['LECTERN_STORE: this command works on the embedded store']);
  const { store } = sqliteFilesOf(settings);
  if (!existsSync(store)) throw new SettingsError([`LECTERN_DATA: there is no store at ${store}`]);
  const running = await startServices(settings, { onlyReads: true });
  try {
    return await work(running);
  } finally {
    await running.stop();
  }
}

const work = workOf(process.argv.slice(2));
try {
  if (typeof work === 'string') console.error(work);
  process.exitCode = typeof work === 'string' ? 1 : await run(work);
} catch (error) {
  console.error(error instanceof SettingsError || error instanceof DomainError ? error.message : error);
  process.exitCode = 1;
}
