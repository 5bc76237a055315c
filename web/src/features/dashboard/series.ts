import { locale } from '../../ui/format/locale.ts';
import type { Moment } from '../../shared/charts/area-chart.tsx';
import type { DashboardQuery } from '../../gql/graphql.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** Days in a sparkline. */
export const sparkDays = 30;

type Answer = DashboardQuery['dashboard'];

const short: Record<Answer['step'], Intl.DateTimeFormatOptions> = {
  HOUR: { hour: '2-digit', minute: '2-digit' },
  DAY: { day: 'numeric', month: 'short' },
  WEEK: { day: 'numeric', month: 'short' },
  MONTH: { month: 'short', year: 'numeric' },
};
const long: Record<Answer['step'], Intl.DateTimeFormatOptions> = {
  HOUR: { weekday: 'long', hour: '2-digit', minute: '2-digit' },
  DAY: { weekday: 'long', day: 'numeric', month: 'long' },
  WEEK: { day: 'numeric', month: 'long' },
  MONTH: { month: 'long', year: 'numeric' },
};
const units: Record<Answer['step'], string> = {
  HOUR: texts.perHour,
  DAY: texts.perDay,
  WEEK: texts.perWeek,
  MONTH: texts.perMonth,
};

/** Converts the series for the chart. */
export function momentsOf({ series, step, previousFrom, from }: Answer): Moment[] {
  const back = new Date(from).getTime() - new Date(previousFrom).getTime();
  const formatter = (how: typeof short) => {
    const format = new Intl.DateTimeFormat(locale, how[step]);
    return (at: number) => {
      const date = format.format(at).replace(',', '');
      return how === long && step === 'WEEK' ? texts.weekOf({ date }) : date;
    };
  };
  const [shortDate, longDate] = [formatter(short), formatter(long)];
  return series.map(({ at, views, previousViews, isUnfinished }) => {
    const began = new Date(at).getTime();
    return {
      key: at,
      value: views,
      before: previousViews,
      isUnfinished,
      short: isUnfinished && step === 'DAY' ? common.today : shortDate(began),
      long: longDate(began),
      longBefore: longDate(began - back),
    };
  });
}

/** Describes the whole chart in a sentence. */
export function sentenceOf(answer: Answer): string {
  const moments = momentsOf(answer);
  const highest = moments.reduce<Moment | null>(
    (top, moment) => (top === null || moment.value > top.value ? moment : top),
    null,
  );
  const summary = texts.viewsComparedWithThePrevious({ units: units[answer.step] });
  return highest === null || highest.value === 0
    ? texts.noneYet({ summary })
    : texts.highest({
        summary,
        value: highest.value.toLocaleString(locale),
        moment: highest.long,
      });
}
