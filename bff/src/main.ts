// Runs the BFF as a process of its own: the console's origin, and that of customers' files.
import { setTimeout as pause } from 'node:timers/promises';
import { openEngines } from '@lectern/kernel/engines/open-engines.ts';
import { startInternalServer } from '@lectern/kernel/process/internal-server.ts';
import { engineSettings } from '@lectern/kernel/process/process-settings.ts';
import { runProcess } from '@lectern/kernel/process/run-process.ts';
import { reportDamage } from './content-origin/report-damage.ts';
import { checkPorts } from './http/ports.ts';
import { remoteGraphOf } from './graph/remote.ts';
import { startBff, type RunningBff } from './start-bff.ts';

const AGAIN_MS = 1_000;

await runProcess(
  'bff',
  [
    ...engineSettings,
    'LECTERN_SUBGRAPHS',
    'LECTERN_GATEWAY_URL',
    'LECTERN_HOST',
    'LECTERN_PORT',
    'LECTERN_HOSTS',
    'LECTERN_TRUSTED_PROXIES',
    'LECTERN_CONNECTIONS',
    'LECTERN_CONNECTIONS_PER_ADDRESS',
    'LECTERN_UPLOAD_LIMIT',
    'LECTERN_REGISTRATION',
    'LECTERN_TERMS_URL',
    'LECTERN_PRIVACY_URL',
    'LECTERN_SIGN_ON_HOSTS',
    'LECTERN_BOT_CHECK_BITS',
    'LECTERN_RECAPTCHA_SITE_KEY',
    'LECTERN_RECAPTCHA_SECRET',
    'LECTERN_RECAPTCHA_URL',
    'LECTERN_RECAPTCHA_PATH',
  ],
  async (settings, logger) => {
    await checkPorts(settings);
    const opened = await openEngines(settings, logger, { serves: true });
    const { engines } = opened;
    const graph = remoteGraphOf(engines);
    reportDamage(engines, graph);
    const bff = await startBff({ engines, graph });
    void printFirstSteps(bff);
    const server = await startInternalServer(settings, { logger, problem: () => null, routes: {} });
    return {
      async stop() {
        await Promise.all([bff.stop(), server.stop()]);
        await graph.stop();
        await opened.close();
      },
    };
  },
);

/** Once the services answer, which may start later. */
async function printFirstSteps(bff: RunningBff): Promise<void> {
  for (;;) {
    try {
      return console.log(`\n  ${await bff.firstSteps()}\n`);
    } catch {
      await pause(AGAIN_MS, undefined, { ref: false });
    }
  }
}
