import { randomBytes } from 'node:crypto';
import {
  GenericContainer,
  getContainerRuntimeClient,
  type StartedTestContainer,
  Wait,
} from 'testcontainers';
import { versions } from './cache.ts';
import type { Engine } from './engine.ts';
import { freePort } from './ports.ts';
import { createBucket } from './s3.ts';

/** Whether Docker or a compatible runtime answers. */
export const haveContainers = (): Promise<boolean> =>
  getContainerRuntimeClient().then(
    () => true,
    () => false,
  );

/** A replica set of one, so that majority writes and elections are real. */
export async function startMongoContainer(): Promise<Engine> {
  const image = 'mongo:8';
  const container = await new GenericContainer(image)
    .withCommand(['--replSet', 'lectern', '--bind_ip_all'])
    .withExposedPorts(27017)
    .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
    .start();
  const initiate =
    "rs.initiate({ _id: 'lectern', members: [{ _id: 0, host: '127.0.0.1:27017' }] })";
  const elected = await container.exec([
    'mongosh',
    '--quiet',
    '--eval',
    `${initiate}; while (!db.hello().isWritablePrimary) sleep(50)`,
  ]);
  if (elected.exitCode !== 0)
    throw new Error(`The MongoDB replica set did not start: ${elected.output}`);
  // Direct, because the member's own address means nothing out here.
  return engine(
    image,
    container,
    `mongodb://${address(container, 27017)}/lectern?directConnection=true`,
  );
}

export async function startKafkaContainer(): Promise<Engine> {
  const image = `apache/kafka:${versions.kafka}`;
  const { containerRuntime } = (await getContainerRuntimeClient()).info;
  const port = await freePort(); // The same inside and outside: the broker has to advertise it before it runs.
  const container = await new GenericContainer(image)
    .withExposedPorts({ container: port, host: port })
    .withEnvironment({
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_NODE_ID: '1',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_LISTENERS: `PLAINTEXT://0.0.0.0:${port},CONTROLLER://localhost:9093`,
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${containerRuntime.host}:${port}`,
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_INTER_BROKER_LISTENER_NAME: 'PLAINTEXT',
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '4',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_GROUP_MIN_SESSION_TIMEOUT_MS: '1000',
    })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .start();
  return engine(image, container, `kafka://${containerRuntime.host}:${port}`);
}

export async function startNatsContainer(): Promise<Engine> {
  const image = `nats:${versions.nats}`;
  const container = await new GenericContainer(image)
    .withExposedPorts(4222)
    .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
    .start();
  return engine(image, container, `nats://${address(container, 4222)}`);
}

export async function startS3Container(): Promise<Engine> {
  const image = `ghcr.io/versity/versitygw:v${versions.versitygw}`;
  const [key, secret] = ['lectern', randomBytes(16).toString('hex')];
  const container = await new GenericContainer(image)
    .withTmpFs({ '/objects': 'rw', '/attributes': 'rw' })
    .withCommand([
      '--access',
      key,
      '--secret',
      secret,
      '--port',
      ':7070',
      'posix',
      '--sidecar',
      '/attributes',
      '/objects',
    ])
    .withExposedPorts(7070)
    .withWaitStrategy(Wait.forListeningPorts())
    .start();
  const url = `s3://${key}:${secret}@${address(container, 7070)}/lectern`;
  await createBucket(url);
  return engine(image, container, url);
}

const address = (container: StartedTestContainer, port: number) =>
  `${container.getHost()}:${container.getMappedPort(port)}`;

function engine(image: string, container: StartedTestContainer, url: string): Engine {
  return {
    url,
    description: `container ${image}`,
    stop: async () => void (await container.stop()),
  };
}
