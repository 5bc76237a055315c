import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { TimeRow } from '../figures-by-time/projection.ts';
import { linesIn, sumOfLines, type Question } from './books.ts';
import { keptDaysOf } from './kept-days.ts';
import { justBefore } from './list-of.ts';
import { periodOf } from './periods.ts';
import { dayOf, planRange } from './range.ts';
import { readBookings, readPeriods } from './read-rows.ts';
import { rowsNameOf } from './scope.ts';
import type { Sum } from './sum.ts';

export interface ReadDays {
  rows: readonly TimeRow[];
  /** Whole days in which nothing is recent. */
  days: readonly Sum[];
}

/**
 * A team's viewings: line by line of the parts of days at both ends and of days that hold something recent, and of all
 * others what they come to. What is known of a day is written row by row: it is kept only where its rows have heard of as
 * many bookings as the day has.
 * @param recent days of which something may change
 */
export async function readDays(context: ServiceContext, question: Question, recent: ReadonlySet<string>): Promise<ReadDays> {
  const name = rowsNameOf(question.scope);
  const plan = planRange(question.range);
  const edges = await Promise.all(plan.edges.map(({ from, to }) => readPeriods(context, name, periodOf('team', from), periodOf('team', justBefore(to)))));
  if (!plan.hasWholeDays) return { rows: edges.flat(), days: [] };
  const known = await readBookings(context, plan.firstDay, plan.lastDay);
  const kept = keptDaysOf(context.engines);
  const names = (day: string) => question.lanes.map((lane) => [lane, `${teamOf(context)}/${question.owner}/${lane}/${day}`] as const);
  const sums: Sum[] = [];
  const unknown: string[] = [];
  for (const [day, bookings] of known) {
    const found = recent.has(day) ? [] : names(day).map(([, each]) => kept.get(each, bookings));
    if (found.length > 0 && found.every((sum) => sum !== undefined)) sums.push(...found);
    else unknown.push(day);
  }
  if (unknown.length === 0) return { rows: edges.flat(), days: sums };
  const rows = (await Promise.all(spansOf(unknown, [...known.keys()]).map(([first, last]) => readPeriods(context, name, `${first}T00`, `${last}T99`)))).flat();
  const byDay = Map.groupBy(rows, ({ period }) => dayOf(period));
  const lined: TimeRow[] = edges.flat();
  for (const day of unknown) {
    const ofDay = byDay.get(day) ?? [];
    const isKept = !recent.has(day) && bookingsIn(ofDay) === known.get(day);
    if (!isKept) lined.push(...ofDay);
    else for (const [lane, each] of names(day)) {
      const sum = sumOfLines(linesIn({ ...question, lanes: [lane] }, ofDay), false);
      kept.set(each, known.get(day)!, sum);
      sums.push(sum);
    }
  }
  return { rows: lined, days: sums };
}

function bookingsIn(rows: readonly TimeRow[]): number {
  return rows.reduce((sum, row) => sum + ('lines' in row ? row.bookings : 0), 0);
}

/** Days that follow one another among all that there are are read at once. */
function spansOf(days: readonly string[], all: readonly string[]): [first: string, last: string][] {
  const spans: [string, string][] = [];
  const wanted = new Set(days);
  let isOpen = false;
  for (const day of all) {
    if (!wanted.has(day)) isOpen = false;
    else if (isOpen) spans.at(-1)![1] = day;
    else isOpen = spans.push([day, day]) > 0;
  }
  return spans;
}

function teamOf({ claims }: ServiceContext): string {
  return 'teamId' in claims ? String(claims.teamId) : '';
}
