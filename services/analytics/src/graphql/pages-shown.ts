import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { pageFigures, type PageFigures } from '../figures/figures.ts';
import type { Line } from '../figures/line.ts';
import { justBefore } from '../figures/viewings-query.ts';
import { Sum } from '../figures/sum.ts';
import { identityOf } from '../reading/reading.ts';
import { presentations, versionAt } from '../replicas/presentations.ts';
import { viewerSessions } from '../viewer-sessions/projection.ts';
import type { Figures } from './load-figures.ts';

/** By page, of the file that was read last in the range: what was read of another was read on other pages, and of one that nobody has read there is nothing to tell. */
export async function pagesShown(
  context: ServiceContext,
  figures: Figures,
): Promise<PageFigures[]> {
  return pageFigures((await sumOfShownFile(context, figures)).pages);
}

/** The viewings that the pages are of. */
export async function viewsShown(context: ServiceContext, figures: Figures): Promise<number> {
  return (await sumOfShownFile(context, figures)).views;
}

/** The file whose pages they are; null where that is not known. */
export async function fileShown(context: ServiceContext, figures: Figures): Promise<string | null> {
  return (await shownFile(context, figures)).shown?.fileId ?? null;
}

export async function filePageCount(
  context: ServiceContext,
  figures: Figures,
): Promise<number | null> {
  return (await shownFile(context, figures)).shown?.pageCount ?? null;
}

export async function isOfFormerFile(context: ServiceContext, figures: Figures): Promise<boolean> {
  const { shown, now } = await shownFile(context, figures);
  return shown !== null && shown.fileId !== now?.fileId;
}

async function sumOfShownFile(context: ServiceContext, figures: Figures): Promise<Sum> {
  const { lines, sum } = figures;
  const { shown, isFirst } = await shownFile(context, figures);
  if (!shown || isFirst) return sum;
  const since = Date.parse(shown.from);
  return new Sum(
    lines.filter((line) => line[1] >= since),
    true,
  );
}

async function shownFile(context: ServiceContext, figures: Figures) {
  const { asked, now, lines } = figures;
  const presentationId = await presentationIdOf(context, figures);
  const row =
    presentationId === null
      ? null
      : await context.rowsOf(presentations, { isUnfiltered: true }).get(presentationId);
  const begun = row
    ? lines.reduce((last, [, startedMs]) => Math.max(last, startedMs), -Infinity)
    : -Infinity;
  const until = asked.to === null ? now : justBefore(asked.to);
  const shown = versionAt(row?.doc, begun === -Infinity ? until : new Date(begun).toISOString());
  return { shown, isFirst: shown === row?.doc.versions[0], now: row?.doc.versions.at(-1) };
}

/** Whose pages the figures are about; null where nobody has read, or several are read. */
async function presentationIdOf(
  context: ServiceContext,
  { scope, lines, recent }: Figures,
): Promise<string | null> {
  switch (scope.kind) {
    case 'team':
      return null;
    case 'presentation':
      return scope.presentationId;
    case 'visitor':
      return scope.presentationId ?? null;
    case 'link': {
      if (recent[0]) return identityOf(recent[0]).presentationId;
      const newest = lines.reduce<Line | null>(
        (last, line) => (last && last[1] >= line[1] ? last : line),
        null,
      );
      return (
        newest &&
        ((await context.rowsOf(viewerSessions).get(newest[0]))?.doc.presentationId ?? null)
      );
    }
  }
}
