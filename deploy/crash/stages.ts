import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { startKafka } from '../engines/kafka.ts';
import { startMongo } from '../engines/mongo.ts';
import { kafkaWire, mongoWire, startTap, type Tap, type Verdict } from './tap.ts';
import { Gone, type Victim } from './victim-process.ts';

const AIM_MS = 15_000;
const STOP_MS = 5_000;
/**
 * How long after an engine is back everything may take to be as if it had never been away. Mostly 3 to 8 s; a consumer of
 * kafkajs that crashed twice waits twice for the session of its old self, 6 s each.
 */
const CATCH_UP_MS = 30_000;

/** What 32 writers do to the process meanwhile. */
interface Load {
  acknowledged(): number;
  /** Resolves when every operation under way has its answer. */
  stop(): Promise<void>;
}

/** One way to hurt. When it resolves the load stops, and what still lives is killed. */
export interface Fault {
  name: string;
  /** @returns what went wrong already */
  strike(victim: Victim, load: Load): Promise<string[]>;
}

export interface Stage {
  name: string;
  env: Record<string, string>;
  /** Longest pause of a writer between two operations: the emulator is meant for few documents. */
  paceMs: number;
  mayRepeat: boolean;
  /** In turn, so that a short run has the most telling ones. */
  faults: readonly Fault[];
  /** What is wrong with the files themselves. */
  inspect(): string[];
  close(): Promise<void>;
}

async function settled(victim: Victim): Promise<boolean> {
  for (;;) {
    try {
      await victim.ask({ ask: 'settled' });
      return true;
    } catch (error) {
      if (error instanceof Gone) return false;
    }
  }
}

const killedAtRandom: Fault = {
  name: 'killed at random',
  async strike(victim) {
    await pause(300 + Math.random() * 300);
    victim.kill();
    return [];
  },
};

const stoppedUnderLoad: Fault = {
  name: 'stopped under load',
  async strike(victim) {
    await pause(300);
    const startedAt = performance.now();
    const stopped = victim.ask({ ask: 'stop' }).catch(() => {});
    const isInTime = await Promise.race([victim.exited.then(() => true), pause(STOP_MS, false)]);
    if (!isInTime) victim.kill();
    await stopped;
    return isInTime
      ? []
      : [`it had not stopped after ${Math.round(performance.now() - startedAt)} ms`];
  },
};

/** Everything in one file: whatever the writer's thread is doing is one transaction, so there is no gap to aim at. */
export function embeddedStage(folder: string): Stage {
  return {
    name: 'SQLite',
    env: { LECTERN_DATA: folder },
    paceMs: 0,
    mayRepeat: false,
    faults: [killedAtRandom, killedAtRandom, killedAtRandom, stoppedUnderLoad],
    inspect() {
      const database = new DatabaseSync(join(folder, 'lectern.sqlite'), { readOnly: true });
      const found = database
        .prepare('PRAGMA integrity_check')
        .all()
        .map((row) => String(row['integrity_check']));
      database.close();
      return found.filter((line) => line !== 'ok');
    },
    close: async () => {},
  };
}

/** Real Kafka and the MongoDB emulator, each behind a tap. */
export async function clusterStage(folder: string): Promise<Stage> {
  const [mongo, kafka] = await Promise.all([
    startMongo({ folder }),
    startKafka({ folder, proxied: true }),
  ]);
  const { listen, upstream } = kafka.proxied!.proxy;
  const mongoTap = await startTap({ wire: mongoWire, upstream: portOf(new URL(mongo.url).host) });
  const kafkaTap = await startTap({
    wire: kafkaWire,
    upstream: portOf(upstream),
    port: portOf(listen),
  });

  /** Kills the process when the engine has done this step and the process has not heard of it yet. */
  const killedAfter = (name: string, tap: Tap, steps: string[]): Fault => ({
    name,
    async strike(victim) {
      await pause(500);
      let left = 1 + Math.floor(Math.random() * 20);
      const hit = new Promise<boolean>((resolve) => {
        tap.onAnswer = (to): Verdict => {
          if (!steps.includes(to) || --left > 0) return 'pass';
          victim.kill();
          resolve(true);
          return 'drop';
        };
      });
      const isHit = await Promise.race([hit, pause(AIM_MS, false)]);
      await victim.exited
        .then(
          () => {},
          () => {},
        )
        .finally(() => (tap.onAnswer = () => 'pass'));
      return isHit ? [] : [`${steps.join(' or ')} was never seen`];
    },
  });

  const swallowed: Fault = {
    name: 'answers of Kafka swallowed',
    async strike(victim) {
      let left = 10;
      const done = new Promise<boolean>((resolve) => {
        kafkaTap.onAnswer = (to): Verdict => {
          if (to !== 'produce') return 'pass';
          if (left === 0) resolve(true);
          // Most connections are reset, one is left hanging until the client gives it up.
          return left-- > 0 ? (left === 5 ? 'drop' : 'cut') : 'pass';
        };
      });
      const isDone = await Promise.race([done, pause(2 * AIM_MS, false)]);
      kafkaTap.onAnswer = () => 'pass';
      await pause(300);
      victim.kill();
      return isDone ? [] : ['nothing was published after answers had been swallowed'];
    },
  };

  const kafkaRestarted: Fault = {
    name: 'Kafka killed and restarted',
    async strike(victim, load) {
      await pause(500);
      await kafka.kill();
      const before = load.acknowledged();
      await pause(1_500);
      const meanwhile = load.acknowledged() - before;
      await kafka.restart();
      const isCaughtUp = load.stop().then(() => settled(victim));
      return [
        ...(meanwhile > 0 ? [] : ['no command was acknowledged while Kafka was gone']),
        ...((await Promise.race([isCaughtUp, pause(CATCH_UP_MS, false)]))
          ? []
          : [`it had not caught up ${CATCH_UP_MS} ms after Kafka was back`]),
      ];
    },
  };

  const mongoRestarted: Fault = {
    name: 'MongoDB killed and restarted',
    async strike(_victim, load) {
      await pause(500);
      await mongo.kill();
      await pause(500);
      await mongo.restart();
      const before = load.acknowledged();
      const until = Date.now() + CATCH_UP_MS;
      while (load.acknowledged() === before && Date.now() < until) await pause(20);
      await pause(500);
      return load.acknowledged() > before
        ? []
        : [`nothing was acknowledged ${CATCH_UP_MS} ms after MongoDB was back`];
    },
  };

  return {
    name: 'MongoDB and Kafka',
    env: {
      LECTERN_DATA: folder,
      LECTERN_STORE: `mongodb://127.0.0.1:${mongoTap.port}/crash`,
      LECTERN_LOG: kafka.proxied!.url,
      LECTERN_SECRET: randomBytes(32).toString('base64url'),
    },
    paceMs: 100,
    mayRepeat: true,
    faults: [
      killedAfter('killed between commit and view', mongoTap, ['insert commits']),
      killedAfter('killed between publication and mark', kafkaTap, ['produce']),
      killedAfter('killed between journal and rows', mongoTap, [
        'insert journals',
        'update journals',
      ]),
      swallowed,
      kafkaRestarted,
      killedAtRandom,
      killedAfter('killed between reservation and commit', mongoTap, ['insert reservations']),
      killedAfter('killed between view and publication', mongoTap, ['update view.Link']),
      killedAfter('killed between mark and answer', mongoTap, ['update commits']),
      mongoRestarted,
      killedAfter('killed between rows and the next batch', mongoTap, ['update journal.streams']),
      stoppedUnderLoad,
    ],
    inspect: () => [],
    async close() {
      await Promise.all([mongoTap.close(), kafkaTap.close()]);
      await Promise.all([mongo.kill(), kafka.kill()]);
    },
  };
}

const portOf = (address: string): number => Number(address.split(':').at(-1));
