import { setTimeout as pause } from 'node:timers/promises';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { startServices } from '@lectern/deploy/standalone/lectern-process.ts';
import { PublicApi } from '@lectern/deploy/standalone/public-api.ts';
import { spawnLectern } from '@lectern/deploy/standalone/spawn.ts';
import { PARTITIONS } from '@lectern/kernel/log/port.ts';
import type { RunningService } from '@lectern/kernel/service/running-service.ts';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import { holdStore } from '@lectern/kernel/store/sqlite/lock.ts';
import { join } from 'node:path';
import { seedHits } from './hits.ts';
import { seedLinks } from './links.ts';
import { seedPeople } from './people.ts';
import { seedPresentations } from './presentations.ts';
import type { Team } from './team.ts';

export interface Size {
  presentations: number;
  hits: number;
  /** How many of the hits lead to a viewing: about eleven events each. */
  viewings: number;
  /** Members besides the first administrator. */
  people?: number;
}

/** In events. */
const MOST_BEHIND = 20_000;

/** Uploaded files; all other presentations are copies of these. */
const originals = [
  { pages: 12, name: 'Northwind.pdf' },
  { pages: 6, name: 'Offer.pdf' },
  { pages: 30, name: 'Handbook.pdf' },
];

/** Makes a data folder of that size: the team over the public API, the rest with the services' own writers. */
export async function fill(folder: string, size: Size): Promise<void> {
  const begun = await begin(folder, Math.min(size.presentations, originals.length));
  const release = holdStore(join(folder, 'lectern.sqlite'), 'LECTERN_DATA');
  // Read models follow the log meanwhile; policies and jobs do not react to past events.
  const running = await startServices(
    readSettings({ LECTERN_DATA: folder, LECTERN_LOG_LEVEL: 'warn' }),
    { does: 'reads' },
  );
  try {
    const service = (name: string) => {
      const found = running.services.find(({ definition }) => definition.name === name);
      if (!found) throw new Error(`There is no service ${name}`);
      return found;
    };
    const projections = running.services.flatMap((each) => each.projections);
    const lag = async () => Math.max(...(await Promise.all(projections.map((each) => each.lag()))));
    const breathe = async () => {
      while ((await lag()) > MOST_BEHIND) await pause(50);
    };
    const team: Team = { ...begun, engines: running.engines.engines, service, breathe };
    if (size.people !== undefined) await seedPeople(team, size.people);
    const presentations = await seedPresentations(team, begun.originals, size.presentations);
    const links = await seedLinks(team, presentations);
    await seedHits(team, links, size);
    await catchUp(running.services);
    for (const each of running.services) await skipAll(each, team);
  } finally {
    await running.stop();
    release();
  }
}

/** Makes the first administrator and files with their pages. */
async function begin(
  folder: string,
  files: number,
): Promise<{ teamId: string; userId: string; originals: string[] }> {
  const lectern = await spawnLectern({ folder });
  try {
    const api = await PublicApi.signIn(lectern.url);
    const { data } = await api.ask<{ data: { id: string; current_team_id: string } }>(
      'GET',
      '/api/user',
    );
    const ids: string[] = [];
    for (const { pages, name } of originals.slice(0, files))
      ids.push(await api.publish(await aPdf({ pages }), name));
    return { teamId: data.current_team_id, userId: data.id, originals: ids };
  } finally {
    await lectern.stop();
  }
}

async function catchUp(services: readonly RunningService[]): Promise<void> {
  const startedAt = performance.now();
  const projections = services.flatMap((service) => service.projections);
  for (;;) {
    const settled = await Promise.all(projections.map((each) => each.isSettled()));
    if (settled.every(Boolean)) break;
    await pause(100);
  }
  console.log(
    `read models are there after another ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
}

/** Policies continue at the end of the log, so that no mails go out. */
async function skipAll({ policies, store }: RunningService, { engines }: Team): Promise<void> {
  for (const { policy, topics } of policies) {
    for (const topic of topics) {
      for (let partition = 0; partition < PARTITIONS; partition++) {
        const key = { consumer: policy.name, topic, partition };
        const { sequence } = await store.journals.head(key);
        await store.journals.commit(key, sequence, {
          nextOffset: await engines.log.endOffset(topic, partition),
          rows: [],
          streams: [],
        });
      }
    }
  }
}
