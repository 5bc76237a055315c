import type { PresentationAttentionQuery as Attention } from '../../../gql/graphql.ts';
import { AttentionHero } from '../../../shared/attention-strip/attention-hero.tsx';
import { LiveStatus } from '../../../shared/attention-strip/live-status.tsx';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { isPlayed, partLabel } from '../../../shared/presentation/part-label.ts';
import { pageUrlOf } from '../../../shared/presentation/page-urls.ts';
import { liveReadersOf, longestLiveTime } from '../../../shared/readers/live-readers.ts';
import { useLiveRefetch } from '../../../realtime/use-live-refetch.ts';
import { Section } from '../../../ui/section.tsx';
import { Figures } from './figures.tsx';
import { pageFigures } from './page-figures.ts';
import { PagesTable } from './pages-table.tsx';
import { PresentationAttentionQuery } from './analytics.graphql.ts';
import type { ShownPresentation } from '../shown-presentation.ts';
import { Unread } from './unread.tsx';
import { useFiguresFilter, type FiguresFilter } from './use-figures-filter.ts';
import { selectedVersion, ofVersion } from './version.ts';
import { VersionChoice } from './version-choice.tsx';
import { texts } from './texts.ts';

type AttentionSectionProps = { presentation: ShownPresentation; filter: FiguresFilter };

/** The attention strip with the figures; live during a reading. */
export function AttentionSection({ presentation, filter }: AttentionSectionProps) {
  const { id } = presentation;
  const { version: number, timeZone } = useFiguresFilter();
  const version = selectedVersion(presentation, number);
  const { data, error, refetch } = usePageQuery(PresentationAttentionQuery, {
    id,
    filter,
    isOfFile: version !== null,
    ofFile: version === null ? filter : ofVersion(filter, version),
    timeZone,
  });
  const analytics = data.presentation?.analytics;
  useLiveRefetch(id, { isLive: (analytics?.liveSessions.length ?? 0) > 0, refetch });
  // Figures of another file would be attributed to the wrong pages.
  const ofFile = version === null ? analytics : data.presentation?.ofFile;
  if (analytics == null || ofFile == null)
    throw error ?? new Error('Figures are not available right now.');

  const { views, liveSessions, pages } = analytics;
  if (views === 0 && liveSessions.length === 0 && pages.length === 0)
    return (
      <Section title={texts.attention}>
        <Unread filter={filter} />
      </Section>
    );
  return (
    <>
      <HeroSection
        presentation={presentation}
        analytics={analytics}
        ofFile={ofFile}
        version={version}
      />
      <PagesTable
        pages={ofFile.pages}
        views={ofFile.views}
        labelOf={(page) =>
          partLabel(presentation.media, page, presentation.pages.length) ?? String(page)
        }
        isPlayed={isPlayed(presentation.media)}
      />
      <Figures analytics={analytics} />
    </>
  );
}

type Analytics = NonNullable<NonNullable<Attention['presentation']>['analytics']>;

type HeroSectionProps = {
  presentation: ShownPresentation;
  analytics: Analytics;
  ofFile: Pick<Analytics, 'views' | 'pages'>;
  version: ReturnType<typeof selectedVersion>;
};

function HeroSection({ presentation, analytics, ofFile, version }: HeroSectionProps) {
  const { id, pages, versions } = presentation;
  const { setVersion } = useFiguresFilter();
  const isFormer = version !== null && version.until !== null;
  const { liveSessions } = analytics;
  const { views, pages: read } = ofFile;
  const { here, livePages, elsewhere } = liveReadersOf({
    fileId: version === null ? analytics.fileId : version.file.id,
    liveSessions,
  });
  const pictureOf =
    version !== null
      ? pageUrlOf(id, version.file.id)
      : (page: number) => pages[page - 1]?.thumbnailUrl ?? '';
  return (
    <Section
      title={texts.attention}
      hint={
        version === null
          ? texts.averageTimePerPage
          : isFormer
            ? texts.timePerPageOfEarlierFile({ name: version.file.name })
            : texts.timePerPageOfFile({ name: version.file.name })
      }
      aside={
        <LiveStatus
          live={{ count: liveSessions.length, pages: livePages, elsewhere }}
          isFormer={isFormer}
          reader={liveSessions.length === 1 ? liveSessions[0] : undefined}
          via={liveSessions.length === 1 ? liveSessions[0]?.sharedLink?.name : null}
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
          labelOf: (page) => partLabel(presentation.media, page, pages.length),
        }}
        liveTimeOf={(page) => longestLiveTime(here, page)}
        figuresOf={pageFigures(read, views, isFormer ? [] : pages)}
        pictureOf={pictureOf}
        thumbnailOf={pictureOf}
      />
    </Section>
  );
}
