import { startBff } from '@lectern/bff/start-bff.ts';
import { remoteGraphOf } from '@lectern/bff/graph/remote.ts';
import { serveGateway } from '@lectern/gateway/serve-gateway.ts';
import {
  currentSigningKey,
  publishedKeys,
} from '@lectern/identity/sign-in/claims-proof/signing-keys.ts';
import type { Settings } from '@lectern/kernel/engines/settings.ts';
import type { SigningKey } from '@lectern/kernel/process/claims-proof.ts';
import { serveService } from '@lectern/kernel/process/serve-service.ts';
import { serviceNames } from '@lectern/schemas/service-names.ts';
import { freePort } from '../engines/ports.ts';
import { startServices, type Lectern } from '../standalone/lectern-process.ts';

/**
 * Services, gateway and edge that call one another over HTTP, as in a cluster, though in one process and on the engines that
 * the settings name.
 */
export async function startLecternOverHttp(given: Settings): Promise<Lectern> {
  const ports = new Map(
    await Promise.all(
      ['gateway', ...serviceNames].map(async (name) => [name, await freePort()] as const),
    ),
  );
  const originOf = (name: string) => `http://127.0.0.1:${ports.get(name)}`;
  const settings: Settings = {
    ...given,
    LECTERN_SUBGRAPHS: Object.fromEntries(serviceNames.map((name) => [name, originOf(name)])),
    LECTERN_GATEWAY_URL: originOf('gateway'),
    LECTERN_JWKS_URL: `${originOf('identity')}/.well-known/jwks.json`,
  };
  const running = await startServices(settings);
  const { engines } = running.engines;
  const settingsOf = (name: string) => ({
    ...settings,
    LECTERN_INTERNAL_PORT: Number(ports.get(name)),
  });
  const servers = await Promise.all([
    serveGateway(settingsOf('gateway'), engines.logger),
    ...running.services.map((service) => {
      const { name } = service.definition;
      const ownKeys = name === 'identity' ? () => publishedKeys(engines.keys) : undefined;
      return serveService(service, settingsOf(name), engines.logger, ownKeys);
    }),
  ]);
  const graph = remoteGraphOf(engines);
  const bff = await startBff({ engines, graph });
  return {
    ...running,
    graph,
    bff,
    async stop() {
      await bff.stop();
      await graph.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await running.stop();
    },
  };
}

/** With which its identity signs claims now. */
export const signingKeyOf = ({ engines }: Lectern): Promise<SigningKey> =>
  currentSigningKey(engines.engines.keys);
