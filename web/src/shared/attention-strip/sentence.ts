import { clock } from '../../ui/format/duration.ts';
import type { Attention } from './cells.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** The strip as a sentence: “30 pages, 26 opened, longest page 13 with 1:44”. */
export function stripSentence({ pageCount, times, livePages = [] }: Attention): string {
  const opened = times.filter(({ timeMs }) => timeMs > 0);
  const pages = texts.pagesCount({ count: pageCount });
  const now =
    livePages.length > 0
      ? `, ${texts.beingReadNowOnPage({ pages: [...new Set(livePages)].sort((a, b) => a - b).join(', ') })}`
      : '';
  if (opened.length === 0)
    return now === '' ? texts.neverViewed({ pages, now }) : texts.justOpened({ pages, now });
  const longest = opened.reduce((best, time) => (time.timeMs > best.timeMs ? time : best));
  return texts.openedWithLongest({
    pages,
    opened: opened.length,
    page: longest.page,
    time: clock(longest.timeMs),
    now,
  });
}

/** How many read now, and where; some may have a version with other pages. */
export function liveSentence(
  livePages: readonly number[],
  readers: number,
  elsewhere = 0,
  {
    version = texts.anEarlier,
    who = common.someone,
  }: { version?: string; /** Where only one reads. */ who?: string } = {},
): string {
  const [page] = livePages;
  if (elsewhere > 0 && elsewhere === readers)
    return readers > 1
      ? texts.peopleAreReadingVersion({ readers, version })
      : texts.isReadingVersion({ who, version });
  if (readers > 1)
    return elsewhere > 0
      ? texts.peopleAreReadingOfThem({ readers, elsewhere, version })
      : texts.peopleAreReading({ readers });
  return page === undefined ? texts.isReading({ who }) : texts.isOnPage({ who, page });
}
