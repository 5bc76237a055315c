// `npm run test:crash -- [--rounds n] [--cuts n] [--on disk|sqlite|cluster] [--fault <part of its name>]`: the power is
// cut at random moments, the disk fails to sync (both need strace), then a process with 32 writers is killed again and
// again. Nothing acknowledged is lost or duplicated, and every read model equals its rebuild.
// The last line is `N passed, N failed`, where all cuts count as one, and so does each round.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Account } from './protocol.ts';
import type { Fault } from './faults.ts';
import { clusterStage, embeddedStage, type Stage } from './stages.ts';
import { failSyncs } from './disk/failing-sync.ts';
import { cutPower } from './disk/power-loss.ts';
import { problemsOf } from './verdict.ts';
import { Victim } from './victim-process.ts';
import { Ledger, makeWriters } from './writers.ts';

const SHOWN = 20;
const LENGTH = 400;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    on: { type: 'string' },
    cuts: { type: 'string', default: '1000' },
    fault: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const counts = { passed: 0, failed: 0 };

async function examine(
  stage: Stage,
  victim: Victim,
  ledger: Ledger,
  isFinal: boolean,
): Promise<{ problems: string[]; account: Account | null }> {
  try {
    const account = await victim.ask<Account>({ ask: 'account', isFinal });
    return {
      account,
      problems: [
        ...problemsOf(ledger, account, { mayRepeat: stage.mayRepeat, isFinal }),
        ...stage.inspect(),
      ],
    };
  } catch (error) {
    return {
      account: null,
      problems: [`it could not account for itself: ${String(error)}\n${victim.said}`],
    };
  }
}

/** Writers write while the fault strikes; then another process takes over and accounts for everything so far. */
async function round(
  stage: Stage,
  fault: Fault,
  victim: Victim,
  ledger: Ledger,
  writers: ReturnType<typeof makeWriters>,
): Promise<string[]> {
  let isOver = false;
  const writing = writers.write(victim, () => isOver, stage.paceMs);
  const stop = () => {
    isOver = true;
    return writing;
  };
  const problems = await fault.strike(victim, { acknowledged: () => ledger.acknowledged, stop });
  victim.kill();
  await Promise.all([stop(), victim.exited]);
  return problems;
}

async function play(stage: Stage): Promise<void> {
  const faults = stage.faults.filter(({ name }) => name.includes(values.fault));
  if (faults.length === 0) return;
  const ledger = new Ledger();
  const writers = makeWriters(ledger);
  let victim = await Victim.start(stage.env);
  for (let number = 1; number <= rounds; number++) {
    const fault = faults[(number - 1) % faults.length]!;
    const before = ledger.acknowledged;
    const problems = await round(stage, fault, victim, ledger, writers);
    const startedAt = performance.now();
    victim = await Victim.start(stage.env);
    const startMs = Math.round(performance.now() - startedAt);
    const examined = await examine(stage, victim, ledger, number === rounds);
    problems.push(...examined.problems);
    counts[problems.length === 0 ? 'passed' : 'failed']++;
    const figures = `${ledger.acknowledged - before} acknowledged, back in ${startMs} ms, settled in ${examined.account?.settledInMs ?? '?'} ms`;
    console.log(
      `${problems.length === 0 ? '✓' : '✗'} ${stage.name} ${number}/${rounds}, ${fault.name}: ${figures}`,
    );
    for (const problem of problems.slice(0, SHOWN)) console.log(`    ${problem.slice(0, LENGTH)}`);
    if (problems.length > SHOWN) console.log(`    and ${problems.length - SHOWN} more`);
    if (problems.length > 0) break; // The next rounds would fail the same way.
  }
  victim.kill();
  await victim.exited;
  const unknown = [...ledger.entries.values()].filter(
    ({ outcome }) => outcome === 'unknown',
  ).length;
  console.log(
    `${stage.name}: ${ledger.acknowledged} acknowledged, ${unknown} with unknown outcome`,
  );
}

/** Where strace stands between the process and its disk. */
async function onBadDisks(): Promise<void> {
  const cuts = Number(values.cuts);
  for (const [name, problemsOfDisk] of [
    [`power cut at ${cuts} moments`, () => cutPower(cuts)],
    ['a disk that fails to sync', failSyncs],
  ] as const) {
    const startedAt = performance.now();
    const problems = await problemsOfDisk().catch((error: unknown) => [String(error)]);
    counts[problems.length === 0 ? 'passed' : 'failed']++;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    for (const problem of problems.slice(0, SHOWN)) console.log(`    ${problem.slice(0, LENGTH)}`);
  }
}

if (values.on === undefined || values.on === 'disk') await onBadDisks();
for (const [name, open] of Object.entries({
  sqlite: async (folder: string) => embeddedStage(folder),
  cluster: clusterStage,
})) {
  if (values.on && values.on !== name) continue;
  const folder = await mkdtemp(join(tmpdir(), 'lectern-crash-'));
  let stage: Stage | undefined;
  try {
    stage = await open(folder);
    await play(stage);
  } catch (error) {
    counts.failed++;
    console.error(error);
  } finally {
    await stage?.close();
    await rm(folder, { recursive: true, force: true });
  }
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);
