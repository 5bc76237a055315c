import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sumByPage, type PageTime } from '../mails/strip.ts';
import { shownFiles, type ShownFile } from '../replicas/shown-files.ts';
import type { LinkReading } from './projection.ts';

export interface PagesShown {
  pages: PageTime[];
  /** Null when unknown. */
  pageCount: number | null;
}

/**
 * Times by page, like the console (ADR 18): of the file that was read last before `until`, since that file was shown. Other
 * files have other pages.
 */
export async function pagesShown(
  context: ServiceContext,
  {
    teamId,
    presentationId,
    viewings,
    until,
  }: { teamId: string; presentationId: string; viewings: readonly LinkReading[]; until: string },
): Promise<PagesShown> {
  const row = await context.fresh(
    shownFiles,
    `Presentation/${teamId}/${presentationId}`,
    (rows) => rows.get(presentationId),
    () => false,
  );
  return pagesOf(viewings, row?.doc.files ?? [], until);
}

export function pagesOf(
  viewings: readonly LinkReading[],
  files: readonly ShownFile[],
  until: string,
): PagesShown {
  const begun = viewings.reduce<string | null>(
    (last, { startedAt }) =>
      startedAt > until || (last !== null && last >= startedAt) ? last : startedAt,
    null,
  );
  const shown = files.findLast(({ from }) => from <= (begun ?? until)) ?? files[0];
  // Viewings before the first known file count for that file.
  const ofIt =
    shown && shown !== files[0]
      ? viewings.filter(({ startedAt }) => startedAt >= shown.from)
      : viewings;
  const told = ofIt.flatMap(({ pageCount }) => pageCount ?? []);
  return {
    pages: sumByPage(ofIt.flatMap(({ pages }) => pages)),
    pageCount: shown?.pageCount ?? (told.length > 0 ? Math.max(...told) : null),
  };
}
