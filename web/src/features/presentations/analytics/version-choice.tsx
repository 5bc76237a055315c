import { NativeSelect } from '@mantine/core';
import { viewsInLabel } from '../../../shared/readers/visits.ts';
import styles from '../presentation.module.css';
import type { Version } from './version.ts';
import { locale } from '../../../ui/format/locale.ts';
import { texts } from './texts.ts';

const day = (at: string) =>
  new Date(at).toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric' });

const time = (at: string) =>
  new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });

/** “since 20 Nov 2026, 09:00”, “12 Nov 2026 – 20 Nov 2026”; hours for less than a day. */
export function periodOf({ from, until }: Pick<Version, 'from' | 'until'>): string {
  if (until === null) return texts.sinceDayAndTime({ day: day(from), time: time(from) });
  return day(from) === day(until)
    ? `${day(from)}, ${time(from)} – ${time(until)}`
    : `${day(from)} – ${day(until)}`;
}

type VersionChoiceProps = {
  versions: readonly Version[];
  shown: Version;
  views: number;
  onChoose: (number: number | null) => void;
};

/** Chooses the version whose pages the figures show. */
export function VersionChoice({ versions, shown, views, onChoose }: VersionChoiceProps) {
  return (
    <div className={styles['version']}>
      <NativeSelect
        aria-label={texts.fileWhosePagesAreShown}
        value={String(shown.number)}
        onChange={({ currentTarget: { value } }) =>
          onChoose(
            versions.find(({ number }) => String(number) === value)?.until == null
              ? null
              : Number(value),
          )
        }
        data={versions.map((version) => ({
          value: String(version.number),
          label: texts.versionSince({ number: version.number, since: periodOf(version) }),
        }))}
      />
      <small>{texts.ofItViewsVisitors({ views: viewsInLabel(views) })}</small>
    </div>
  );
}
