import { setTimeout as pause } from 'node:timers/promises';
import type { LocalProcess } from '../engines/engine.ts';
import type { Kafka } from '../engines/kafka.ts';
import type { Tap, Verdict } from './tap.ts';
import { Gone, type Victim } from './victim-process.ts';

const AIM_MS = 15_000;
const STOP_MS = 5_000;
/**
 * How long the process may take to catch up after an engine is back. Mostly 3 to 8 s; a kafkajs
 * consumer that crashed twice waits 6 s for its old session, twice.
 */
const CATCH_UP_MS = 30_000;
const PAUSE_MS = 10_000;
const DELAY_MS = 100;

/** The load of 32 writers. */
interface Load {
  acknowledged(): number;
  /** Resolves when every operation under way has its answer. */
  stop(): Promise<void>;
}

/** One way to hurt the process. Once it resolves, the load stops and the process is killed if it still runs. */
export interface Fault {
  name: string;
  /** @returns problems found so far */
  strike(victim: Victim, load: Load): Promise<string[]>;
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

export const killedAtRandom: Fault = {
  name: 'killed at random',
  async strike(victim) {
    await pause(300 + Math.random() * 300);
    victim.kill();
    return [];
  },
};

export const stoppedUnderLoad: Fault = {
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

/** Kills the process when the engine has done this step and its answer has not arrived yet. */
export const killedAfter = (name: string, tap: Tap, steps: string[]): Fault => ({
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

export const answersSwallowed = (kafkaTap: Tap): Fault => ({
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
});

export const kafkaRestarted = (kafka: Kafka): Fault => ({
  name: 'Kafka killed and restarted',
  async strike(victim, load) {
    await pause(500);
    await kafka.kill();
    const before = load.acknowledged();
    await pause(1_500);
    const meanwhile = load.acknowledged() - before;
    await kafka.restart();
    return [
      ...(meanwhile > 0 ? [] : ['no command was acknowledged while Kafka was gone']),
      ...(await caughtUp(victim, load, 'Kafka was back')),
    ];
  },
});

export const mongoRestarted = (mongo: LocalProcess): Fault => ({
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
});

/** Its connections stay open and nothing answers. */
export const paused = (name: string, engine: LocalProcess): Fault => ({
  name: `${name} paused`,
  async strike(victim, load) {
    await pause(500);
    engine.pause();
    await pause(PAUSE_MS);
    engine.resume();
    return caughtUp(victim, load, `${name} went on`);
  },
});

/** Every answer is late, and every hundredth one never comes, because its connection is cut. */
export const badLine = (name: string, tap: Tap): Fault => ({
  name: `a bad line to ${name}`,
  async strike(victim, load) {
    let answers = 0;
    tap.delayMs = DELAY_MS;
    tap.onAnswer = () => (++answers % 100 === 0 ? 'cut' : 'pass');
    await pause(PAUSE_MS);
    tap.delayMs = 0;
    tap.onAnswer = () => 'pass';
    return caughtUp(victim, load, `the line to ${name} was good again`);
  },
});

async function caughtUp(victim: Victim, load: Load, since: string): Promise<string[]> {
  const isCaughtUp = load.stop().then(() => settled(victim));
  return (await Promise.race([isCaughtUp, pause(CATCH_UP_MS, false)]))
    ? []
    : [`it had not caught up ${CATCH_UP_MS} ms after ${since}`];
}
