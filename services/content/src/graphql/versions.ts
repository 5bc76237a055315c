import { pagesIn } from '../presentation/page-runs.ts';
import { nextNumber } from '../presentation/versions.ts';
import { fileOf } from './File.ts';
import { pagesOf } from './page-url.ts';
import type {
  DeletedPresentation,
  FormerVersion,
  LivePresentation,
} from '../presentation/state.ts';

/** Files that were shown, newest first, with the current one once its pages exist. */
export function versionsOf(
  id: string,
  {
    processing,
    formerVersions,
    shownSince,
    createdAt,
    ...shown
  }: LivePresentation | DeletedPresentation,
) {
  const former = formerVersions.map((version) => ({ ...version, pages: pagesIn(version.pages) }));
  const now =
    processing.status === 'processed'
      ? [
          {
            ...shown,
            number: nextNumber(formerVersions),
            pages: processing.pages,
            from: shownSince ?? createdAt,
            until: null,
          },
        ]
      : [];
  return [...former, ...now].map((version) => versionOf(id, version)).reverse();
}

type Version = Pick<FormerVersion, 'number' | 'file' | 'uploadedAt' | 'from'> & {
  pages: { width: number; height: number }[];
  until: string | null;
};

function versionOf(id: string, { number, file, uploadedAt, pages, from, until }: Version) {
  return {
    number,
    file: fileOf(id, { file, uploadedAt }),
    pageCount: pages.length,
    pages: () => pagesOf(id, file.fileId, pages),
    from,
    until,
  };
}
