import type { Claims } from '@lectern/kernel/access/claims.ts';
import type { Graph } from '@lectern/gateway/graph.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { FreshCache } from '../access/fresh-cache.ts';
import { graphql } from '../gql/gql.ts';
import type { PublicLinkFragment } from '../gql/graphql.ts';
import { ask } from '../graph/ask.ts';

graphql(`
  fragment PublicLink on PublicSharedLink {
    id token teamId presentationId ownerId status expiresAt notificationLevel name isAccessCodeRequired displayUserInfo
    presentation {
      name slug presentationType fileId fileName pageCount pages { width height }
      sharingDisclaimer canBeForwarded canBeDownloaded canBePrinted
    }
    user { name email }
    team { name }
  }
`);
const PublicLinkByToken = graphql(`query PublicLinkByToken($token: String!) { publicSharedLink(token: $token) { ...PublicLink } }`);
const PublicLinkById = graphql(`query PublicLinkById($teamId: ID!, $id: ID!) { publicSharedLinkById(teamId: $teamId, id: $id) { ...PublicLink } }`);

export type PublicLink = PublicLinkFragment;

const OWNERS = 100_000;
const asEdge = () => ({ claims: { kind: 'system', teamId: null } satisfies Claims, correlationId: newId(), idempotency: null });

/** What the edge knows of shared links, by the one-second rule (DESIGN §5). Null: there is none. */
export class Links {
  readonly #byToken: FreshCache<PublicLink | null>;
  readonly #byId: FreshCache<PublicLink | null>;
  /** Who made a link never changes; so it is known even while nobody can be asked. */
  readonly #owners = new Map<string, string>();

  constructor(graph: Graph) {
    this.#byToken = new FreshCache(async (token) => {
      const askedAt = performance.now();
      const { publicSharedLink } = await ask(graph, PublicLinkByToken, { token }, asEdge());
      const link = this.#noted(publicSharedLink ?? null);
      if (link) this.#byId.put(keyOf(link.teamId, link.id), link, askedAt);
      return link;
    });
    this.#byId = new FreshCache(async (key) => {
      const [teamId = '', id = ''] = key.split('/');
      const { publicSharedLinkById } = await ask(graph, PublicLinkById, { teamId, id }, asEdge());
      return this.#noted(publicSharedLinkById ?? null);
    });
  }

  /** By token or alias. @throws EdgeError UNAVAILABLE */
  byToken(token: string): Promise<PublicLink | null> {
    return this.#byToken.get(token);
  }

  /** @throws EdgeError UNAVAILABLE */
  async byId(teamId: string, id: string, maxAgeMs?: number): Promise<PublicLink | null> {
    return maxAgeMs === undefined ? this.#byId.get(keyOf(teamId, id)) : (await this.#byId.dated(keyOf(teamId, id), maxAgeMs)).value;
  }

  /** What `byId` would answer, where that is known without asking. */
  knownById(teamId: string, id: string): PublicLink | null | undefined {
    return this.#byId.known(keyOf(teamId, id));
  }

  ownerOf(id: string): string | null {
    return this.#owners.get(id) ?? null;
  }

  clear(): void {
    this.#byToken.clear();
    this.#byId.clear();
  }

  #noted(link: PublicLink | null): PublicLink | null {
    if (link?.ownerId && !this.#owners.has(link.id)) {
      this.#owners.set(link.id, link.ownerId);
      if (this.#owners.size > OWNERS) this.#owners.delete(this.#owners.keys().next().value!);
    }
    return link;
  }
}

function keyOf(teamId: string, id: string): string {
  return `${teamId}/${id}`;
}
