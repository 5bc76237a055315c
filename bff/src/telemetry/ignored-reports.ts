import { counts } from '@lectern/kernel/observability/metrics.ts';

/** Reports that are accepted because clients send them, and change nothing. */
export const ignoredReports = counts(
  'lectern_ignored_reports_total',
  'Reports that change nothing: openings without a bot check, bots without a hit, viewings of no presentation.',
  ['report'],
);
