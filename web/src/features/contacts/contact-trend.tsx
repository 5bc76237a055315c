import { locale } from '../../ui/format/locale.ts';
import { AreaChart, type Moment } from '../../shared/charts/area-chart.tsx';
import { Section } from '../../ui/section.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const length = 28;

/** Four weeks of views against the previous four, on the same weekdays. */
export function ContactTrend({ days }: { days: readonly number[] }) {
  const [before, now] = [days.slice(0, length), days.slice(length)];
  const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0);
  if (sum(days) === 0)
    return (
      <Section title={texts.viewsPerDay}>
        <p className="dim">{texts.noRecentViews}</p>
      </Section>
    );
  const date = (back: number) => {
    const day = new Date();
    day.setDate(day.getDate() - back);
    return day;
  };
  const short = (day: Date) => day.toLocaleDateString(locale, { day: 'numeric', month: 'short' });
  const long = (day: Date) =>
    day
      .toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' })
      .replace(',', '');
  const moments = now.map((value, index): Moment => {
    const back = now.length - 1 - index;
    return {
      key: String(back),
      value,
      before: before[index] ?? 0,
      isUnfinished: back === 0,
      short: back === 0 ? common.today : short(date(back)),
      long: long(date(back)),
      longBefore: long(date(back + length)),
    };
  });
  return (
    <Section title={texts.viewsPerDay} hint={texts.last4WeeksVsPrevious}>
      <AreaChart
        moments={moments}
        unit={texts.views}
        label={texts.viewsTrend({ now: sum(now), before: sum(before) })}
      />
    </Section>
  );
}
