import type { Graph } from '@lectern/gateway/graph.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ClaimsSource } from '../access/claims-source.ts';
import { FreshCache } from '../access/fresh-cache.ts';
import { graphql } from '../gql/gql.ts';
import { ask } from '../graph/ask.ts';

const PresentationState = graphql(`query PresentationState($id: ID!) { presentation(id: $id) { id slug deletedAt files { id name } } }`);

export interface PresentationBytes {
  teamId: string;
  slug: string;
  files: readonly { id: string; name: string }[];
}

/** Whether a presentation's bytes may be had, without a link, by somebody signed in. */
export class PresentationStates {
  readonly #ofSignIn: FreshCache<PresentationBytes | null>;

  constructor(graph: Graph, signIns: ClaimsSource) {
    this.#ofSignIn = new FreshCache(async (key, { maxAgeMs, since }) => {
      const [signInId = '', id = ''] = key.split('/');
      const { value: claims, askedAt } = await signIns.datedOfSignIn(signInId, maxAgeMs);
      since(askedAt);
      if (!claims) return null;
      const { presentation } = await ask(graph, PresentationState, { id }, { claims, correlationId: newId(), idempotency: null });
      return presentation && !presentation.deletedAt ? { teamId: claims.teamId, slug: presentation.slug, files: presentation.files } : null;
    });
  }

  /** Null: there is none that whoever signed in may see (any more). @throws EdgeError UNAVAILABLE */
  async forSignIn(signInId: string, id: string, maxAgeMs?: number): Promise<PresentationBytes | null> {
    return (await this.#ofSignIn.dated(`${signInId}/${id}`, maxAgeMs)).value;
  }

  clear(): void {
    this.#ofSignIn.clear();
  }
}
