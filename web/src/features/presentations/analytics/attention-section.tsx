import { AttentionHero } from '../../../shared/attention-strip/attention-hero.tsx';
import { liveSentence } from '../../../shared/attention-strip/sentence.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { pageUrlOf } from '../../../shared/presentation/page-urls.ts';
import { liveReadersOf } from '../../../shared/readers/live-readers.ts';
import { useLiveRefetch } from '../../../realtime/use-live-refetch.ts';
import { LiveBadge } from '../../../ui/live-badge.tsx';
import { Section } from '../../../ui/section.tsx';
import { Figures } from './figures.tsx';
import { PagesTable } from './pages-table.tsx';
import { PresentationAttentionQuery } from '../presentation.graphql.ts';
import type { ShownPresentation } from '../shown-presentation.ts';
import { Unread } from './unread.tsx';
import { useFiguresFilter, type FiguresFilter } from './use-figures-filter.ts';
import { selectedVersion, ofVersion } from './version.ts';
import { VersionChoice } from './version-choice.tsx';

/** The attention strip with the figures; live during a reading. */
export function AttentionSection({
  presentation,
  filter,
}: {
  presentation: ShownPresentation;
  filter: FiguresFilter;
}) {
  const { id, pages, versions } = presentation;
  const { version: number, setVersion, timeZone } = useFiguresFilter();
  const version = selectedVersion(presentation, number);
  const isFormer = version !== null && version.until !== null;
  const { data, error, refetch } = usePageQuery(PresentationAttentionQuery, {
    id,
    filter,
    isOfFile: version !== null,
    ofFile: version === null ? filter : ofVersion(filter, version),
    timeZone,
  });
  const analytics = data.presentation?.analytics;
  useLiveRefetch(id, { isLive: (analytics?.liveSessions.length ?? 0) > 0, refetch });
  if (analytics == null) throw error ?? new Error('Analytics does not answer right now.');

  // Figures of another file would be attributed to the wrong pages.
  const ofFile = version === null ? analytics : data.presentation?.ofFile;
  if (ofFile == null) throw error ?? new Error('Analytics does not answer right now.');

  const { liveSessions } = analytics;
  const isRead = analytics.views > 0 || liveSessions.length > 0 || analytics.pages.length > 0;
  const { views, pages: read } = ofFile;
  if (!isRead)
    return (
      <Section title="Attention">
        <Unread filter={filter} />
      </Section>
    );
  const { here, livePages, elsewhere } = liveReadersOf({
    fileId: version === null ? analytics.fileId : version.file.id,
    liveSessions,
  });
  const statistics = new Map(read.map((page) => [page.page, page]));
  const figuresOf = (page: number) => {
    const {
      averageTimeMs = 0,
      medianTimeMs = 0,
      stoppedHere = 0,
      readAgain = 0,
      timeMs = 0,
      views: turns = 0,
      viewings = 0,
    } = statistics.get(page) ?? {};
    const { width = 16, height = 9 } = (isFormer ? undefined : pages[page - 1]) ?? {};
    return {
      averageMs: averageTimeMs,
      medianMs: medianTimeMs,
      stoppedHere,
      readAgain,
      totalMs: timeMs,
      views: turns,
      openedShare: views === 0 ? null : Math.min(1, viewings / views),
      aspect: width / height,
    };
  };
  const liveTimeOf = (page: number) =>
    Math.max(
      0,
      ...here
        .filter(({ currentPage }) => currentPage === page)
        .map(({ pages: times }) => times.find((time) => time.page === page)?.timeMs ?? 0),
    );
  const pictureOf =
    version !== null
      ? pageUrlOf(id, version.file.id)
      : (page: number) => pages[page - 1]?.thumbnailUrl ?? '';
  const through = liveSessions.length === 1 ? liveSessions[0]?.sharedLink?.name : null;
  return (
    <>
      <Section
        title="Attention"
        hint={
          version === null
            ? 'average time on each page'
            : `average time on each page of its ${isFormer ? 'former ' : ''}file ${version.file.name}`
        }
        aside={
          <LiveStatus
            liveSessions={liveSessions}
            livePages={livePages}
            elsewhere={elsewhere}
            isFormer={isFormer}
            through={through}
          />
        }
      >
        {version === null ? null : (
          <VersionChoice versions={versions} shown={version} views={views} onChoose={setVersion} />
        )}
        <AttentionHero
          attention={{
            pageCount: version?.pageCount ?? pages.length,
            times: read.map(({ page, averageTimeMs }) => ({ page, timeMs: averageTimeMs })),
            livePages,
          }}
          liveTimeOf={liveTimeOf}
          figuresOf={figuresOf}
          pictureOf={pictureOf}
          thumbnailOf={pictureOf}
        />
      </Section>
      <PagesTable pages={read} views={views} />
      <Figures analytics={analytics} />
    </>
  );
}

type LiveStatusProps = {
  liveSessions: { length: number };
  livePages: number[];
  elsewhere: number;
  isFormer: boolean;
  through: string | null | undefined;
};

function LiveStatus({ liveSessions, livePages, elsewhere, isFormer, through }: LiveStatusProps) {
  return (
    <span role="status" aria-live="polite">
      {liveSessions.length === 0 ? null : (
        <LiveBadge>
          <span>
            {liveSentence(
              livePages,
              liveSessions.length,
              elsewhere,
              isFormer ? 'another' : 'an earlier',
            )}
            {through == null ? '' : `, through ${through}`}
          </span>
        </LiveBadge>
      )}
    </span>
  );
}
