import type { Capability } from '@lectern/schemas/access/capability.ts';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import type { Graph } from '@lectern/gateway/graph.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { forgetOldest } from '../collections.ts';
import { FreshCache } from '../access/fresh-cache.ts';
import { graphql } from '../gql/gql.ts';
import { ask } from '../graph/ask.ts';
import { EdgeError } from '../http/edge-error.ts';
import type { PublicLink } from './public-link.ts';

const PublicLinkByToken = graphql(`
  query PublicLinkByToken($token: String!) {
    publicSharedLink(token: $token) {
      ...PublicLink
    }
  }
`);
const PublicLinkById = graphql(`
  query PublicLinkById($teamId: ID!, $id: ID!) {
    publicSharedLinkById(teamId: $teamId, id: $id) {
      ...PublicLink
    }
  }
`);

const EmailOfHit = graphql(`
  query EmailOfHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {
    publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) {
      email
    }
  }
`);

const MAX_OWNERS = 100_000;
export const edgeRequest = () => ({
  claims: { kind: 'edge', teamId: null } satisfies Claims,
  correlationId: newId(),
  idempotency: null,
});

/** The edge's cache of shared links, at most a second old. Null: there is no such link. */
export class Links {
  readonly #graph: Graph;
  readonly #byToken: FreshCache<PublicLink | null>;
  readonly #byId: FreshCache<PublicLink | null>;
  /** The last known owner of a link, also while it cannot be asked. */
  readonly #owners = new Map<string, string>();
  /** By id: finding a cache key is faster than building it for each ping. */
  readonly #keys = new Map<string, string>();

  constructor(graph: Graph) {
    this.#graph = graph;
    this.#byToken = new FreshCache(async (token) => {
      const askedAt = performance.now();
      const { publicSharedLink } = await ask(graph, PublicLinkByToken, { token }, edgeRequest());
      const link = this.#withOwner(publicSharedLink ?? null);
      if (link) this.#byId.put(keyOf(link.teamId, link.id), link, askedAt);
      return link;
    });
    this.#byId = new FreshCache(async (key) => {
      const [teamId = '', id = ''] = key.split('/');
      const { publicSharedLinkById } = await ask(
        graph,
        PublicLinkById,
        { teamId, id },
        edgeRequest(),
      );
      return this.#withOwner(publicSharedLinkById ?? null);
    });
  }

  /** By token or alias. @throws EdgeError UNAVAILABLE */
  byToken(token: string): Promise<PublicLink | null> {
    return this.#byToken.get(token);
  }

  /** The answer of `byToken`, if it is cached. */
  knownByToken(token: string): PublicLink | null | undefined {
    return this.#byToken.known(token);
  }

  /** @throws EdgeError UNAVAILABLE */
  async byId(teamId: string, id: string, maxAgeMs?: number): Promise<PublicLink | null> {
    return maxAgeMs === undefined
      ? this.#byId.get(keyOf(teamId, id))
      : (await this.#byId.dated(keyOf(teamId, id), maxAgeMs)).value;
  }

  /** The answer of `byId`, if it is cached. */
  knownById(teamId: string, id: string): PublicLink | null | undefined {
    let key = this.#keys.get(id);
    if (!key?.startsWith(teamId)) remember(this.#keys, id, (key = keyOf(teamId, id)));
    return this.#byId.known(key);
  }

  /** The email that a visitor entered, to which digits may have been mailed; null if none. @throws EdgeError */
  async emailOf({
    id,
    teamId,
    sharedLinkId,
    presentationId,
  }: Pick<Capability, 'id' | 'teamId' | 'sharedLinkId' | 'presentationId'>): Promise<
    string | null
  > {
    const of = { id, sharedLinkId: sharedLinkId ?? '', presentationId };
    try {
      const { publicSharedLinkHit } = await ask(this.#graph, EmailOfHit, of, {
        ...edgeRequest(),
        claims: { kind: 'edge', teamId },
      });
      return publicSharedLinkHit?.email ?? null;
    } catch (error) {
      if (error instanceof EdgeError && error.code === 'NOT_FOUND') return null; // Not recorded yet.
      throw error;
    }
  }

  ownerOf(id: string): string | null {
    return this.#owners.get(id) ?? null;
  }

  clear(): void {
    this.#byToken.clear();
    this.#byId.clear();
  }

  #withOwner(link: PublicLink | null): PublicLink | null {
    if (link?.ownerId && this.#owners.get(link.id) !== link.ownerId) {
      remember(this.#owners, link.id, link.ownerId);
    }
    return link;
  }
}

function remember(texts: Map<string, string>, id: string, text: string): void {
  texts.set(id, text);
  forgetOldest(texts, MAX_OWNERS);
}

function keyOf(teamId: string, id: string): string {
  return `${teamId}/${id}`;
}
