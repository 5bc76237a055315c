import { fork, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '@lectern/deploy/standalone/spawn.ts';
import type { Load, LoadResult } from './load.ts';

const TICKS_PER_SECOND = 100;
/** Drops pairs in which the reference took this many times its median: the machine was busy. */
const OUTLIER = 1.5;

/** A server under measurement: its process and where it listens. */
export interface Target {
  name: string;
  pid: number;
  port: number;
}

/** One of the alternating runs. */
interface Run extends LoadResult {
  cpuMicrosecondsPerRequest: number;
}

export interface Comparison {
  pairs: { ours: Run; reference: Run }[];
  dropped: number;
  /** Ours divided by the reference's, per pair. */
  cpuRatio: Spread;
  rateRatio: Spread;
  ours: Side;
  reference: Side;
}

type Side = Record<'rate' | 'cpu' | 'p50' | 'p99', Spread>;

export interface Spread {
  min: number;
  median: number;
  max: number;
}

/**
 * Runs A B A B on one core, with the load on the other: a warm-up pair, then `pairs` that count.
 * @throws Error when fewer than three pairs are left, or a request failed
 */
export async function compare(
  ours: Target,
  reference: Target,
  load: (target: Target, run: number) => Load,
  { pairs = 5 }: { pairs?: number } = {},
): Promise<Comparison> {
  const all: Comparison['pairs'] = [];
  for (let index = 0; index <= pairs; index++) {
    const pair = {
      ours: await measured(ours, load(ours, index)),
      reference: await measured(reference, load(reference, index)),
    };
    if (index > 0) all.push(pair);
  }
  const typical = spread(all.map((pair) => pair.reference.cpuMicrosecondsPerRequest)).median;
  const kept = all.filter((pair) => pair.reference.cpuMicrosecondsPerRequest <= OUTLIER * typical);
  if (kept.length < 3)
    throw new Error(
      'The machine was too busy for a verdict: fewer than three pairs are comparable',
    );
  const of = (side: 'ours' | 'reference'): Side => ({
    rate: spread(kept.map((pair) => pair[side].rate)),
    cpu: spread(kept.map((pair) => pair[side].cpuMicrosecondsPerRequest)),
    p50: spread(kept.map((pair) => pair[side].p50)),
    p99: spread(kept.map((pair) => pair[side].p99)),
  });
  return {
    pairs: all,
    dropped: all.length - kept.length,
    cpuRatio: spread(
      kept.map(
        (pair) => pair.ours.cpuMicrosecondsPerRequest / pair.reference.cpuMicrosecondsPerRequest,
      ),
    ),
    rateRatio: spread(kept.map((pair) => pair.ours.rate / pair.reference.rate)),
    ours: of('ours'),
    reference: of('reference'),
  };
}

/** Answered requests of ours, without the warm-up. */
export function requestsOf({ pairs }: Comparison): number {
  return pairs.reduce((total, { ours }) => total + ours.requests, 0);
}

/** One of our answers, for a reference that sends the same. */
export interface Answered {
  /** Bytes of the body. */
  length: number;
  body: string;
  /** Without those that node:http writes itself. */
  headers: Record<string, string>;
}

const OWN_HEADERS = ['connection', 'date', 'keep-alive'];

/** @throws Error for any answer but success */
export async function answerOf(
  url: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answered> {
  const answer = await fetch(url, {
    ...init,
    headers: { ...init.headers, 'accept-encoding': 'identity' },
  });
  const body = Buffer.from(await answer.arrayBuffer());
  checkAnswer(url, answer.status, body);
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name)),
  );
  return { length: body.byteLength, body: body.toString(), headers };
}

/** A refusal is fast and must not count; the graph answers 200 to those too. @throws Error for any answer but success */
export function checkAnswer(url: string, status: number | undefined, body: Buffer): void {
  if (status !== 200 || body.includes('"errors":['))
    throw new Error(`${url} answered ${status}: ${body.toString().slice(0, 500)}`);
}

async function measured(target: Target, load: Load): Promise<Run> {
  const before = cpuSeconds(target.pid);
  const result = await runLoad(load);
  const cpu = cpuSeconds(target.pid) - before;
  if (result.failed > 0)
    throw new Error(
      `${target.name}: ${result.failed} of ${result.requests} requests failed (${result.failure})`,
    );
  return { ...result, cpuMicrosecondsPerRequest: (cpu * 1e6) / result.requests };
}

/** User and system time of all threads of a process. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function runLoad(load: Load): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./load.ts', import.meta.url)), {
      execPath: 'taskset',
      execArgv: ['-c', '1', process.execPath],
    });
    child.once('message', (result: LoadResult) => resolve(result));
    child.once('error', reject);
    child.once(
      'exit',
      (code) => code !== 0 && reject(new Error(`The load generator ended with ${code}`)),
    );
    child.send(load);
  });
}

/**
 * Starts a reference server on core 0.
 * @param answer what it has to answer, on its standard input
 */
export async function startReference(
  file: string,
  { answer, args = [] }: { answer?: Answered; args?: readonly string[] } = {},
): Promise<Target & { stop(): void }> {
  const port = await freePort();
  const path = fileURLToPath(new URL(`./reference/${file}`, import.meta.url));
  const child = spawn('taskset', ['-c', '0', process.execPath, path, String(port), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(answer ? JSON.stringify(answer) : '');
  await firstLine(child);
  return { name: file, pid: pidOf(child), port, stop: () => child.kill() };
}

export function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('It did not start');
  return pid;
}

/** Resolves with the first text that a child prints. @throws Error if it ends before */
function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString()));
    child.once('exit', (code) => reject(new Error(`It ended with ${code} before it was ready`)));
  });
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  return {
    min: sorted[0] ?? NaN,
    median: sorted[sorted.length >> 1] ?? NaN,
    max: sorted.at(-1) ?? NaN,
  };
}
