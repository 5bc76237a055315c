import type { Leaf } from './leaves.ts';
import type { DemoDocument } from './make-pdf.ts';

const site = 'https://halden.example';
const districts = [
  'Harbor',
  'Old town',
  'Mill bank',
  'Station',
  'University',
  'North field',
  'Weir lane',
  'Quarry',
  'East meadow',
  'Upper valley',
  'Lock side',
  'Foundry',
];

/** Figures that look measured and are always the same. */
const measured = (seed: number, from: number, to: number) =>
  from + (((seed * 7_919 + 104_729) % 997) / 997) * (to - from);
const whole = (seed: number, from: number, to: number) => Math.round(measured(seed, from, to));
const losses = (seed: number, count = 6) =>
  districts.slice(0, count).map((name, index) => {
    const before = whole(seed * 31 + index, 22, 48);
    return [name, before, Math.round(before * measured(seed * 17 + index, 0.35, 0.7))] as const;
  });
const nights = (seed: number) =>
  Array.from({ length: 26 }, (_, week) =>
    Math.round(100 - week * 2.1 + measured(seed * 13 + week, -9, 9)),
  );

const closing: Leaf = {
  kind: 'end',
  title: 'Shall we walk your network together?',
  line: 'Two of us, one of you, half a day. Afterward you know what your night flow is trying to say.',
  link: `${site}/site-walk`,
};
const prices: Leaf = {
  kind: 'table',
  title: 'What it costs',
  lead: 'Per meter and year, everything included: hardware, radio, replacement, software.',
  rows: [
    ['', 'Essential', 'Network', 'Assured'],
    ['Meters, up to', '2,000', '20,000', 'no limit'],
    ['Price a meter', '14.80', '11.20', '9.60'],
    ['Reading', 'daily', 'hourly', 'every 15 min'],
    ['Replaced within', '10 days', '5 days', '48 hours'],
    ['Leak guarantee', 'no', 'no', 'yes'],
  ],
};
const start: Leaf = {
  kind: 'steps',
  title: 'How we begin',
  steps: [
    ['Site walk', 'We look at three districts and your last two years of readings.'],
    ['Pilot', 'Two hundred meters in the district that worries you most, for eight weeks.'],
    ['Decision', 'You get the measured figures, raw, and decide without us in the room.'],
    [
      'Rollout',
      'Six hundred meters a week, one district after another. Nobody loses water for more than twenty minutes.',
    ],
  ],
};
const story: Leaf = {
  kind: 'quote',
  words: 'We found the burst under the school before the school did.',
  who: 'Inês Carvalho, network manager, Acqua Norte',
};

const flow: DemoDocument = {
  key: 'flow-7',
  title: 'Halden Flow 7 for water utilities',
  shape: 'slide',
  accent: [0.12, 0.29, 0.6],
  leaves: [
    {
      kind: 'cover',
      title: 'Halden Flow 7 for water utilities',
      line: 'Every liter that leaves the works should arrive somewhere',
    },
    { kind: 'contents' },
    {
      kind: 'words',
      title: 'Where the water goes',
      lead: 'A network of your size loses more at night than a hospital uses by day.',
      points: [
        'A third of what is pumped is never billed',
        'Half of that is a dozen leaks nobody has seen',
        'The oldest of them has run for four years',
        'Your meters read once a month, and cannot know',
      ],
    },
    {
      kind: 'figure',
      title: 'One figure to remember',
      figure: '31%',
      lead: 'of the water of a European mid-size town does not arrive. The best tenth loses eight.',
    },
    {
      kind: 'bars',
      title: 'What changes, by district',
      lead: 'Losses in the first year of five comparable networks',
      bars: losses(1),
      unit: 'Percent of what was pumped',
    },
    {
      kind: 'words',
      title: 'What Flow 7 does',
      lead: 'A meter that listens, a radio that reaches, a desk that tells you where to dig.',
      points: [
        'Ultrasonic, no moving part, sixteen years of battery',
        'Hears a pinhole at nine meters along the pipe',
        'Reports every 15 minutes over your own radio',
        'Names the street, not the zone',
      ],
    },
    {
      kind: 'curve',
      title: 'Night flow after installation',
      lead: 'Liters a minute between two and four, week by week; Acqua Norte, harbor district',
      values: nights(2),
      labels: ['Week 1', 'Week 26'],
    },
    {
      kind: 'table',
      title: 'Side by side',
      lead: 'What utilities ask us to compare',
      rows: [
        ['', 'Mechanical', 'Other ultrasonic', 'Flow 7'],
        ['Lowest flow', '6 l/h', '2 l/h', '0.8 l/h'],
        ['Reading', 'monthly', 'daily', '15 minutes'],
        ['Battery', 'none', '10 years', '16 years'],
        ['Leak listening', 'no', 'no', 'yes'],
        ['Your data', 'yours', 'theirs', 'yours'],
      ],
    },
    story,
    {
      kind: 'steps',
      title: 'A leak, from sound to repair',
      steps: [
        ['02:10', 'Two meters in Weir lane hear the same noise.'],
        ['02:25', 'The desk places it between numbers 14 and 20.'],
        ['06:00', 'The crew finds it on the morning’s list, first of three.'],
        ['09:40', 'Repaired. The night after, the street is silent.'],
      ],
    },
    {
      kind: 'bars',
      title: 'Crews and call-outs',
      lead: 'A month of one maintenance team',
      bars: [
        ['Call-outs', 64, 22],
        ['Dry holes', 19, 3],
        ['Night shifts', 12, 4],
        ['Complaints', 41, 15],
      ],
      unit: 'Count a month',
    },
    prices,
    {
      kind: 'figure',
      title: 'When it has paid for itself',
      figure: '17 months',
      lead: 'at a production cost of 0.42 a cubic meter and the losses of a typical town. We work it out with your own figures.',
    },
    {
      kind: 'words',
      title: 'What it asks of you',
      lead: 'Less than the last project did.',
      points: [
        'One person who knows the network, for a day a week',
        'A key to the chambers',
        'A mast, a water tower or a church',
        'The courage to publish the first figure',
      ],
    },
    start,
    closing,
  ],
};

const leakage: DemoDocument = {
  key: 'leakage-program',
  title: 'Proposal: leakage program 2027 to 2031',
  shape: 'paper',
  accent: [0.05, 0.45, 0.42],
  leaves: [
    {
      kind: 'cover',
      title: 'Leakage program 2027 to 2031',
      line: 'A proposal for Severn & Wye Water',
    },
    { kind: 'contents' },
    {
      kind: 'words',
      title: 'Summary',
      lead: 'Five years, twelve districts, one obligation: half the losses, measured by you.',
      points: [
        '31,400 meters in twelve districts, the worst first',
        'Losses from 29 to 14 percent by the end of 2031',
        'A price that falls where we miss a yearly mark',
        'All readings belong to the utility, in an open format, from the first day',
      ],
    },
    ...districts.flatMap((name, index): Leaf[] => [
      index % 2 === 0
        ? {
            kind: 'curve',
            title: `${index + 1}. ${name}: where it stands`,
            lead: `Night flow of the last half year, liters a minute. ${whole(index, 900, 3_400)} connections, ${whole(index + 5, 8, 41)} km of pipe.`,
            values: nights(index + 3),
            labels: ['May', 'October'],
          }
        : {
            kind: 'bars',
            title: `${index + 1}. ${name}: what we expect`,
            lead: `${whole(index, 900, 3_400)} connections, ${whole(index + 5, 8, 41)} km of pipe. Losses by section, today and after the program.`,
            bars: losses(index + 2, 5),
            unit: 'Percent of inflow',
          },
    ]),
    {
      kind: 'table',
      title: 'Marks, year by year',
      lead: 'What we are held to',
      rows: [
        ['Year', 'Meters', 'Losses', 'If missed'],
        ['2027', '6,200', '26 %', '- 4 %'],
        ['2028', '13,000', '22 %', '- 6 %'],
        ['2029', '20,500', '18 %', '- 8 %'],
        ['2030', '27,000', '16 %', '- 8 %'],
        ['2031', '31,400', '14 %', '- 10 %'],
      ],
    },
    prices,
    start,
    {
      kind: 'words',
      title: 'Risks, and whose they are',
      lead: 'We would rather name them now.',
      points: [
        'Chambers that cannot be opened: ours, up to 3 percent of them',
        'Radio shadows: ours',
        'Building sites of others: shared',
        'Theft at hydrants: not part of the figure, but reported',
      ],
    },
    {
      kind: 'table',
      title: 'People',
      lead: 'Who you will deal with',
      rows: [
        ['Task', 'Who', 'From'],
        ['Program lead', 'Jonas Lindqvist', 'first day'],
        ['Network analysis', 'Priya Raman', 'first day'],
        ['Installation', 'Luca Moretti', 'week 6'],
        ['Service desk', 'Sofia Almeida', 'week 8'],
      ],
    },
    closing,
  ],
};

const tiers: DemoDocument = {
  key: 'service-tiers',
  title: 'Service tiers 2027',
  shape: 'slide',
  accent: [0.75, 0.36, 0.1],
  leaves: [
    { kind: 'cover', title: 'Service tiers 2027', line: 'Essential, Network, Assured' },
    prices,
    {
      kind: 'words',
      title: 'Essential',
      lead: 'For networks that want to know.',
      points: [
        'Readings every morning',
        'A leak list once a week',
        'Help by mail, within a working day',
      ],
    },
    {
      kind: 'words',
      title: 'Network',
      lead: 'For networks that want to act.',
      points: [
        'Readings every hour',
        'Leaks placed to the street',
        'A person of ours who knows your map',
      ],
    },
    {
      kind: 'words',
      title: 'Assured',
      lead: 'For networks that have promised somebody a figure.',
      points: [
        'Readings every quarter of an hour',
        'Meters replaced within 48 hours',
        'We pay for losses above the agreed mark',
      ],
    },
    {
      kind: 'bars',
      title: 'What customers save with each',
      lead: 'First full year, 22 networks',
      bars: [
        ['Essential', 29, 25],
        ['Network', 30, 19],
        ['Assured', 31, 14],
      ],
      unit: 'Losses in percent',
    },
    closing,
  ],
};

const security: DemoDocument = {
  key: 'security-answers',
  title: 'Security and data residency answers, with annexes A to K',
  shape: 'paper',
  accent: [0.3, 0.3, 0.42],
  leaves: [
    {
      kind: 'cover',
      title: 'Security and data residency answers',
      line: 'With annexes A to K. Revision 14.',
    },
    { kind: 'contents' },
    {
      kind: 'words',
      title: 'In one page',
      lead: 'What most people look for.',
      points: [
        'Readings stay in the country where the meters are',
        'Keys are the customer’s; we can lose them only together',
        'Nothing is sent to anybody else, for any purpose',
        'An outside firm tests us each spring; the report is annex F',
      ],
    },
    ...[
      'Encryption',
      'Access',
      'Places and hosts',
      'Backups',
      'Radio',
      'Penetration test',
      'Personal data',
      'Suppliers',
      'Incidents',
      'People',
      'Certificates',
    ].map((subject, index): Leaf => {
      const letter = 'ABCDEFGHIJK'.charAt(index);
      return {
        kind: 'table',
        title: `Annex ${letter}: ${subject}`,
        lead: `Questions of the sector’s questionnaire, part ${index + 1}, and our answers.`,
        rows: [
          ['Question', 'Answer', 'Evidence'],
          ...Array.from({ length: 9 }, (_, row) => [
            `${letter}${row + 1}. ${['Is it written down?', 'Who decides?', 'How often looked at?', 'Is it measured?', 'May we audit it?', 'Who is told?', 'What if it fails?', 'Since when?', 'What is left open?'][row]!}`,
            [
              'yes',
              'the security lead',
              'each quarter',
              'yes, monthly',
              'yes, with notice',
              'the customer, in 24 h',
              `plan ${letter}-${row + 1}`,
              `20${whole(index + row, 17, 25)}`,
              row % 3 === 2 ? 'nothing' : 'see the register',
            ][row]!,
            `doc. ${letter}.${whole(index * 9 + row, 10, 99)}`,
          ]),
        ],
      };
    }),
    closing,
  ],
};

const caseStudy: DemoDocument = {
  key: 'acqua-norte',
  title: 'Acqua Norte: eleven months to half the losses',
  shape: 'paper',
  accent: [0.1, 0.42, 0.62],
  leaves: [
    {
      kind: 'cover',
      title: 'Eleven months to half the losses',
      line: 'Acqua Norte, 41,000 inhabitants',
    },
    {
      kind: 'words',
      title: 'The town',
      lead: 'Granite, steep, and older than its plans.',
      points: [
        '212 km of pipe, a third of it from before 1960',
        'Losses of 38 percent, and a dry August',
        'Three crews, one of them on call each night',
      ],
    },
    {
      kind: 'curve',
      title: 'The night flow',
      lead: 'Liters a minute between two and four',
      values: nights(9),
      labels: ['January', 'November'],
    },
    story,
    {
      kind: 'bars',
      title: 'District by district',
      lead: 'Losses, in percent',
      bars: losses(8),
      unit: 'Percent of inflow',
    },
    closing,
  ],
};

const onePager: DemoDocument = {
  key: 'one-pager',
  title: 'Flow 7 on one page',
  shape: 'paper',
  accent: [0.12, 0.29, 0.6],
  leaves: [
    {
      kind: 'words',
      title: 'Flow 7 on one page',
      lead: 'For the person who has three minutes before the meeting.',
      points: [
        'An ultrasonic meter that also hears leaks',
        'A reading every 15 minutes, sixteen years on one battery',
        'Losses of 31 percent become 15 to 19 in the first year',
        'From 9.60 a meter and year, everything included',
        'Begins with two hundred meters and eight weeks',
        'Your readings are yours, in an open format',
      ],
    },
  ],
};

const roi: DemoDocument = {
  key: 'business-case',
  title: 'The business case, worked through',
  shape: 'slide',
  accent: [0.45, 0.2, 0.5],
  leaves: [
    {
      kind: 'cover',
      title: 'The business case, worked through',
      line: 'With the figures of a town of 60,000',
    },
    { kind: 'contents' },
    ...[
      'What you pump',
      'What you bill',
      'What a lost liter costs',
      'Energy',
      'Chemicals',
      'Crews',
      'Fines and drought orders',
      'What the meters cost',
      'What the radio costs',
      'What the desk costs',
    ].map((title, index): Leaf =>
      index % 3 === 2
        ? {
            kind: 'figure',
            title,
            figure: `${whole(index, 12, 96)},000`,
            lead: 'a year, at today’s prices. The sheet behind this page has your own figures in the second column.',
          }
        : {
            kind: 'bars',
            title,
            lead: 'By quarter, before and after',
            bars: ['Q1', 'Q2', 'Q3', 'Q4'].map(
              (quarter, each) =>
                [
                  quarter,
                  whole(index * 4 + each, 40, 90),
                  whole(index * 4 + each + 50, 18, 44),
                ] as const,
            ),
            unit: 'Thousands a quarter',
          },
    ),
    {
      kind: 'curve',
      title: 'Money out, money in',
      lead: 'The line crosses zero in month 17',
      values: [-10, -32, -48, -57, -60, -58, -50, -41, -31, -20, -9, 3, 14, 27, 41, 56].map(
        (value) => value,
      ),
      labels: ['Month 1', 'Month 22'],
    },
    prices,
    closing,
  ],
};

const onboarding: DemoDocument = {
  key: 'installation-guide',
  title: 'Installation guide for crews',
  shape: 'slide',
  accent: [0.1, 0.45, 0.3],
  leaves: [
    {
      kind: 'cover',
      title: 'Installation guide for crews',
      line: 'Wet hands, cold mornings, twenty minutes',
    },
    ...[
      'Before you leave the yard',
      'Opening the chamber',
      'Closing the valve',
      'Taking the old meter out',
      'Putting Flow 7 in',
      'Which way the arrow points',
      'Pairing with the radio',
      'Listening for the first minute',
      'Opening the valve again',
      'What to write down',
    ].map((title, index): Leaf => ({
      kind: 'steps',
      title: `${index + 1}. ${title}`,
      steps: [
        ['Look', 'Read the tag aloud. The number must be the one on your list.'],
        ['Do', 'One hand on the valve, one on the wall. Never both in the chamber.'],
        ['Check', 'Wait for the green light; it comes within forty seconds.'],
        ['If not', 'Photograph it, close up, go on to the next. The desk calls you.'],
      ],
    })),
    closing,
  ],
};

/** Eight documents of a maker of water meters, one to thirty pages long. */
export const documents: readonly DemoDocument[] = [
  flow,
  leakage,
  tiers,
  security,
  caseStudy,
  onePager,
  roi,
  onboarding,
];
