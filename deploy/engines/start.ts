import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, LocalProcess } from './engine.ts';
import { startKafka } from './kafka.ts';
import { startMongo } from './mongo.ts';
import { startNats } from './nats.ts';
import { createBucket, startS3 } from './s3.ts';
import { type Mailbox, startSmtp } from './smtp.ts';

export type Engines = {
  /** The settings that make Lectern use them. */
  settings: Record<
    | 'LECTERN_STORE'
    | 'LECTERN_LOG'
    | 'LECTERN_REALTIME'
    | 'LECTERN_BLOBS'
    | 'LECTERN_MAIL'
    | 'LECTERN_SECRET',
    string
  >;
  /** One line per engine, for the record of the run. */
  description: string;
  mailbox: Mailbox;
  /** Stops the engines started here and deletes their data; engines given by URL stay untouched. */
  stop(): Promise<void>;
};

/**
 * One of each: the one given by URL in the environment (MONGO_URL, KAFKA_URL, NATS_URL, S3_URL), otherwise a container
 * where containers can run, otherwise a process of this machine. `LECTERN_ENGINES=local` never uses containers.
 */
export async function startEngines(): Promise<Engines> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-engines-'));
  const containers = await containersIfAny();
  const mail = await startSmtp();
  const starts = [
    given('MONGO_URL') ?? containers?.startMongoContainer() ?? startMongo({ folder }),
    given('KAFKA_URL') ?? containers?.startKafkaContainer() ?? startKafka({ folder }),
    given('NATS_URL') ?? containers?.startNatsContainer() ?? startNats({ folder }),
    given('S3_URL', createBucket) ?? containers?.startS3Container() ?? startS3({ folder }),
  ] as const;

  const stop = async () => {
    const started = (await Promise.allSettled(starts)).flatMap((start) =>
      start.status === 'fulfilled' ? [start.value] : [],
    );
    await Promise.all([mail, ...started].map(end));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [mongo, kafka, nats, s3] = await Promise.all(starts);
    return {
      settings: {
        LECTERN_STORE: mongo.url,
        LECTERN_LOG: kafka.url,
        LECTERN_REALTIME: nats.url,
        LECTERN_BLOBS: s3.url,
        LECTERN_MAIL: mail.url,
        LECTERN_SECRET: randomBytes(32).toString('base64url'),
      },
      description: Object.entries({ store: mongo, log: kafka, realtime: nats, blobs: s3, mail })
        .map(([port, engine]) => `${port.padEnd(9)}${engine.description}`)
        .join('\n'),
      mailbox: mail,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Its data is deleted, so a local engine need not stop gracefully. */
const end = (engine: Engine | (Engine & LocalProcess)) =>
  'kill' in engine ? engine.kill() : engine.stop();

function given(
  variable: string,
  prepare?: (url: string) => Promise<void>,
): Promise<Engine> | undefined {
  const url = process.env[variable];
  if (!url) return undefined;
  const engine = {
    url,
    description: `given by ${variable}: ${url.replace(/\/\/.*@/, '//')}`,
    stop: async () => {},
  };
  return Promise.resolve(prepare?.(url)).then(() => engine);
}

async function containersIfAny(): Promise<typeof import('./containers.ts') | undefined> {
  if (process.env['LECTERN_ENGINES'] === 'local') return undefined;
  const containers = await import('./containers.ts');
  return (await containers.haveContainers()) ? containers : undefined;
}
