import { text } from 'node:stream/consumers';
import {
  manifestKey,
  packageManifest,
  plainPath,
  type PackageManifest,
} from '@lectern/schemas/files/package-manifest.ts';
import { fileFolder } from '@lectern/schemas/files/file-keys.ts';
import { FreshCache } from '../../access/fresh-cache.ts';
import { forgetOldest } from '../../collections.ts';
import type { Edge } from '../../edge.ts';
import { graphql } from '../../gql/gql.ts';
import type { PublishedPackageQuery } from '../../gql/graphql.ts';
import { ask } from '../../graph/ask.ts';
import { edgeRequest } from '../../links/links.ts';

const PublishedPackage = graphql(`
  query PublishedPackage($teamId: ID!, $presentationId: ID!, $fileId: ID!) {
    publishedPackage(teamId: $teamId, presentationId: $presentationId, fileId: $fileId) {
      mainPath
      edits {
        path
        digest
      }
      customJavascript
      facebookPixel
      googleAnalyticsId
      hubspotPixel
      linkedinPixel
      posthogApiKey
    }
  }
`);

export type Published = NonNullable<PublishedPackageQuery['publishedPackage']>;

const MOST_MANIFESTS = 200;
/** Each may hold scripts of the team. */
const MOST_PUBLISHED = 500;

export interface PackageFiles {
  manifest: PackageManifest;
  /** Numbers by path, and by path without capitals. */
  numbers: ReadonlyMap<string, number>;
}

/** What packages hold, and what was changed in them since they were unpacked. */
export class Packages {
  readonly #edge: Edge;
  readonly #published: FreshCache<Published | null>;
  /** By the key of their manifest, which never changes. */
  readonly #files = new Map<string, PackageFiles>();

  constructor(edge: Edge) {
    this.#edge = edge;
    this.#published = new FreshCache(
      async (key) => {
        const [teamId = '', presentationId = '', fileId = ''] = key.split('/');
        const of = { teamId, presentationId, fileId };
        const { publishedPackage } = await ask(edge.graph, PublishedPackage, of, edgeRequest());
        return publishedPackage ?? null;
      },
      { capacity: MOST_PUBLISHED },
    );
  }

  /** As it is now, at most a second ago. @throws EdgeError UNAVAILABLE */
  published(teamId: string, presentationId: string, fileId: string): Promise<Published | null> {
    return this.#published.get([teamId, presentationId, fileId].join('/'));
  }

  /** Null for what is no package. */
  async files(teamId: string, fileId: string): Promise<PackageFiles | null> {
    const key = manifestKey(teamId, fileId);
    const known = this.#files.get(key);
    if (known) return known;
    const { storedFiles } = this.#edge.engines;
    const found = await storedFiles.open(fileFolder(teamId, fileId), key);
    if (!found) return null;
    const manifest = packageManifest.parse(JSON.parse(await text(found.body)));
    const numbers = new Map<string, number>();
    for (const [index, { path }] of manifest.files.entries()) {
      numbers.set(plainPath(path), index + 1);
      numbers.set(path, index + 1);
    }
    const files = { manifest, numbers };
    this.#files.set(key, files);
    forgetOldest(this.#files, MOST_MANIFESTS);
    return files;
  }
}
