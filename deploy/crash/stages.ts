import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startKafka } from '../engines/kafka.ts';
import { startMongo } from '../engines/mongo.ts';
import {
  answersSwallowed,
  badLine,
  kafkaRestarted,
  killedAfter,
  killedAtRandom,
  mongoRestarted,
  paused,
  stoppedUnderLoad,
  type Fault,
} from './faults.ts';
import { kafkaWire, mongoWire, startTap } from './tap.ts';

export interface Stage {
  name: string;
  env: Record<string, string>;
  /** Longest pause of a writer between two operations: the emulator is meant for few documents. */
  paceMs: number;
  mayRepeat: boolean;
  /** In turn, the most telling ones first. */
  faults: readonly Fault[];
  /** Problems of the files themselves. */
  inspect(): string[];
  close(): Promise<void>;
}

/** Everything in one file: the writer's thread does all in one transaction, so there is no gap to aim at. */
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
  const { proxied } = kafka;
  if (!proxied) throw new Error('Kafka runs without a proxied listener.');
  const { listen, upstream } = proxied.proxy;
  const mongoTap = await startTap({ wire: mongoWire, upstream: portOf(new URL(mongo.url).host) });
  const kafkaTap = await startTap({
    wire: kafkaWire,
    upstream: portOf(upstream),
    port: portOf(listen),
  });

  return {
    name: 'MongoDB and Kafka',
    env: {
      LECTERN_DATA: folder,
      LECTERN_STORE: `mongodb://127.0.0.1:${mongoTap.port}/crash`,
      LECTERN_LOG: proxied.url,
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
      answersSwallowed(kafkaTap),
      kafkaRestarted(kafka),
      killedAtRandom,
      killedAfter('killed between reservation and commit', mongoTap, ['insert reservations']),
      killedAfter('killed between view and publication', mongoTap, ['update view.Link']),
      killedAfter('killed between mark and answer', mongoTap, ['update commits']),
      mongoRestarted(mongo),
      killedAfter('killed between rows and the next batch', mongoTap, ['update journal.streams']),
      stoppedUnderLoad,
      paused('Kafka', kafka),
      paused('MongoDB', mongo),
      badLine('Kafka', kafkaTap),
      badLine('MongoDB', mongoTap),
    ],
    inspect: () => [],
    async close() {
      await Promise.all([mongoTap.close(), kafkaTap.close()]);
      await Promise.all([mongo.kill(), kafka.kill()]);
    },
  };
}

const portOf = (address: string): number => Number(address.split(':').at(-1));
