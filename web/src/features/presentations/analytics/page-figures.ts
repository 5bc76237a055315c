import type { PageFiguresFragment } from '../../../gql/graphql.ts';
import type { PageFigures } from '../../../shared/attention-strip/lens.tsx';

/** The figures of a page by its number; pages without figures or size get stand-ins. */
export function pageFigures(
  statistics: readonly PageFiguresFragment[],
  views: number,
  pages: readonly { width: number; height: number }[],
): (page: number) => PageFigures {
  const byPage = new Map(statistics.map((each) => [each.page, each]));
  return (page) => {
    const found = byPage.get(page);
    const { width, height } = pages[page - 1] ?? { width: 16, height: 9 };
    return {
      averageMs: found?.averageTimeMs ?? 0,
      medianMs: found?.medianTimeMs ?? 0,
      stoppedHere: found?.stoppedHere ?? 0,
      readAgain: found?.readAgain ?? 0,
      totalMs: found?.timeMs ?? 0,
      views: found?.views ?? 0,
      openedShare: views === 0 ? null : Math.min(1, (found?.opened ?? 0) / views),
      aspect: width / height,
    };
  };
}
