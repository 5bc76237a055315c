/** What each figure counts, and how: the console's page of this name, and deploy/what-we-count.md. */
export interface CountedFigure {
  /** Anchor of `/help/counting`. */
  id: string;
  name: string;
  counts: string;
  leavesOut: string;
  threshold: string | null;
  /** Where the code does it. */
  where: readonly { file: string; name: string }[];
}

const analytics = 'services/analytics/src';

export const countedFigures = [
  {
    id: 'views',
    name: 'Views',
    counts:
      'A view is one opening of the viewer that passed the gates, together with the openings that continue it: by the same visitor, on the same link (for a member of the team, on the same presentation), each begun less than 30 minutes after the one before. A view counts when it begins. Figures of a range are computed from the openings in that range alone, so a view that a range cuts in two counts on both sides.',
    leavesOut:
      'Openings that stopped at a gate, bots, the own team (unless you include them), and what a reader who declined consent would have sent. Lists show each opening, so a list may be longer than the number of views.',
    threshold: '30 minutes from one opening to the next; at exactly 30:00 a new view begins.',
    where: [{ file: `${analytics}/figures/counting/views.ts`, name: 'joinViews' }],
  },
  {
    id: 'visitors',
    name: 'Unique visitors',
    counts:
      'Contacts by their email, members of the team by their account, all others by one browser at one network address on one link.',
    leavesOut:
      'People are not recognized across links without an email, so the number is an upper bound: one person with two links may be two visitors.',
    threshold: null,
    where: [
      { file: `${analytics}/assignment/assignment.ts`, name: 'determineAssignment' },
      { file: `${analytics}/figures/sum.ts`, name: 'countOf' },
    ],
  },
  {
    id: 'contacts',
    name: 'Contacts, and “likely”',
    counts:
      'A contact is verified when they proved their email with a code. Else it is who typed an email at the gate, else the only recipient of a link that was not forwarded: of these the console says “likely”, and JSON and CSV say is_contact_verified: false.',
    leavesOut: 'After a link was forwarded, new openings are not attributed by guess.',
    threshold: null,
    where: [{ file: `${analytics}/assignment/assignment.ts`, name: 'namedContact' }],
  },
  {
    id: 'time',
    name: 'Time',
    counts:
      'Time with a page in view in a visible tab, to the millisecond, by the viewer’s own clock and never more than passed on the server’s.',
    leavesOut:
      'Hidden tabs, the card after the last page, everything reported after the end, and time in which nothing moved: our viewer stops its clock after 75 seconds without input. Of clients without a clock of their own, at most 75 seconds count between two reports.',
    threshold: '75 seconds without movement. The average is all time divided by views.',
    where: [
      { file: `${analytics}/viewing/times.ts`, name: 'viewingTimes' },
      { file: `${analytics}/viewing/idle.ts`, name: 'withoutIdle' },
      { file: 'web/src/viewer/telemetry/reading-clock.ts', name: 'idleAfterMs' },
    ],
  },
  {
    id: 'median',
    name: 'Median time',
    counts:
      'The middle value, in milliseconds; of an even number of views the mean of the two in the middle. Of pages, over the views that read the page.',
    leavesOut: 'It is not rounded and not estimated.',
    threshold: null,
    where: [{ file: `${analytics}/figures/counting/median.ts`, name: 'medianOf' }],
  },
  {
    id: 'pages',
    name: 'Pages read',
    counts:
      'A page is read when it was in view for a second or more in one opening. “Opened” counts every view that showed the page, however short. Time on a page contains every glance; average and median are of the views that read it. A client that names the page only in its pings is on that page from half-way between two pings.',
    leavesOut: 'Pages leafed over in less than a second are opened, and not read.',
    threshold: '1 second: 0.999 s is opened, 1.000 s is read.',
    where: [
      { file: `${analytics}/figures/counting/rules.ts`, name: 'isPageRead' },
      { file: `${analytics}/figures/page-sums.ts`, name: 'sumPages' },
      { file: `${analytics}/viewing/time-per-page.ts`, name: 'pagesRead' },
      { file: `${analytics}/viewing/times.ts`, name: 'marksFromPings' },
    ],
  },
  {
    id: 'completion',
    name: 'Completion',
    counts:
      'Distinct pages read in a view, of all pages of the file, averaged over views. A reload goes on with the same view, so its pages add up.',
    leavesOut: 'Views of a file whose number of pages is not known.',
    threshold: 'A page counts from 1 second.',
    where: [{ file: `${analytics}/figures/figures.ts`, name: 'completionOf' }],
  },
  {
    id: 'stopped',
    name: 'Stopped here, read again',
    counts:
      'Of the views that read a page: those whose last opening ended on it, and those that turned to it more than once in one opening.',
    leavesOut: 'Views under way have stopped nowhere, and a reload is no turn back.',
    threshold: null,
    where: [{ file: `${analytics}/figures/page-sums.ts`, name: 'sumPages' }],
  },
  {
    id: 'actions',
    name: 'Downloads, prints and link clicks',
    counts: 'Each time a reader did it, once per moment, however often it was reported.',
    leavesOut: 'Downloads by bots and the own team, unless you include them.',
    threshold: null,
    where: [
      { file: `${analytics}/viewing/moments.ts`, name: 'countMoments' },
      { file: `${analytics}/figures/figures.ts`, name: 'countLinkClicks' },
    ],
  },
  {
    id: 'openings',
    name: 'Openings of a link',
    counts: 'Each time a person opened the link, also where they stopped at a gate.',
    leavesOut:
      'Openings by the same visitor less than 30 minutes after the one before, once their viewer has reported in. The list of openings and the event stream keep each of them.',
    threshold: '30 minutes.',
    where: [
      { file: 'services/sharing/src/hits-of-link/visits.ts', name: 'isReload' },
      { file: 'services/sharing/src/hits-of-link/list-hits.ts', name: 'countOpenings' },
    ],
  },
  {
    id: 'visits',
    name: 'Visits',
    counts:
      'Lists have a row for each visit: one visitor’s openings of one link, each begun less than 10 minutes after the one before. The mail about a visit is sent once, when it has ended.',
    leavesOut: 'A visit is how lists are grouped. No figure counts visits.',
    threshold: '10 minutes.',
    where: [{ file: `${analytics}/visit/visit.ts`, name: 'visitContaining' }],
  },
  {
    id: 'live',
    name: 'Reading now',
    counts: 'Viewers that reported in the last 12 seconds, visible, moving and not ended.',
    leavesOut: 'Of one visitor’s viewers on a presentation all but the latest.',
    threshold: '12 seconds.',
    where: [{ file: `${analytics}/viewing/viewing.ts`, name: 'isLive' }],
  },
  {
    id: 'people',
    name: 'Persons, bots and the own team',
    counts:
      'Figures are of persons. Bots are recognized by their user agent and by what the browser reports, your own team by a sign-in; a verdict of yours moves a visit, and every figure with it.',
    leavesOut: 'Bots and the own team, unless you include them.',
    threshold: null,
    where: [{ file: `${analytics}/assignment/assignment.ts`, name: 'reassignmentForLane' }],
  },
  {
    id: 'range',
    name: 'Ranges',
    counts:
      'An opening counts in the range in which it began. A day without a time is a whole day, as the last day too: from and to of 10 November are that day. Days are those of time_zone, else of your profile, else of the team.',
    leavesOut: 'The end of a range that is a moment is not in it.',
    threshold: null,
    where: [
      { file: 'bff/src/present/viewing-filter.ts', name: 'withWholeDays' },
      { file: `${analytics}/figures/time/range.ts`, name: 'isInRange' },
    ],
  },
  {
    id: 'rules',
    name: 'Counting rules, current and earlier',
    counts:
      'Every opening is stored as it was. The rules are applied when a figure is asked for, so that any range can be shown by either set. By the earlier rules each opening is a view, each page that was opened is read, and medians are the lower middle value rounded to two digits of its seconds.',
    leavesOut:
      'How time is measured is not part of the rules: idle time that was not recorded cannot be shown.',
    threshold: null,
    where: [
      { file: `${analytics}/figures/counting/rules.ts`, name: 'CountingRules' },
      { file: `${analytics}/figures/select-lines.ts`, name: 'sumLines' },
    ],
  },
] as const satisfies readonly CountedFigure[];

export type CountedFigureId = (typeof countedFigures)[number]['id'];

/** deploy/what-we-count.md. */
export function countingMarkdown(): string {
  const sections = countedFigures.map(({ id, name, counts, leavesOut, threshold, where }) =>
    [
      `<a id="${id}"></a>`,
      `## ${name}`,
      `**Counts.** ${counts}`,
      `**Does not count.** ${leavesOut}`,
      ...(threshold === null ? [] : [`**Threshold.** ${threshold}`]),
      `**In the code.** ${where.map((place) => `\`${place.name}\` in [\`${place.file}\`](../${place.file})`).join(', ')}.`,
    ].join('\n\n'),
  );
  const intro =
    'The rules behind every figure of the console, of REST, of the graph and of the CSV files. The console shows this page at `/help/counting`. Written by `npm run codegen` from `schemas/text/what-we-count.ts`.';
  return `${['# What we count, and how', intro, ...sections].join('\n\n')}\n`;
}
