import type { ReactNode } from 'react';
import { Fragment, type ComponentProps } from 'react';
import type { CountedFigureId } from '@lectern/schemas/text/what-we-count.ts';
import { FigureTerm } from '../../../shared/counting/how-counted.tsx';
import { UpperBoundNote } from '../../../shared/readers/upper-bound-note.tsx';
import { VisitorsLink, VisitsLink } from '../../../shared/readers/list-choice.tsx';
import { countLabel } from '../../../ui/format/count-label.ts';
import { span } from '../../../ui/format/duration.ts';
import { Note } from '../../../ui/states/note.tsx';
import styles from './link-page.module.css';
import type { ShownLink } from './shown-link.ts';
import { locale } from '../../../ui/format/locale.ts';
import { percent } from '../../../ui/format/percent.ts';
import { common } from '../../../texts/common.ts';
import { listText } from '../../../texts/list.ts';
import { texts } from './texts.ts';

type LinkAction = ComponentProps<typeof VisitsLink>['did'];

/** The totals of a link with tooltips; each links to its visits. */
export function LinkFigures({
  link: { analytics, hitCounts, asked },
  isWhole,
  withOthers,
}: {
  link: ShownLink;
  /** No range selected. */ isWhole: boolean;
  withOthers: boolean;
}) {
  if (analytics === null)
    return (
      <Note isBad title={texts.figuresAreNotAvailableRight}>
        {texts.figuresComeBack}
      </Note>
    );
  const { views, uniqueVisitors, averageTimeMs, completion, downloads, linkClicks } = analytics;
  const others = hitCounts.bots + hitCounts.ownTeam;
  const none = <small>{isWhole ? texts.noViewsYet : texts.noViews}</small>;
  const count = (some: number, did?: LinkAction) =>
    some === 0 ? '0' : <VisitsLink {...(did && { did })}>{some.toLocaleString(locale)}</VisitsLink>;
  const figures = [
    [common.views, count(views), texts.viewsExplained, 'views'],
    [
      common.uniqueVisitors,
      uniqueVisitors === 0 ? (
        '0'
      ) : (
        <Fragment key="visitors">
          <UpperBoundNote visitors={uniqueVisitors} />{' '}
          <VisitorsLink>{uniqueVisitors.toLocaleString(locale)}</VisitorsLink>
        </Fragment>
      ),
      texts.peopleExplained,
      'visitors',
    ],
    [
      texts.averageTime,
      views === 0 ? none : <VisitsLink key="time">{span(averageTimeMs)}</VisitsLink>,
      texts.timeExplained,
      'time',
    ],
    [
      common.completion,
      completion === null ? none : <VisitsLink key="completion">{percent(completion)}</VisitsLink>,
      texts.completionExplained,
      'completion',
    ],
    [common.downloads, count(downloads, 'download'), texts.timesTheFileWasDownloaded, 'actions'],
    [common.linkClicks, count(linkClicks, 'click'), texts.clicksExplained, 'actions'],
  ] as const;
  return (
    <>
      <dl className={styles['figures']} aria-label={common.totals}>
        {figures.map(([word, value, meaning, figure]) => (
          <Figure key={word} word={word} figure={figure} meaning={meaning} value={value} />
        ))}
      </dl>
      {withOthers || !isWhole || hitCounts.persons <= views ? null : (
        <p className={styles['left']}>
          {openedInLabel(
            hitCounts.persons,
            hitCounts.persons - views,
            asked.hasAccessCode || asked.isEmailRequired || asked.consentMode === 'REQUIRED',
          )}
        </p>
      )}
      {asked.consentMode === 'OPTIONAL' ? (
        <p className={styles['left']}>{texts.consentOptional}</p>
      ) : null}
      {withOthers || !isWhole || others === 0 ? null : <OthersNote hitCounts={hitCounts} />}
    </>
  );
}

function OthersNote({ hitCounts }: { hitCounts: ShownLink['hitCounts'] }) {
  const kinds = [
    hitCounts.ownTeam > 0 ? texts.ofTeam({ number: countLabel(hitCounts.ownTeam) }) : '',
    hitCounts.bots > 0 ? texts.ofBots({ number: countLabel(hitCounts.bots) }) : '',
  ];
  return (
    <p className={styles['left']}>
      {texts.excludesOpenings({
        count: hitCounts.ownTeam + hitCounts.bots,
        openings: listText(kinds.filter(Boolean), 'conjunction'),
      })}
    </p>
  );
}

type FigureProps = {
  word: string;
  figure: CountedFigureId;
  meaning: string;
  value: ReactNode;
};

function Figure({ word, figure, meaning, value }: FigureProps) {
  return (
    <div>
      <FigureTerm word={word} figure={figure} meaning={meaning} />
      <dd>{value}</dd>
    </div>
  );
}

/** Every opening counts; a view starts after the gates. */
function openedInLabel(openings: number, viewless: number, isGated: boolean): string {
  const which = isGated ? texts.stoppedAtTheAccessPage : texts.withoutAView;
  if (openings === 1) return texts.openingWithout({ which });
  const counted = { openings: countLabel(openings), which };
  if (viewless < openings)
    return texts.openingsSomeWithout({ ...counted, some: countLabel(viewless) });
  return openings === 2 ? texts.openingsBothWithout(counted) : texts.openingsAllWithout(counted);
}
