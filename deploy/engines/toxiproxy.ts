import { Toxiproxy } from 'toxiproxy-node-client';
import { type Engine, type LocalProcess, startProcess } from './engine.ts';
import { installGo, versions } from './cache.ts';
import { freePort } from './ports.ts';

/** Its command is called `server`. */
export const installToxiproxy = (): Promise<string> =>
  installGo(
    'toxiproxy',
    'github.com/Shopify/toxiproxy/v2/cmd/server',
    versions.toxiproxy,
    'server',
  );

/** A TCP proxy that misbehaves on request; `client` makes proxies and toxics. For Kafka, start the broker `proxied`. */
export async function startToxiproxy({
  folder,
}: {
  folder: string;
}): Promise<Engine & LocalProcess & { client: Toxiproxy }> {
  const [command, port] = [await installToxiproxy(), await freePort()];
  const args = ['-host', '127.0.0.1', '-port', String(port)];
  const server = await startProcess({ name: 'toxiproxy', command, args, folder, port });
  const url = `http://127.0.0.1:${port}`;
  return {
    ...server,
    url,
    client: new Toxiproxy(url),
    description: `toxiproxy ${versions.toxiproxy}, local process`,
  };
}
