import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../engines/ports.ts';
import { startEngines, type Engines } from '../engines/start.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { processesOf, readCompose, type ComposeProcess } from './compose-file.ts';
import { startCopy, type Copy } from './copy.ts';
import { environmentOf, placesOf, withBalancers, type Place } from './places.ts';

const READY_MS = 180_000;
const LOOK_MS = 100;

export interface ClusterCopy extends Copy {
  /** As in docker-compose.yml. */
  name: string;
  /** From 1. */
  number: number;
  /** Whether it gets calls. */
  isUp(): boolean;
  /** Where its health and metrics are. */
  internalUrl: string;
}

export interface Cluster {
  /** The console's origin. */
  url: string;
  contentUrl: string;
  copies: readonly ClusterCopy[];
  /** Those that were started for it. */
  engines: Engines | null;
  /** Resolves when all copies of a process, or of all, are ready. @throws Error with what they printed */
  ready(name?: string): Promise<void>;
  /** Stops those that call before those that are called, then the engines. @returns the exit codes */
  stop(): Promise<(number | null)[]>;
}

export interface ClusterOptions {
  /** Of each process, or by name; as in docker-compose.yml where it is not given. */
  copies?: number | Readonly<Record<string, number>>;
  /** Further settings of all processes. */
  env?: Record<string, string>;
  ports?: { console: number; content: number };
  /** Of engines that run already. */
  settings?: Readonly<Record<string, string>>;
}

/**
 * The processes of docker-compose.yml without Docker, with its environment, on the engines of deploy/engines. Where compose
 * has Docker's DNS and HAProxy, a balancer of ours takes turns.
 */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-cluster-'));
  const engines = options.settings ? null : await startEngines();
  const settings = options.settings ?? engines?.settings ?? {};
  const ports = options.ports ?? { console: await freePort(), content: await freePort() };
  const plans = await Promise.all(
    processesOf(readCompose()).map(async (compose) => ({
      compose,
      places: await placesOf(compose, countOf(compose, options.copies), ports.console),
    })),
  );
  const balancers = await balance(plans, ports);
  const copies: ClusterCopy[] = [];
  const stopping = new AbortController();

  const ready = (name?: string) => {
    const isWanted = (each: { name: string }) => name === undefined || each.name === name;
    const wanted = plans
      .filter(({ compose }) => isWanted(compose))
      .reduce((sum, { places }) => sum + places.length, 0);
    return untilUp(() => copies.filter(isWanted), wanted, stopping.signal);
  };

  async function start({ compose, places }: Plan): Promise<void> {
    for (const before of compose.after) await ready(before);
    stopping.signal.throwIfAborted();
    const { name } = compose;
    for (const [index, { settings: own, internal }] of places.entries()) {
      const data = join(folder, `${name}-${index + 1}`);
      await mkdir(data, { recursive: true });
      const env = environmentOf(compose, settings, ports, options.env);
      const serving = name === 'bff' ? balancers.origins : balancers.of(name);
      const copy = startCopy(compose.args, {
        env: { ...withBalancers(env, balancers.internal), ...own, LECTERN_DATA: data },
        logFile: `${data}.log`,
        onEnd: () => serving.forEach((balancer) => balancer.lower(index)),
      });
      copies.push(
        Object.assign(copy, {
          name,
          number: index + 1,
          isUp: () => copy.pid !== null && serving.every((balancer) => balancer.isUp(index)),
          internalUrl: `http://127.0.0.1:${internal.port}`,
        }),
      );
    }
  }
  let stopped: ReturnType<Cluster['stop']> | undefined;
  const starting = Promise.allSettled(plans.map(start));

  const stopAll = async () => {
    stopping.abort(new Error('The cluster was stopped.'));
    await starting;
    const codes: (number | null)[] = [];
    for (const layer of layersOf(plans.map(({ compose }) => compose))) {
      const ending = copies.filter(({ name }) => layer.has(name)).map((copy) => copy.stop());
      codes.push(...(await Promise.all(ending)));
    }
    const all = [...balancers.internal.values(), ...balancers.origins];
    await Promise.all(all.map((balancer) => balancer.stop()));
    await engines?.stop();
    await rm(folder, { recursive: true, force: true });
    return codes;
  };

  return {
    url: `http://localhost:${ports.console}`,
    contentUrl: `http://127.0.0.1:${ports.content}`,
    copies,
    engines,
    ready,
    stop: () => (stopped ??= stopAll()),
  };
}

/** @throws Error with what a copy printed that does not get ready */
async function untilUp(
  started: () => readonly ClusterCopy[],
  wanted: number,
  stopping: AbortSignal,
): Promise<void> {
  const until = Date.now() + READY_MS;
  for (;;) {
    stopping.throwIfAborted();
    const ours = started();
    const late = ours.find((copy) => !copy.isUp());
    if (ours.length === wanted && !late) return;
    if (Date.now() > until || (late && late.restarts > 2))
      throw new Error(
        `${late?.name ?? 'A process'} does not get ready:\n${late?.output().slice(-3_000)}`,
      );
    await pause(LOOK_MS);
  }
}

function countOf({ name, replicas }: ComposeProcess, copies: ClusterOptions['copies']): number {
  return (typeof copies === 'number' ? copies : copies?.[name]) ?? replicas;
}

interface Plan {
  compose: ComposeProcess;
  places: Place[];
}

/** In front of each process, and of the BFF at both origins. */
async function balance(plans: readonly Plan[], ports: { console: number; content: number }) {
  const internal = new Map<string, Balancer>();
  for (const { compose, places } of plans)
    if (compose.name !== 'bff')
      internal.set(compose.name, await startBalancer(places.map((place) => place.internal)));
  const edges = plans.find(({ compose }) => compose.name === 'bff')?.places ?? [];
  const origins = await Promise.all(
    [ports.console, ports.content].map((port) =>
      startBalancer(
        edges.map(({ host, internal: { health } }) => ({ host, port, health })),
        { port, isEdge: true },
      ),
    ),
  );
  const of = (name: string) => [...internal].filter(([each]) => each === name).map(([, at]) => at);
  return { internal, origins, of };
}

/** Those that others do not wait for first. */
function layersOf(processes: readonly ComposeProcess[]): Set<string>[] {
  const layers: Set<string>[] = [];
  let left = [...processes];
  while (left.length > 0) {
    const needed = new Set(left.flatMap(({ after }) => after));
    const layer = left.filter(({ name }) => !needed.has(name));
    if (layer.length === 0) throw new Error('Processes wait for each other.');
    layers.push(new Set(layer.map(({ name }) => name)));
    left = left.filter((each) => !layer.includes(each));
  }
  return layers;
}
