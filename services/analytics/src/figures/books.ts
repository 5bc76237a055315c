import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import { dayScope, type TimeRow } from '../figures-by-time/projection.ts';
import { accountOf, factsOf, type Reading } from '../reading/reading.ts';
import type { Account } from '../viewer-session/account.ts';
import { lineOf, type Line } from './line.ts';
import { dayOf, isWithin, placeIn, planRange, type Range, type RangePlan } from './range.ts';
import { isIn, isOfOne, toldOf, type Scope } from './scope.ts';
import { Sum } from './sum.ts';
import { nothing, plus, sumOf, tallyOf, type Tally } from './tally.ts';

/** What is asked for. */
export interface Question {
  scope: Scope;
  range: Range;
  lanes: readonly HitLane[];
  /** Through whose links; `*` for anybody's, and without one. */
  owner: string;
}

/** A reading, and the account of it that the days of the team contain; null: none. */
export interface CountedReading {
  reading: Reading;
  contained: Account | null;
}

export interface Book {
  sum: Sum;
  /** The viewings that were told one by one: of the team, those of parts of days. */
  lines: readonly Line[];
}

/**
 * Lasting rows, with whatever they do not contain yet: each viewing counts once, as it stands now, wherever its bookings
 * are on the way from its stream to the rows.
 */
export function bookOf(question: Question, rows: readonly TimeRow[], recent: readonly CountedReading[]): Book {
  const { scope, lanes } = question;
  const plan = scope.kind === 'team' ? planRange(question.range) : null;
  const known = new Set(recent.map(({ reading }) => reading.id));
  const lines = linesIn(question, plan, rows).filter(([sessionId]) => !known.has(sessionId));
  const days = plan ? daysIn(question, plan, rows) : new Map<string, Tally[]>();
  const changes = new Map<string, Tally>();
  const change = (day: string, tally: Tally, sign: 1 | -1) => void changes.set(day, plus(changes.get(day) ?? nothing, tally, sign));
  for (const { reading, contained } of recent) {
    const [facts, account] = [factsOf(reading), accountOf(reading)];
    const isWhole = plan !== null && placeIn(plan, facts.startedAt) === 'day';
    if (isWhole && contained && lanes.includes(contained.lane)) change(dayOf(facts.startedAt), tallyOf(facts, contained), -1);
    if (!lanes.includes(account.lane) || !isIn(scope, facts, account) || !isWithin(question.range, facts.startedAt)) continue;
    if (isWhole) change(dayOf(facts.startedAt), tallyOf(facts, account), 1);
    else lines.push(lineOf(facts, account, toldOf[scope.kind]));
  }
  const sum = sumOfLines(lines, isOfOne(scope));
  for (const day of new Set([...days.keys(), ...changes.keys()])) {
    const [parts, changed] = [days.get(day) ?? [], changes.get(day)];
    for (const tally of changed ? [plus(sumOf(parts), changed, 1)] : parts) sum.addDay(day, tally);
  }
  return { sum, lines };
}

export function sumOfLines(lines: readonly Line[], hasPages: boolean): Sum {
  const sum = new Sum();
  for (const line of lines) sum.addLine(line, hasPages);
  return sum;
}

function linesIn({ scope, range, lanes, owner }: Question, plan: RangePlan | null, rows: readonly TimeRow[]): Line[] {
  const spans = (plan ? plan.edges : [range]).map(({ from, to }) => [from === null ? -Infinity : Date.parse(from), to === null ? Infinity : Date.parse(to)] as const);
  const presentationId = scope.kind === 'visitor' ? scope.presentationId : undefined;
  const found: Line[] = [];
  for (const row of rows) {
    if (!('lines' in row)) continue;
    for (const lane of lanes) {
      for (const [of, lines] of Object.entries(row.lines[lane] ?? {})) {
        if (owner !== '*' && owner !== of) continue;
        for (const line of lines) {
          const isAsked = spans.some(([from, to]) => line[1] >= from && line[1] < to);
          if (isAsked && (presentationId === undefined || line[11] === presentationId)) found.push(line);
        }
      }
    }
  }
  return found;
}

function daysIn({ lanes, owner }: Question, plan: RangePlan, rows: readonly TimeRow[]): Map<string, Tally[]> {
  const scopes = new Set(lanes.map((lane) => dayScope(owner, lane)));
  const days = new Map<string, Tally[]>();
  for (const row of rows) {
    if (!('tally' in row) || !scopes.has(row.scope) || !isWhole(plan, row.period)) continue;
    const ofDay = days.get(row.period);
    if (ofDay) ofDay.push(row.tally);
    else days.set(row.period, [row.tally]);
  }
  return days;
}

function isWhole({ firstDay, lastDay, hasWholeDays }: RangePlan, day: string): boolean {
  return hasWholeDays && (firstDay === null || day >= firstDay) && (lastDay === null || day <= lastDay);
}
