// `npm run lectern -- <command>`: maintenance of an embedded store.
import { readSettings, SettingsError } from '@lectern/kernel/settings.ts';
import { startServices } from './lectern-process.ts';
import { verify } from './verify.ts';

const usage = `Usage: npm run lectern -- <command>

  verify                  checks the file, every stream, every view and every projection
  rebuild <projection>    fills a projection anew beside the one that serves, then swaps (all of them: --all)
  parked list             shows what could not be processed, and why
  parked replay           processes it again`;

async function run([command, argument]: string[]): Promise<number> {
  const settings = readSettings({ ...process.env, LECTERN_LOG_LEVEL: process.env['LECTERN_LOG_LEVEL'] ?? 'error' });
  if (settings.LECTERN_STORE?.startsWith('mongodb')) {
    console.error('This command works on the embedded store; LECTERN_STORE names another one.');
    return 1;
  }
  if (!['verify', 'rebuild', 'parked'].includes(command ?? '')) {
    console.error(usage);
    return 1;
  }
  const running = await startServices(settings, { onlyReads: true });
  try {
    if (command === 'verify') return await verify(running);
    if (command === 'rebuild') return await rebuild(running.services, argument);
    return await parked(running.services, argument);
  } finally {
    await running.stop();
  }
}

type RunningServices = Awaited<ReturnType<typeof startServices>>['services'];

async function rebuild(services: RunningServices, name: string | undefined): Promise<number> {
  const wanted = services.flatMap((service) =>
    service.definition.projections.filter((each) => name === '--all' || each.name === name).map(({ name: projection }) => ({ service, projection })),
  );
  if (wanted.length === 0) {
    const names = services.flatMap(({ definition }) => definition.projections.map((each) => each.name));
    console.error(`There is no projection ${name ?? '(none given)'}. There are: ${names.join(', ')}`);
    return 1;
  }
  for (const { service, projection } of wanted) {
    const startedAt = Date.now();
    await service.rebuild(projection);
    console.log(`${projection}: rebuilt in ${Date.now() - startedAt} ms`);
  }
  return 0;
}

async function parked(services: RunningServices, what: string | undefined): Promise<number> {
  if (what !== 'list' && what !== 'replay') {
    console.error(usage);
    return 1;
  }
  let left = 0;
  for (const service of services) {
    if (what === 'replay') console.log(`${service.definition.name}: ${await service.replayParked()} replayed`);
    for (const { consumer, eventId, parkedAt, reason } of await service.store.parked.list()) {
      left++;
      console.log(`${parkedAt}  ${service.definition.name}/${consumer}  ${eventId}\n    ${reason}`);
    }
  }
  console.log(left === 0 ? 'Nothing is parked.' : `${left} parked.`);
  return what === 'replay' && left > 0 ? 1 : 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
