import { checkPorts } from '@lectern/bff/ports.ts';
import { startBff, type RunningBff } from '@lectern/bff/start-bff.ts';
import { startGraph, type Graph } from '@lectern/gateway/graph.ts';
import { composedSdl } from '@lectern/kernel/graphql/sdl.ts';
import { makeLogger } from '@lectern/kernel/observability/logger.ts';
import type { OpenOptions } from '@lectern/kernel/engines/open-embedded.ts';
import { openEngines, type OpenEngines } from '@lectern/kernel/engines/open-engines.ts';
import { RunningService } from '@lectern/kernel/service/running-service.ts';
import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { services } from './generated.ts';

export interface Services {
  engines: OpenEngines;
  services: readonly RunningService[];
  stop(): Promise<void>;
}

/**
 * All services on the engines that the settings name.
 * @param options.onlyReads for maintenance beside a process that serves
 */
export async function startServices(
  settings: Settings,
  options: { onlyReads?: boolean } & Pick<OpenOptions, 'onLoss'> = {},
): Promise<Services> {
  const engines = await openEngines(settings, makeLogger(settings, 'services'), {
    serves: options.onlyReads !== true,
    onLoss: options.onLoss,
  });
  const running: RunningService[] = [];
  const stop = async () => {
    await Promise.all(running.map((service) => service.stop()));
    await engines.close();
  };
  return orElse(stop, async () => {
    for (const definition of services) {
      running.push(
        await RunningService.open(definition, engines.engines, (viewOf) =>
          engines.openStore(definition.name, viewOf),
        ),
      );
    }
    if (!options.onlyReads) await Promise.all(running.map((service) => service.prepare()));
    const started = await Promise.allSettled(running.map((service) => service.start(options)));
    for (const each of started) if (each.status === 'rejected') throw each.reason;
    return { engines, services: running, stop };
  });
}

export interface Lectern extends Services {
  graph: Graph;
  bff: RunningBff;
}

/** Everything in this process: services, gateway and BFF. What has been started is stopped again when the rest cannot be. */
export async function startLectern(
  settings: Settings,
  options: Pick<OpenOptions, 'onLoss'> = {},
): Promise<Lectern> {
  await checkPorts(settings);
  const running = await startServices(settings, options);
  const { engines } = running.engines;
  return orElse(running.stop, async () => {
    const graph = startGraph({
      apiSdl: composedSdl('api'),
      supergraphSdl: composedSdl('supergraph'),
      subgraphs: running.services.map(({ subgraph }) => subgraph),
      onUnexpectedError: (err) => engines.logger.error({ err }, 'the graph failed'),
    });
    const isReady = () => running.services.every((service) => service.isReady);
    const bff = await orElse(
      () => graph.stop(),
      () => startBff({ engines, graph, isReady }),
    );
    return {
      ...running,
      graph,
      bff,
      async stop() {
        // A slow reader must not delay the stop of a converter.
        await Promise.all([bff.stop(), ...running.services.map((service) => service.stopWork())]);
        await graph.stop();
        await running.stop();
      },
    };
  });
}

/** Runs the last steps of a start; when they fail, the first ones are taken back. */
async function orElse<Result>(
  takeBack: () => Promise<void>,
  start: () => Promise<Result>,
): Promise<Result> {
  try {
    return await start();
  } catch (error) {
    await takeBack().catch(() => {}); // Report why it did not start, not the errors that follow.
    throw error;
  }
}
