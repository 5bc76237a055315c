import type { OpenOptions } from '../engines/open-embedded.ts';
import { openEngines, type OpenEngines } from '../engines/open-engines.ts';
import type { Settings } from '../engines/settings.ts';
import type { Logger } from '../observability/logger.ts';
import { RunningService } from './running-service.ts';
import type { ServiceDefinition } from './service.ts';

export interface Services {
  engines: OpenEngines;
  services: readonly RunningService[];
  stop(): Promise<void>;
}

export interface StartOptions extends Pick<OpenOptions, 'onLoss' | 'copiesFeed'> {
  /** As in `RunningService.start`. */
  does?: 'everything' | 'reads' | 'jobs';
  /** As in `RunningService.open`. */
  runsJob?: (kind: string) => boolean;
}

/**
 * Services in this process, on the engines that the settings name: all of them where there is one process, one of them in a
 * cluster. What has been started is stopped again when the rest cannot be.
 */
export async function startServices(
  definitions: readonly ServiceDefinition[],
  settings: Settings,
  logger: Logger,
  { does = 'everything', runsJob, onLoss, copiesFeed }: StartOptions = {},
): Promise<Services> {
  const engines = await openEngines(settings, logger, {
    serves: does !== 'reads',
    onLoss,
    ...(copiesFeed !== undefined && { copiesFeed }),
  });
  const running: RunningService[] = [];
  const stop = async () => {
    await Promise.all(running.map((service) => service.stop()));
    await engines.close();
  };
  return orElse(stop, async () => {
    for (const definition of definitions) {
      running.push(
        await RunningService.open(
          definition,
          engines.engines,
          (viewOf) => engines.openStore(definition.name, viewOf),
          runsJob,
        ),
      );
    }
    if (does === 'everything') await Promise.all(running.map((service) => service.prepare()));
    const started = await Promise.allSettled(running.map((service) => service.start(does)));
    for (const each of started) if (each.status === 'rejected') throw each.reason;
    return { engines, services: running, stop };
  });
}

/** Runs the last steps of a start; when they fail, the first ones are taken back. */
export async function orElse<Result>(
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
