import type { Graph } from '@lectern/gateway/graph.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ClaimsSource } from '../access/claims-source.ts';
import { FreshCache } from '../access/fresh-cache.ts';
import { graphql } from '../gql/gql.ts';
import { ask } from '../graph/ask.ts';

const PresentationState = graphql(`
  query PresentationState($id: ID!) {
    presentation(id: $id) {
      id
      deletedAt
      may {
        export
      }
      files {
        id
        name
        mimeType
      }
      captions {
        fileId
      }
      versions {
        file {
          id
          name
          mimeType
        }
      }
    }
  }
`);

export interface PresentationBytes {
  teamId: string;
  /** Whether the file itself may be saved, and not only looked at. */
  canBeExported: boolean;
  /** By id: current and former files. */
  files: ReadonlyMap<string, { id: string; name: string; mimeType: string }>;
  /** Ids of files. */
  captions: readonly string[];
}

/** Whether a signed-in member may get a presentation's bytes without a link. */
export class PresentationStates {
  readonly #ofSignIn: FreshCache<PresentationBytes | null>;

  constructor(graph: Graph, signIns: ClaimsSource) {
    this.#ofSignIn = new FreshCache(async (key, { maxAgeMs, since }) => {
      const [signInId = '', id = ''] = key.split('/');
      const { value: claims, askedAt } = await signIns.datedOfSignIn(signInId, maxAgeMs);
      since(askedAt);
      if (!claims) return null;
      const { presentation } = await ask(
        graph,
        PresentationState,
        { id },
        { claims, correlationId: newId(), idempotency: null },
      );
      if (!presentation || presentation.deletedAt) return null;
      const { may, files, versions, captions } = presentation;
      return {
        teamId: claims.teamId,
        canBeExported: may.export,
        captions: captions.map(({ fileId }) => fileId),
        files: new Map(
          [...files, ...versions.map(({ file }) => file)].map((file) => [file.id, file]),
        ),
      };
    });
  }

  /** Null if the user of the sign-in may not see it (any more). @throws EdgeError UNAVAILABLE */
  async forSignIn(
    signInId: string,
    id: string,
    maxAgeMs?: number,
  ): Promise<PresentationBytes | null> {
    return (await this.#ofSignIn.dated(`${signInId}/${id}`, maxAgeMs)).value;
  }

  clear(): void {
    this.#ofSignIn.clear();
  }
}
