import { type Engine, type LocalProcess, startProcess } from './engine.ts';
import { installGo, versions } from './cache.ts';
import { freePort } from './ports.ts';

export const installNats = (): Promise<string> =>
  installGo('nats-server', 'github.com/nats-io/nats-server/v2', versions.nats, 'nats-server');

/** NATS core, without JetStream: fan-out only. */
export async function startNats({ folder }: { folder: string }): Promise<Engine & LocalProcess> {
  const [command, port] = [await installNats(), await freePort()];
  const args = ['--addr', '127.0.0.1', '--port', String(port)];
  const server = await startProcess({ name: 'nats', command, args, folder, port });
  return {
    ...server,
    url: `nats://127.0.0.1:${port}`,
    description: `nats-server ${versions.nats}, local process`,
  };
}
