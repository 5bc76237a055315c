import type { Settings } from '../engines/settings.ts';
import { makeLogger, type Logger } from '../observability/logger.ts';
import { readProcessSettings } from './process-settings.ts';
import { startTracing } from '../observability/tracing.ts';
import { refusalOf } from './refusal.ts';

const STOP_MS = 8_000;

export interface StartedProcess {
  /** Drains what is under way and hands over leases and partitions. */
  stop(): Promise<void>;
  /** Resolves when only another process may go on. */
  failed?: Promise<Error>;
}

/**
 * Runs one process of a cluster until it gets SIGTERM or SIGINT. What is wrong at the start, a setting for example, ends it
 * with a sentence and exit code 1.
 * @param name as in logs
 */
export async function runProcess(
  name: string,
  settingNames: readonly (keyof Settings)[],
  start: (settings: Settings, logger: Logger) => Promise<StartedProcess>,
): Promise<void> {
  let starting: Promise<StartedProcess> | undefined;
  let isStopping = false;
  let stopTracing = async () => {};

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(exitCode), STOP_MS).unref(); // A part that hangs must not keep it alive.
    try {
      await (await starting)?.stop();
      await stopTracing();
    } catch (error) {
      console.error(error); // What could not be handed over is taken over by another copy after a while.
    }
    process.exit(exitCode);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
  try {
    const settings = readProcessSettings(process.env, settingNames);
    const logger = makeLogger(settings, name);
    stopTracing = await startTracing(settings, name);
    starting = start(settings, logger);
    const started = await starting;
    void started.failed?.then((err) => {
      logger.fatal({ err }, 'It ends, so that another process goes on');
      void stop(1);
    });
    if (!isStopping) logger.info('ready');
  } catch (error) {
    if (isStopping) return;
    console.error(refusalOf(error) ?? error);
    process.exit(1);
  }
}
