import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { useLiveRefetch } from '../../../realtime/use-live-refetch.ts';
import { RulesComparison } from '../../../shared/counting/rules-comparison.tsx';
import { PresentationRulesQuery } from './analytics.graphql.ts';
import type { FiguresFilter } from './use-figures-filter.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** The presentation's figures by the current and by the earlier counting rules. */
export function RulesSection({ id, filter }: { id: string; filter: FiguresFilter }) {
  const { data, error, refetch } = usePageQuery(PresentationRulesQuery, {
    id,
    current: { ...filter, rules: 'CURRENT' },
    earlier: { ...filter, rules: 'EARLIER' },
  });
  useLiveRefetch(id, { isLive: false, refetch });
  const { current, earlier } = data.presentation ?? {};
  if (!current || !earlier) throw error ?? new Error('Analytics does not answer right now.');
  const both = (field: 'views' | 'uniqueVisitors' | 'averageTimeMs' | 'medianTimeMs') => ({
    current: current[field],
    earlier: earlier[field],
  });
  return (
    <RulesComparison
      figures={[
        { word: common.views, kind: 'count', ...both('views') },
        { word: common.uniqueVisitors, kind: 'count', ...both('uniqueVisitors') },
        { word: texts.averageTime, kind: 'time', ...both('averageTimeMs') },
        { word: texts.medianTime, kind: 'time', ...both('medianTimeMs') },
        {
          word: common.completion,
          kind: 'share',
          current: current.completion,
          earlier: earlier.completion,
        },
      ]}
    />
  );
}
