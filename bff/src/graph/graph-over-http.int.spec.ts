import { signingKeyOf, startLecternOverHttp } from '@lectern/deploy/testing/lectern-over-http.ts';
import { proveClaims } from '@lectern/kernel/process/claims-proof.ts';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import { graphAuthorizationContract } from '../testing/graph-authorization.contract.ts';
import type { RunningEdge } from '../testing/start-edge.ts';
import { connectToGraph } from './remote.ts';

graphAuthorizationContract('the graph over HTTP, by signed claims', {
  start: startLecternOverHttp,
  subgraphsOf: ({ lectern }) => connectToGraph(lectern.engines.engines),
  proven,
});

const KEPT_MS = 20_000;
const made = new WeakMap<Claims, { claims: Claims; at: number }>();

async function proven({ lectern }: RunningEdge, claims: Claims): Promise<Claims> {
  if (claims.kind !== 'user' && claims.kind !== 'limited') return claims;
  const known = made.get(claims);
  if (known && Date.now() - known.at < KEPT_MS) return known.claims;
  const { proof: _, ...unproven } = claims;
  const proof = await proveClaims(unproven, await signingKeyOf(lectern));
  made.set(claims, { claims: { ...unproven, proof }, at: Date.now() });
  return { ...unproven, proof };
}
