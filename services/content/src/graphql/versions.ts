import type { DeletedPresentation, LivePresentation } from '../presentation/presentation.ts';
import type { FormerVersion } from '../presentation/versions.ts';
import { fileOf } from './File.ts';
import { pagesOf } from './page-url.ts';

/** What was shown, the newest first; what is shown now is among them once its pages are there. */
export function versionsOf(id: string, { processing, formerVersions, shownSince, createdAt, ...shown }: LivePresentation | DeletedPresentation) {
  const now = processing.status === 'processed' ? [{ ...shown, pages: processing.pages, from: shownSince ?? createdAt, until: null }] : [];
  return [...formerVersions, ...now].map((version, index) => versionOf(id, index + 1, version)).reverse();
}

function versionOf(id: string, number: number, { file, uploadedAt, pages, from, until }: Pick<FormerVersion, 'file' | 'uploadedAt' | 'pages' | 'from'> & { until: string | null }) {
  return { number, file: fileOf(id, { file, uploadedAt }), pageCount: pages.length, pages: () => pagesOf(id, file.fileId, pages), from, until };
}
