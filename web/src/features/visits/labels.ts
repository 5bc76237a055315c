import type { HitLane, ViewerLane } from '../../gql/graphql.ts';
import type { Step } from './shown-visit.ts';
import { locale } from '../../ui/format/locale.ts';
import { percent } from '../../ui/format/percent.ts';
import { texts } from './texts.ts';

const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** “today, 14:21”, “17 November, 09:05”. */
export function dateTimeLabel(at: string): string {
  const date = new Date(at);
  const [day, today] = [date, new Date()].map((each) => each.toLocaleDateString('sv'));
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  const word =
    day === today
      ? texts.today
      : date.toLocaleDateString(locale, {
          day: 'numeric',
          month: 'long',
          ...(isThisYear ? {} : { year: 'numeric' }),
        });
  return `${word}, ${date.toLocaleTimeString(locale, time)}`;
}

/** “Friday 20 November 2026”. */
export const dayOf = (at: string): string =>
  new Date(at)
    .toLocaleDateString(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
    .replace(',', '');

export const laneLabels: Readonly<Record<HitLane & ViewerLane, string>> = {
  PERSON: texts.aPerson,
  BOT: texts.aBot,
  OWN_TEAM: texts.yourTeam,
};

/** Marks visits in a list that are not by people. */
export const laneMarks: Readonly<Record<ViewerLane, string | null>> = {
  PERSON: null,
  BOT: texts.bot,
  OWN_TEAM: texts.yourTeam,
};

const gates: Readonly<Record<string, string>> = {
  CONSENT: texts.consentGiven,
  ACCESS_CODE: texts.accessCodeEntered,
  EMAIL: texts.emailGiven,
};

/** “email given, consent given”: the gates passed. */
export const gateLabel = (names: readonly (string | null)[]): string =>
  names.map((name) => gates[name ?? ''] ?? texts.passed).join(', ');

/** The target of a link: a short URL, or a page. */
export function targetLabel(text: string | null): string {
  if (text === null) return '';
  return /^\d{4,6}$/.test(text)
    ? texts.toPage({ page: Number(text) })
    : text.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}

/** “Zoomed to 150% on page 3”. */
export function zoomText(text: string | null, page: number | null): string {
  if (text === null) return page === null ? texts.zoomed : texts.zoomedOnPage({ page });
  const factor = Number(text);
  if (!Number.isFinite(factor) || factor <= 0)
    return page === null ? texts.zoomedToFit : texts.zoomedToFitOnPage({ page });
  const to = percent(factor > 10 ? factor / 100 : factor);
  return page === null ? texts.zoomedTo({ to }) : texts.zoomedToOnPage({ to, page });
}

type DisplayedStep = Step & { gates?: (string | null)[]; isAgain?: boolean };

/** Merges gates passed within a minute, and keeps only the last of several zooms. */
export function displayedSteps(timeline: readonly Step[]): DisplayedStep[] {
  const steps: DisplayedStep[] = [];
  for (const step of timeline) {
    const last = steps.at(-1);
    if (step.kind === 'GATE_PASSED' && last?.kind === 'GATE_PASSED')
      last.gates = [...(last.gates ?? []), step.text];
    else if (step.kind === 'ZOOMED' && last?.kind === 'ZOOMED') steps[steps.length - 1] = step;
    else if (step.kind === 'GATE_PASSED') steps.push({ ...step, gates: [step.text] });
    else steps.push(step.kind === 'OPENED' && steps.length > 0 ? { ...step, isAgain: true } : step);
  }
  return steps;
}

/** “Reached 50%”; null for what no player did. */
export function playerText(text: string | null): string | null {
  const [, action, marker] = /^Video (play|pause|progress)(?: (\d+))?$/.exec(text ?? '') ?? [];
  if (action === 'play') return texts.played;
  if (action === 'pause') return texts.paused;
  return marker === undefined ? null : texts.reached({ percent: percent(Number(marker) / 100) });
}
