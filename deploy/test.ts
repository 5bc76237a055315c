// `npm test`: checks and specs that need only Node and npm. `--system`: specs that start whole programs and drive
// browsers. `--engines`: specs on the real engines (deploy/engines).
// The last line is `N passed, N failed`, where a check counts as one test.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = await mkdtemp(join(tmpdir(), 'lectern-test-'));
const counts = { passed: 0, failed: 0 };

/** Tests must not depend on a developer's settings. */
const kept = new Set(['LECTERN_BROWSER', 'LECTERN_ENGINES', 'LECTERN_ENGINES_CACHE']);
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('LECTERN_') || kept.has(name)),
);
// Threads and processes of specs share one compile cache.
env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'compiled');
// Saves the compiler and the lint, which are Go programs, a tenth of their time in garbage collection.
env['GOGC'] ??= '800';

interface Outcome {
  isGood: boolean;
  output: string;
}

/** Runs one of our programs and shows its output at once, at its end, or only if it failed. */
function run(
  args: string[],
  shows: 'everything' | 'everything at its end' | 'failures',
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (shows === 'everything') process.stdout.write(chunk);
      });
    }
    child.once('close', (code) => {
      const output = Buffer.concat(chunks).toString();
      if (shows === 'everything at its end' || (code !== 0 && shows === 'failures'))
        process.stdout.write(output);
      resolve({ isGood: code === 0, output });
    });
  });
}

/** Runs a step, prints its result and time, and counts it. */
async function step(
  name: string,
  work: () => Promise<{ passed: number; failed: number }>,
): Promise<void> {
  const startedAt = performance.now();
  const { passed, failed } = await work();
  counts.passed += passed;
  counts.failed += failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
}

const check = (name: string, ...args: string[]): Promise<void> =>
  step(name, async () =>
    (await run(args, 'failures')).isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  );

/** Specs of these projects of jest.config.js. A file that cannot run counts as a failed test. */
const jest = (
  name: string,
  projects: string[],
  shows: 'everything' | 'everything at its end',
  ...options: string[]
): Promise<void> =>
  step(name, async () => {
    const file = join(results, `${projects.join('-')}.json`);
    const flags = [
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=TimeoutNegativeWarning',
    ];
    const { isGood } = await run(
      [
        ...flags,
        'node_modules/jest/bin/jest.js',
        '--ci',
        '--selectProjects',
        ...projects,
        '--json',
        '--outputFile',
        file,
        ...options,
      ],
      shows,
    );
    const summary: Record<string, number> = await readFile(file, 'utf8').then(
      JSON.parse,
      () => ({}),
    );
    const failed = (summary['numFailedTests'] ?? 0) + (summary['numRuntimeErrorTestSuites'] ?? 0);
    return {
      passed: summary['numPassedTests'] ?? 0,
      failed: isGood ? failed : Math.max(1, failed),
    };
  });

/** Its last line has the counts. */
const crash = (...args: string[]): Promise<void> =>
  step('crashes', async () => {
    const { isGood, output } = await run(['deploy/crash/crash.ts', ...args], 'everything');
    const [, passed = '0', failed = '0'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
    return {
      passed: Number(passed),
      failed: isGood ? Number(failed) : Math.max(1, Number(failed)),
    };
  });

// Specs wait half of their time and browsers most of it: running all side by side keeps the cores busy.
const cores = availableParallelism();
const workers = (count: number) => ['--maxWorkers', String(count)];
/** They start programs, kill them, and damage their files: each takes a while. */
const ofPrograms = 'deploy/.*\\.int\\.spec\\.ts$';

const webAppBuilds = () => check('the web app builds', 'deploy/bootstrap.mjs', '--web');

async function embedded(): Promise<void> {
  await Promise.all([
    webAppBuilds(),
    // In one pass, each file under its own tsconfig: ADR 35.
    check(
      'types and lint',
      'node_modules/oxlint/bin/oxlint',
      '--type-aware',
      '--type-check',
      '--quiet',
    ),
    check('generated files are up to date', 'deploy/codegen/codegen.ts', '--check'),
    check('nothing is unused', 'node_modules/knip/bin/knip.js', '--no-progress'),
    check('sizes and habits of the code', 'deploy/house/house.ts', '--check'),
    check('formatting', 'node_modules/oxfmt/bin/oxfmt', '--check'),
    jest('page specs', ['web'], 'everything at its end', ...workers(cores)),
    jest(
      'unit and integration specs',
      ['unit', 'int'],
      'everything',
      ...workers(cores + 1),
      '--testPathIgnorePatterns',
      ofPrograms,
    ),
  ]);
}

async function wholeSystem(): Promise<void> {
  await webAppBuilds();
  await Promise.all([
    jest('browser specs', ['e2e'], 'everything at its end', ...workers(cores + 1)),
    jest(
      'specs of whole programs',
      ['int'],
      'everything',
      ...workers(cores),
      '--testPathPatterns',
      ofPrograms,
    ),
  ]);
}

async function onEngines(): Promise<void> {
  await webAppBuilds();
  await jest('specs and the journey on the engines', ['engines'], 'everything');
  await crash('--rounds', '3', '--cuts', '50');
}

const startedAt = performance.now();
try {
  const { argv } = process;
  await (argv.includes('--engines')
    ? onEngines()
    : argv.includes('--system')
      ? wholeSystem()
      : embedded());
} finally {
  await rm(results, { recursive: true, force: true });
}
console.log(`in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
if (counts.failed > 0 || counts.passed === 0) process.exitCode = 1;
