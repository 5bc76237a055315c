import { usePageQuery } from '../../graphql/use-page-query.ts';
import { useLivePages } from '../../realtime/use-live-refetch.ts';
import { RulesComparison } from '../../shared/counting/rules-comparison.tsx';
import { DashboardRulesQuery } from './dashboard.graphql.ts';
import type { Question } from './use-question.ts';
import { common } from '../../texts/common.ts';

/** The totals by the current and by the earlier counting rules. */
export function RulesSection({ question: { filter, timeZone } }: { question: Question }) {
  const {
    data: { current, earlier },
    refetch,
  } = usePageQuery(DashboardRulesQuery, {
    timeZone,
    current: { ...filter, rules: 'CURRENT' },
    earlier: { ...filter, rules: 'EARLIER' },
  });
  useLivePages({ isLive: false, refetch });
  const both = (field: 'views' | 'uniqueVisitors' | 'timeMs' | 'completion') => ({
    current: current[field].now,
    earlier: earlier[field].now,
  });
  return (
    <RulesComparison
      figures={[
        { word: common.views, kind: 'count', ...both('views') },
        { word: common.uniqueVisitors, kind: 'count', ...both('uniqueVisitors') },
        { word: common.timeRead, kind: 'time', ...both('timeMs') },
        { word: common.completion, kind: 'share', ...both('completion') },
      ]}
    />
  );
}
