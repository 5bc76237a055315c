import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callTraced, pathOf } from '../testing/follow-traces.ts';
import { startHere, type LecternHere } from '../testing/lectern-here.ts';
import { startTraceCollector, type TraceCollector } from '../testing/trace-collector.ts';

let collector: TraceCollector;
let lectern: LecternHere;
beforeAll(async () => {
  collector = await startTraceCollector();
  lectern = await startHere({ env: { LECTERN_TRACES_URL: collector.url } });
});
afterAll(async () => {
  await lectern.stop();
  await collector.stop();
});

test('a ping is followed to the figures, a command to what it changes, and an upload to the job that draws its pages', async () => {
  const { upload, ping, command, secrets } = await callTraced(lectern.url);
  await pathOf(collector, ping, ['PUT /api/sessions/:id/ping', 'projection session-pings']);
  await pathOf(collector, command, [
    'POST /api/presentations/:id/share',
    'graph sharing',
    'command CreateSharedLink',
    /^projection /,
  ]);
  await pathOf(collector, upload, [
    'POST /api/admin/presentations',
    'graph content',
    /^command /,
    'policy process-presentation-when-uploaded',
    'job process-presentation',
  ]);
  for (const secret of secrets) expect(collector.sent()).not.toContain(secret);
});

test('without a collector, nothing of OpenTelemetry is loaded', async () => {
  const tracing = import.meta.resolve('@lectern/kernel/observability/tracing.ts');
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const { startTracing, traced } = await import('${tracing}');
    const load = async (settings) => {
      await (await startTracing(settings, 'spec'))();
      return loaded.filter((url) => /open-?telemetry/.test(url)).length;
    };
    console.log(await traced('a', {}, async () => 'ran'), await load({}) === 0,
      await load({ LECTERN_TRACES_URL: 'http://127.0.0.1:1', LECTERN_TRACES_SHARE: 1 }) > 0);`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trim()).toBe('ran true true');
});
