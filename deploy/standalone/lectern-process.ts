import { checkPorts } from '@lectern/bff/http/ports.ts';
import { startBff, type RunningBff } from '@lectern/bff/start-bff.ts';
import { startGraph, type Graph } from '@lectern/gateway/graph.ts';
import { composedSdl } from '@lectern/kernel/graphql/sdl.ts';
import { startTracing } from '@lectern/kernel/observability/tracing.ts';
import { makeLogger } from '@lectern/kernel/observability/logger.ts';
import type { OpenOptions } from '@lectern/kernel/engines/open-embedded.ts';
import {
  orElse,
  startServices as start,
  type Services,
  type StartOptions,
} from '@lectern/kernel/service/start-services.ts';
import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { services } from './generated.ts';

export type { Services };

/** All services on the engines that the settings name. */
export function startServices(settings: Settings, options: StartOptions = {}): Promise<Services> {
  return start(services, settings, makeLogger(settings, 'services'), options);
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
  const stopTracing = await startTracing(settings, 'lectern');
  const running = await orElse(stopTracing, () => startServices(settings, options));
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
        await stopTracing();
      },
    };
  });
}
