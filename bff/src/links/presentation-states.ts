import type { Claims } from '@lectern/kernel/access/claims.ts';
import type { Graph } from '@lectern/gateway/graph.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ClaimsSource } from '../access/claims-source.ts';
import { FreshCache } from '../access/fresh-cache.ts';
import { graphql } from '../gql/gql.ts';
import { ask } from '../graph/ask.ts';

const PresentationState = graphql(`query PresentationState($id: ID!) { presentation(id: $id) { id slug deletedAt files { id name } } }`);

export interface PresentationBytes {
  slug: string;
  files: readonly { id: string; name: string }[];
}

/** Whether a presentation's bytes may be had, without a link: by the product itself, or by somebody signed in. */
export class PresentationStates {
  readonly #ofTeam: FreshCache<PresentationBytes | null>;
  readonly #ofSignIn: FreshCache<PresentationBytes | null>;

  constructor(graph: Graph, signIns: ClaimsSource) {
    const read = async (claims: Claims, id: string): Promise<PresentationBytes | null> => {
      const { presentation } = await ask(graph, PresentationState, { id }, { claims, correlationId: newId(), idempotency: null });
      return presentation && !presentation.deletedAt ? { slug: presentation.slug, files: presentation.files } : null;
    };
    this.#ofTeam = new FreshCache((key) => {
      const [teamId = '', id = ''] = key.split('/');
      return read({ kind: 'system', teamId }, id);
    });
    this.#ofSignIn = new FreshCache(async (key) => {
      const [token = '', id = ''] = key.split('/');
      const claims = await signIns.of(token);
      return claims && read(claims, id);
    });
  }

  /** Null: there is none. @throws EdgeError UNAVAILABLE */
  inTeam(teamId: string, id: string): Promise<PresentationBytes | null> {
    return this.#ofTeam.get(`${teamId}/${id}`);
  }

  /** Null: there is none that the bearer of this token may see. @throws EdgeError UNAVAILABLE */
  forSignIn(token: string, id: string): Promise<PresentationBytes | null> {
    return this.#ofSignIn.get(`${token}/${id}`);
  }

  clear(): void {
    this.#ofTeam.clear();
    this.#ofSignIn.clear();
  }
}
