import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { pageFigures, type PageFigures } from '../figures/figures.ts';
import type { Line } from '../figures/line.ts';
import { Sum } from '../figures/sum.ts';
import { justBefore } from '../figures/viewings-query.ts';
import { identityOf } from '../viewing/viewing.ts';
import { presentations, versionAt } from '../replicas/presentations.ts';
import { viewerSessions } from '../viewer-sessions/projection.ts';
import type { Figures } from './load-figures.ts';

/** Figures by page, of the file that was read last in the range: other files have other pages. */
export async function pagesShown(
  context: ServiceContext,
  figures: Figures,
): Promise<PageFigures[]> {
  return pageFigures(await sumOfShownFile(context, figures));
}

/** How many views `pagesShown` covers. */
export async function viewsShown(context: ServiceContext, figures: Figures): Promise<number> {
  return (await sumOfShownFile(context, figures)).views;
}

/** The file that `pagesShown` is about; null when unknown. */
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
  const { shown, current } = await shownFile(context, figures);
  return shown !== null && shown.fileId !== current?.fileId;
}

async function sumOfShownFile(context: ServiceContext, figures: Figures): Promise<Sum> {
  const { lines, sum } = figures;
  const { shown, isFirst } = await shownFile(context, figures);
  if (!shown || isFirst) return sum;
  const since = Date.parse(shown.from);
  return new Sum(
    lines.filter((line) => line[1] >= since),
    figures.filter.rules,
    true,
  );
}

async function shownFile(context: ServiceContext, figures: Figures) {
  const { filter, now, lines } = figures;
  const presentationId = await presentationIdOf(context, figures);
  const row =
    presentationId === null
      ? null
      : await context.rowsOf(presentations, { isUnfiltered: true }).get(presentationId);
  const lastStart = row
    ? lines.reduce((last, [, startedMs]) => Math.max(last, startedMs), -Infinity)
    : -Infinity;
  const until = filter.to === null ? now : justBefore(filter.to);
  const at = lastStart === -Infinity ? until : new Date(lastStart).toISOString();
  const shown = versionAt(row?.doc, at);
  return { shown, isFirst: shown === row?.doc.versions[0], current: row?.doc.versions.at(-1) };
}

/** The one presentation that the figures are about; null when there is none, or several. */
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
      if (!newest) return null;
      const session = await context.rowsOf(viewerSessions).get(newest[0]);
      return session?.doc.presentationId ?? null;
    }
  }
}
