import type { VisitPageQuery } from '../../gql/graphql.ts';
import { picturesOf } from '../../shared/presentation/page-urls.ts';
import { isPlayed, partLabel } from '../../shared/presentation/part-label.ts';
import { inSeconds } from '../../ui/format/duration.ts';
import { texts } from './texts.ts';

type Viewing = NonNullable<VisitPageQuery['viewerSession']>;
/** A visit: who and how from one viewing, what was read from all of them. */
export type Visit = Omit<Viewing, 'visit' | '__typename' | 'id'> &
  Omit<Viewing['visit'], '__typename'>;

/** A code that was entered at the gate is a proof, too. */
export const visitOf = ({ visit, ...viewing }: Viewing): Visit => ({
  ...viewing,
  ...visit,
  isContactVerified: viewing.isContactVerified || viewing.hit?.isEmailVerified === true,
});
export type Step = Visit['timeline'][number];
type FileRead = Visit['files'][number];

/** The number of pages; 0 if unknown. */
export const pagesOf = ({
  pageCount,
  presentation,
}: {
  pageCount: number | null;
  presentation: { pageCount: number | null };
}): number => pageCount ?? presentation.pageCount ?? 0;

/** What was read of one version, with its own pages and pictures. */
export type Edition = Pick<FileRead, 'fileId' | 'pages' | 'completion'> & {
  /** “version 2”; null if the visit has only one. */
  name: string | null;
  isFormer: boolean;
  count: number;
  pictureOf: ((page: number) => string) | undefined;
  /** Of a part of a film: when it begins; null where pages are pages. */
  labelOf: (page: number) => string | null;
  /** How long a part of a film is; null where pages are pages. */
  partMs: number | null;
  /** The page being read right now. */
  livePage: number | null;
};

/** What was read, by version, in reading order. */
export function editionsOf(visit: Visit): Edition[] {
  const { files, presentation } = visit;
  return files.map((reading, index) => {
    const { fileId, pages, completion } = reading;
    const count = pagesOf({ pageCount: reading.pageCount, presentation });
    const isCurrent = fileId === null || presentation.files.some(({ id }) => id === fileId);
    const media = isCurrent ? presentation.media : null;
    const number = numberOf(presentation.versions, reading);
    return {
      fileId,
      pages,
      completion,
      name:
        files.length === 1
          ? null
          : number === null
            ? index === 0
              ? texts.versionReadFirst
              : texts.versionReadThen
            : texts.versionNumber({ number }),
      isFormer:
        fileId !== null &&
        presentation.files.length > 0 &&
        presentation.files.every(({ id }) => id !== fileId),
      count,
      labelOf: (page) => partLabel(media, page, count),
      partMs: isPlayed(media) && count > 0 ? media.durationMs / count : null,
      pictureOf: picturesOf(presentation, fileId),
      livePage: livePageOf(visit, fileId),
    };
  });
}

/** Page times in milliseconds, rounded to seconds that keep the sum. */
export function displayedPageTimes({ pages }: Pick<Edition, 'pages'>): ReadonlyMap<number, number> {
  const displayed = inSeconds(pages.map(({ timeMs }) => timeMs));
  return new Map(pages.map(({ page }, index) => [page, displayed[index] ?? 0]));
}

/** Step times, rounded so that they add up to the page's time. */
export function displayedStepTimes(
  steps: readonly Step[],
  editions: readonly Edition[],
): ReadonlyMap<Step, number> {
  const displayed = new Map<Step, number>();
  const timesOf = new Map(editions.map((edition) => [edition.fileId, displayedPageTimes(edition)]));
  for (const ofPage of Map.groupBy(steps, ({ fileId, page }) => `${fileId}/${page}`).values()) {
    const [first] = ofPage;
    const times = inSeconds(
      ofPage.map(({ timeMs }) => timeMs ?? 0),
      first && timesOf.get(first.fileId)?.get(first.page ?? 0),
    );
    for (const [index, step] of ofPage.entries()) displayed.set(step, times[index] ?? 0);
  }
  return displayed;
}

/** For a file shown twice, the version current at that time. */
function numberOf(
  versions: Visit['presentation']['versions'],
  { fileId, startedAt }: FileRead,
): number | null {
  const ofFile = versions.filter(({ file }) => file.id === fileId);
  return (ofFile.find(({ from }) => from <= startedAt) ?? ofFile.at(-1))?.number ?? null;
}

/** The page of a file being read right now. */
export const livePageOf = (
  { isLive, currentPage, fileId: now }: Pick<Visit, 'isLive' | 'currentPage' | 'fileId'>,
  fileId: string | null,
): number | null => (isLive && fileId === now ? currentPage : null);
