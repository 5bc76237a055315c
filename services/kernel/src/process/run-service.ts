import type { JSONWebKeySet } from 'jose';
import type { Engines } from '../engines/engines.ts';
import type { Settings } from '../engines/settings.ts';
import type { ServiceDefinition } from '../service/service.ts';
import { startServices, type StartOptions } from '../service/start-services.ts';
import { engineSettings } from './process-settings.ts';
import { runProcess } from './run-process.ts';
import { serveService } from './serve-service.ts';

export interface ServiceProcess extends Pick<StartOptions, 'does' | 'runsJob'> {
  /** Further settings that it reads. */
  settings?: readonly (keyof Settings)[];
  /** The keys with which it signs claims; of the one service that does. */
  signingKeys?: (engines: Engines) => Promise<JSONWebKeySet>;
  /** As in logs; that of the service by default. */
  name?: string;
}

/** Runs a service as a process of its own. */
export function runService(
  definition: ServiceDefinition,
  { settings: further = [], signingKeys, name = definition.name, ...options }: ServiceProcess = {},
): Promise<void> {
  return runProcess(name, [...engineSettings, ...further], async (settings, logger) => {
    const running = await startServices([definition], settings, logger, {
      ...options,
      copiesFeed: false,
    });
    const service = running.services[0]!;
    const { engines } = running.engines;
    const server = await serveService(
      service,
      settings,
      logger,
      signingKeys && (() => signingKeys(engines)),
    );
    return {
      async stop() {
        await Promise.all([server.stop(), service.stopWork()]);
        await running.stop();
      },
      failed: running.engines.diskFailed,
    };
  });
}
