import { counts } from '@lectern/kernel/observability/metrics.ts';

/** Reports that are accepted because clients send them, and change nothing. */
export const unprovedReports = counts(
  'lectern_unproved_reports_total',
  'Reports of viewers without a bot check, or of bots without a hit: nothing follows from them.',
  ['report'],
);
