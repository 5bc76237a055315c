import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Claims, UserClaims } from '@lectern/schemas/access/claims.ts';
import { anonymous } from '@lectern/schemas/access/claims.ts';
import type { Engines } from '../engines/engines.ts';
import type { GraphAnswer } from '../graphql/subgraph.ts';
import { newId } from '../ids.ts';
import { makeLogger } from '../observability/logger.ts';
import { openEngines, type OpenEngines } from '../engines/open-engines.ts';
import { RunningService } from '../service/running-service.ts';
import type { ServiceDefinition } from '../service/service.ts';
import { readSettings } from '../engines/settings.ts';
import type { Idempotency } from '../store/commits-port.ts';
import { until } from './until.ts';

export interface RunningServices {
  engines: Engines;
  folder: string;
  service(name: ServiceDefinition['name']): RunningService;
  /** Runs a document in one service's subgraph. The caller is anonymous by default. */
  call(request: {
    service: ServiceDefinition['name'];
    document: string;
    variables?: Record<string, unknown>;
    claims?: Claims;
    idempotency?: Idempotency;
  }): Promise<GraphAnswer>;
  /** Resolves once the log's end has reached every projection and policy, and no job runs or is due. */
  settled(): Promise<void>;
  /** Ends the services but keeps the data, so that they can be started on it again. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Services on a store of their own: embedded, in a temporary folder, unless `env` names other engines.
 * @param options.serves locks the store, as a server does
 */
export async function startServices(
  definitions: readonly ServiceDefinition[],
  options: { env?: NodeJS.ProcessEnv; folder?: string; serves?: boolean } = {},
): Promise<RunningServices> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'lectern-')));
  const settings = readSettings({
    LECTERN_DATA: folder,
    LECTERN_LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    LECTERN_PASSWORD_COST: '10',
    ...options.env,
  });
  const opened: OpenEngines = await openEngines(settings, makeLogger(settings, 'spec'), {
    serves: options.serves ?? false,
  });
  const services = new Map<string, RunningService>();
  for (const definition of definitions) {
    const service = await RunningService.open(definition, opened.engines, (viewOf) =>
      opened.openStore(definition.name, viewOf),
    );
    services.set(definition.name, service);
  }
  let isStopped = false;

  const running: RunningServices = {
    engines: opened.engines,
    folder,
    service(name) {
      const service = services.get(name);
      if (!service) throw new Error(`${name} was not started`);
      return service;
    },
    call: ({ service, document, variables, claims = anonymous, idempotency }) =>
      running.service(service).subgraph.execute({
        document,
        variables,
        request: { claims, correlationId: newId(), idempotency: idempotency ?? null },
      }),
    async settled() {
      await until(() => areSettled([...services.values()]), 'the services settle');
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await Promise.all([...services.values()].map((service) => service.stop()));
      await opened.close();
    },
    async remove() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await Promise.all([...services.values()].map((service) => service.prepare()));
    await Promise.all([...services.values()].map((service) => service.start()));
  } catch (error) {
    await (options.folder ? running.stop() : running.remove());
    throw error;
  }
  return running;
}

/** Twice in a row: a policy may have added a job, a job may have appended an event. */
async function areSettled(services: readonly RunningService[]): Promise<boolean> {
  for (let round = 0; round < 2; round++) {
    for (const service of services) {
      if (!(await service.isSettled()) || (await service.hasDueJobs())) return false;
    }
  }
  return true;
}

/** A signed-in person. */
export function aUser(changes: Partial<UserClaims> = {}): UserClaims {
  return {
    kind: 'user',
    userId: newId(),
    impersonatorId: null,
    signInId: newId(),
    teamId: newId(),
    role: 'TEAM_ADMIN',
    permissions: [],
    groupIds: [],
    isOperator: false,
    ...changes,
  };
}
