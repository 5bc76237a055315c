import { existsSync } from 'node:fs';
import { erasePerson } from '@lectern/identity/people/person/erase-person.ts';
import { erasureReceiptOf, receiptFile } from '@lectern/identity/people/person/erasure-receipt.ts';
import { person } from '@lectern/identity/people/person/person.ts';
import { teamsWithOnlyAdmin } from '@lectern/identity/people/members/find-members.ts';
import { parseStream } from '@lectern/kernel/commands/aggregate.ts';
import { nameOfEvent, readErasureReceipt } from '@lectern/kernel/personal-data/erasure-receipt.ts';
import { enginePaths, RESTORING } from '@lectern/kernel/engines/engine-paths.ts';
import type { OpenOptions } from '@lectern/kernel/engines/open-embedded.ts';
import { SettingsError, type Settings } from '@lectern/kernel/engines/settings.ts';
import type { RunningService } from '@lectern/kernel/service/running-service.ts';
import { personWith } from './find-person.ts';
import { linksNamedUnsealed } from './unsealed-names.ts';
import { services as definitions } from './generated.ts';
import { startServices, type Services } from './lectern-process.ts';

/** Where commands print. */
export type Terminal = Pick<Console, 'log' | 'error'>;

/** @returns the exit code */
export type Work = (running: Services, terminal: Terminal) => Promise<number>;

/** Works on a store, also beside its servers; in a cluster it reads along with them. @throws SettingsError without a store */
export async function maintain(
  settings: Settings,
  work: Work,
  { terminal = console, onLoss }: { terminal?: Terminal; onLoss?: OpenOptions['onLoss'] } = {},
): Promise<number> {
  const { store } = enginePaths(settings);
  if (store !== null && !existsSync(store) && !existsSync(store + RESTORING))
    throw new SettingsError([`LECTERN_DATA: there is no store at ${store}`]);
  const running = await startServices(settings, { does: 'reads', onLoss });
  try {
    return await work(running, terminal);
  } finally {
    await running.stop();
  }
}

function serviceNamed(services: Services['services'], name: string): RunningService {
  const found = services.find(({ definition }) => definition.name === name);
  if (!found) throw new Error(`There is no service ${name}.`);
  return found;
}

/** @param wanted a projection, with or without its service, or `--all`. @throws SettingsError for an unknown projection */
export function rebuild(wanted: string): Work {
  const known = definitions.flatMap(({ name, projections }) =>
    projections.map((projection) => ({
      service: name,
      projection: projection.name,
      name: `${name}/${projection.name}`,
    })),
  );
  const chosen = known.filter(
    ({ name, projection }) => wanted === '--all' || wanted === name || wanted === projection,
  );
  if (chosen.length === 0)
    throw new SettingsError([
      `There is no projection ${wanted}. There are: ${known.map(({ name }) => name).join(', ')}`,
    ]);
  return async ({ services }, terminal) => {
    for (const { service, projection, name } of chosen) {
      const startedAt = Date.now();
      await serviceNamed(services, service).rebuild(projection);
      terminal.log(`${name}: rebuilt in ${Date.now() - startedAt} ms`);
    }
    return 0;
  };
}

export const listParked: Work = async ({ services }, terminal) => {
  await tellParked(services, terminal);
  return 0;
};

/** Events that fail again stay parked. */
export const replayParked: Work = async ({ services }, terminal) => {
  for (const service of services)
    terminal.log(`${service.definition.name}: ${await service.replayParked()} replayed`);
  return (await tellParked(services, terminal)) === 0 ? 0 : 1;
};

/** Discards an event wherever it is parked. */
export const discardParked =
  (eventId: string): Work =>
  async ({ services }, terminal) => {
    let discarded = 0;
    for (const service of services) discarded += await service.discardParked(eventId);
    if (discarded === 0) throw new SettingsError([`${eventId} is not parked.`]);
    terminal.log(
      `${eventId}: discarded. What it held back goes on with: npm run lectern -- parked replay`,
    );
    return 0;
  };

/**
 * Erases a person: first the key, then everything derived from it; a running server hears of it.
 * @param given an id, or the email of a user or a contact
 */
export const erase =
  (given: string): Work =>
  async ({ engines: { engines }, services }, terminal) => {
    const identity = serviceNamed(services, 'identity');
    const personId = given.includes('@') ? await personWith(identity, engines.keys, given) : given;
    // Also a person whose key is gone: an interrupted erasure continues.
    const isSomebody =
      /^[\w-]{1,100}$/.test(personId) &&
      ((await engines.keys.open(personId)) ??
        (await identity.systemContext(null).view(person).get(personId)));
    if (!isSomebody) throw new SettingsError([`There is no person ${given}`]);
    if ((await teamsWithOnlyAdmin(identity.systemContext(null), personId)).length > 0) {
      throw new SettingsError([
        `${given} is the only administrator. Make another member an administrator first.`,
      ]);
    }
    await erasePerson(identity.systemContext(null), personId, null);
    for (const service of services) await service.blank([personId], new AbortController().signal);
    terminal.log(`${given}: erased`);
    const unsealed = await linksNamedUnsealed(serviceNamed(services, 'sharing'), personId);
    if (unsealed.length > 0)
      terminal.log(
        `Some links were named before names were sealed. The log and the event stream keep those names: ${unsealed.join(', ')}`,
      );
    const receipt = await erasureReceiptOf(identity.systemContext(null), personId, null);
    if (receipt) terminal.log(receiptFile(receipt).trimEnd());
    return 0;
  };

/** Checks a receipt's signature, and what the log says about it. */
export const checkReceipt =
  (text: string): Work =>
  async ({ engines: { engines }, services }, terminal) => {
    const receipt = await readErasureReceipt(engines.keys, text);
    if (!receipt)
      throw new SettingsError(['This is no receipt of this installation, or it was changed.']);
    const identity = serviceNamed(services, 'identity');
    for await (const stream of identity.store.commits.streams()) {
      const { name, id } = parseStream(stream);
      if (name !== person.name || nameOfEvent(`${stream}/1`) !== receipt.event) continue;
      const isGone = (await engines.keys.open(id)) === null;
      terminal.log(
        `Signed by this installation: ${id} was erased at ${receipt.erasedAt}, asked for by ${receipt.askedBy}. ${isGone ? 'Their key is gone.' : 'Their key is still there: restore a backup of the keys that is younger, or erase them again.'}`,
      );
      return isGone ? 0 : 1;
    }
    throw new SettingsError([
      'This installation signed it, but its log does not know of it: it was put back from an older backup.',
    ]);
  };

async function tellParked(services: Services['services'], terminal: Terminal): Promise<number> {
  let count = 0;
  for (const { definition, store } of services) {
    for (const { consumer, eventId, parkedAt, reason, body } of await store.parked.list()) {
      count++;
      const explanation = [
        reason,
        ...(body === '' ? [remedyOf(definition.name, consumer)] : []),
      ].join('\n');
      terminal.log(
        `${parkedAt}  ${definition.name}/${consumer}  ${eventId}\n    ${explanation.replaceAll('\n', '\n    ')}`,
      );
    }
  }
  terminal.log(count === 0 ? 'Nothing is parked.' : `${count} parked.`);
  return count;
}

/** For an event parked without its body, which no replay restores: a rebuild reads the log again. */
function remedyOf(service: string, consumer: string): string {
  const [projection, generation] = consumer.split('@');
  if (generation === undefined) return 'A replay cannot bring it back: discard it.';
  return `A replay cannot bring it back: once the log is whole again (\`verify\` names the row), npm run lectern -- rebuild ${service}/${projection}`;
}
