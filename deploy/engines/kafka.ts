import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached, install, installJars, versions } from './cache.ts';
import { type Engine, type LocalProcess, startProcess } from './engine.ts';
import { freePort } from './ports.ts';

type Ports = {
  client: number;
  controller: number;
  proxied?: { listen: number; advertised: number } | undefined;
};

/** Apache Kafka's jars, and an empty formatted data folder to copy: formatting costs more than a second of Java each time. */
export function installKafka(): Promise<string> {
  return cached(`kafka-${versions.kafka}`, async (partial) => {
    // kafka_2.13 brings log4j but no slf4j binding for it.
    const lib = await installJars(partial, [
      `org.apache.kafka:kafka_2.13:${versions.kafka}`,
      `org.apache.logging.log4j:log4j-slf4j-impl:${versions.log4j}`,
    ]);
    const settings = join(partial, 'format.properties');
    await writeFile(
      settings,
      properties(join(partial, 'formatted'), { client: 19092, controller: 19093 }),
    );
    const format = ['format', '-t', 'TGVjdGVybkVuZ2luZXNLYQ', '-c', settings];
    await install(
      'java',
      ['-XX:TieredStopAtLevel=1', '-cp', `${lib}/*`, 'kafka.tools.StorageTool', ...format],
      { cwd: partial },
    );
  });
}

/**
 * One broker that is its own controller (KRaft). `proxied` adds a listener whose advertised port is left free for a
 * proxy: clients that start there stay there (kafkajs follows the advertised address, whatever address it was given).
 */
export async function startKafka({
  folder,
  proxied = false,
}: {
  folder: string;
  proxied?: boolean;
}): Promise<Kafka> {
  const install = await installKafka();
  const ports: Ports = {
    client: await freePort(),
    controller: await freePort(),
    proxied: proxied ? { listen: await freePort(), advertised: await freePort() } : undefined,
  };
  const data = join(folder, 'kafka-data');
  await mkdir(folder, { recursive: true });
  if (!existsSync(data)) await cp(join(install, 'formatted'), data, { recursive: true });
  const settings = join(folder, 'kafka.properties');
  await writeFile(settings, properties(data, ports));
  const jvm = ['-Xms128m', '-Xmx512m', '-XX:+UseSerialGC', '-Dorg.apache.logging.log4j.level=WARN'];
  const args = [...jvm, '-cp', `${install}/lib/*`, 'kafka.Kafka', settings];
  const broker = await startProcess({
    name: 'kafka',
    command: 'java',
    args,
    folder,
    port: ports.client,
  });
  return {
    ...broker,
    url: `kafka://127.0.0.1:${ports.client}`,
    description: `Apache Kafka ${versions.kafka} (KRaft, one broker), local process`,
    proxied: ports.proxied && {
      url: `kafka://127.0.0.1:${ports.proxied.advertised}`,
      proxy: {
        listen: `127.0.0.1:${ports.proxied.advertised}`,
        upstream: `127.0.0.1:${ports.proxied.listen}`,
      },
    },
  };
}

/** `proxied`, if requested: the addresses for the proxy, and the URL through it. */
export type Kafka = Engine &
  LocalProcess & {
    proxied: { url: string; proxy: { listen: string; upstream: string } } | undefined;
  };

function properties(data: string, { client, controller, proxied }: Ports): string {
  const address = (listener: string, port: number) => `${listener}://127.0.0.1:${port}`;
  const listeners = [address('PLAINTEXT', client), address('CONTROLLER', controller)];
  const advertised = [address('PLAINTEXT', client)];
  if (proxied) {
    listeners.push(address('PROXIED', proxied.listen));
    advertised.push(address('PROXIED', proxied.advertised));
  }
  // The time-outs let a broker that was killed come back in 3 s; with the defaults it waits 9 s for its own old registration.
  return `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controller}
listeners=${listeners.join(',')}
advertised.listeners=${advertised.join(',')}
controller.listener.names=CONTROLLER
inter.broker.listener.name=PLAINTEXT
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT,PROXIED:PLAINTEXT
log.dirs=${data}
offsets.topic.replication.factor=1
offsets.topic.num.partitions=4
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
transaction.state.log.num.partitions=4
share.coordinator.state.topic.replication.factor=1
share.coordinator.state.topic.min.isr=1
auto.create.topics.enable=false
group.initial.rebalance.delay.ms=0
group.min.session.timeout.ms=1000
broker.session.timeout.ms=1500
broker.heartbeat.interval.ms=250
`;
}
