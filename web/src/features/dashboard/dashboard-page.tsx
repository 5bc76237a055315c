import { unnamedAdmin } from '@lectern/schemas/access/unnamed-admin.ts';
import { useViewer } from '../../account/viewer.ts';
import { AreaChart } from '../../shared/charts/area-chart.tsx';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { RulesSwitch, useComparesRules } from '../../shared/counting/rules-switch.tsx';
import { RangePicker } from '../../shared/range/range-picker.tsx';
import { rangeLabel } from '../../shared/range/range.ts';
import { InternalVisitsSwitch } from '../../shared/readers/internal-visits-switch.tsx';
import { useLivePages } from '../../realtime/use-live-refetch.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { FirstSteps } from '../../shared/start/first-steps.tsx';
import { MemberStart } from '../../shared/start/member-start.tsx';
import { Ago } from '../../ui/format/ago.tsx';
import { Skeleton, RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { DropOverlay } from '../../uploads/drop-overlay.tsx';
import { DashboardQuery } from './dashboard.graphql.ts';
import styles from './dashboard.module.css';
import { LiveFeed } from './live-feed.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import { momentsOf, sentenceOf } from './series.ts';
import { Breakdown } from './tabs.tsx';
import { RulesSection } from './rules-section.tsx';
import { Totals } from './totals.tsx';
import { useFilters } from './use-question.ts';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

/** The dashboard: a range against the previous one, and live readers. */
export function DashboardPage() {
  const {
    chosen: { range },
    setRange,
  } = useFilters();
  const { canEditPresentations } = useViewer();
  return (
    <Page title={texts.dashboard}>
      {canEditPresentations ? <DropOverlay /> : null}
      <div className={styles['dash']}>
        <div>
          <Boundary
            what={texts.theFigures}
            loading={<DashboardSkeleton />}
            head={
              <PageHead title={texts.dashboard}>
                <RangePicker range={range} setRange={setRange} />
              </PageHead>
            }
          >
            <Overview />
          </Boundary>
        </div>
        <aside aria-label={texts.now}>
          <Boundary what={texts.theLiveReaders} loading={<RowSkeletons count={2} />}>
            <LiveFeed />
          </Boundary>
          <Boundary what={texts.theNotices} loading={null}>
            <NeedsAttention />
          </Boundary>
        </aside>
      </div>
    </Page>
  );
}

function Overview() {
  const { viewer, canEditPresentations } = useViewer();
  const comparesRules = useComparesRules();
  const { range, chosen, setRange, filter, timeZone, isFromFirst, withOthers, setWithOthers } =
    useFilters();
  const {
    data: { dashboard, presentations, sharedLinks },
    refetch,
  } = usePageQuery(DashboardQuery, { filter, timeZone, isFromFirst });
  useLivePages({ isLive: false, refetch });
  const isNew =
    dashboard.recentViews.total === 0 &&
    range.name === '30d' &&
    !withOthers &&
    (presentations.total === 0 || sharedLinks.total === 0);
  // Steps tick off live; the figures load with the first view.
  useRefetchOn(
    (message) =>
      isNew &&
      message.kind === 'changed' &&
      (message.type === 'Presentation' || message.type === 'SharedLink'),
    refetch,
  );
  if (isNew && !canEditPresentations)
    return (
      <MemberStart title={greeting(new Date(), viewer.name)} teamName={viewer.currentTeam.name} />
    );
  if (isNew)
    return (
      <FirstSteps
        title={greeting(new Date(), viewer.name)}
        hasContent={presentations.total > 0}
        hasLinks={sharedLinks.total > 0}
      />
    );
  const last = new Date(new Date(dashboard.to).getTime() - 1);
  return (
    <>
      <PageHead title={texts.dashboard}>
        <div className={styles['range']}>
          <span className={styles['when']}>
            {rangeLabel(new Date(dashboard.from), last)}, {timeZone}
          </span>
          <RangePicker range={chosen.range} setRange={setRange} />
        </div>
      </PageHead>
      <Totals dashboard={dashboard} />
      <AreaChart moments={momentsOf(dashboard)} unit={texts.views} label={sentenceOf(dashboard)} />
      <div className={styles['under']}>
        <span>{rich(texts.updatedWhen, { when: <Ago at={dashboard.asOf} /> })}</span>
        <RulesSwitch />
        <InternalVisitsSwitch isOn={chosen.withOthers} onChange={setWithOthers} />
      </div>
      {comparesRules ? (
        <Boundary what={texts.theFiguresByBothRules} loading={null}>
          <RulesSection question={{ filter, timeZone }} />
        </Boundary>
      ) : null}
      <Breakdown dashboard={dashboard} question={{ filter, timeZone }} />
    </>
  );
}

const greetings = {
  morning: { alone: texts.goodMorning, toName: texts.goodMorningTo },
  afternoon: { alone: texts.goodAfternoon, toName: texts.goodAfternoonTo },
  evening: { alone: texts.goodEvening, toName: texts.goodEveningTo },
};

/** “Good afternoon, Maya”. */
function greeting(now: Date, name: string | null): string {
  const hour = now.getHours();
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  const first = name === unnamedAdmin ? null : name?.trim().split(/\s+/u)[0];
  return first ? greetings[part].toName({ name: first }) : greetings[part].alone;
}

function DashboardSkeleton() {
  return (
    <div className="late" role="status" aria-label={common.loading}>
      <div className={styles['totals']} aria-hidden="true">
        {[1, 2, 3, 4].map((each) => (
          <div key={each} className={styles['totalBones']}>
            <Skeleton width={64} height={12} />
            <Skeleton width={88} height={28} />
          </div>
        ))}
      </div>
      <div className={styles['bone']}>
        <Skeleton width="100%" height={216} />
      </div>
      <RowSkeletons count={6} />
    </div>
  );
}
