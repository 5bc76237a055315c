import { HowCounted } from '../../shared/counting/how-counted.tsx';
import { locale } from '../../ui/format/locale.ts';
import { VisitsLink } from '../../shared/readers/list-choice.tsx';
import { span } from '../../ui/format/duration.ts';
import styles from './contacts.module.css';
import type { ShownContact } from './shown-contact.ts';
import { percent } from '../../ui/format/percent.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** Totals of the contact's views; each links to its list. */
export function ContactFigures({
  contact: {
    figures: { views, timeMs, completion, downloads, linkClicks },
    presentations,
  },
}: {
  contact: ShownContact;
}) {
  const figures = [
    [common.views, views.toLocaleString(locale), null, 'views'],
    [common.timeRead, span(timeMs), null, 'time'],
    [common.presentations, presentations.length.toLocaleString(locale), '#presentations', 'views'],
    [
      common.completion,
      completion === null ? '–' : percent(completion),
      '#presentations',
      'completion',
    ],
    [
      common.downloads,
      downloads.toLocaleString(locale),
      downloads > 0 ? 'download' : 'nothing',
      'actions',
    ],
    [
      common.linkClicks,
      linkClicks.toLocaleString(locale),
      linkClicks > 0 ? 'click' : 'nothing',
      'actions',
    ],
  ] as const;
  return (
    <dl className={styles['figures']} aria-label={texts.figures}>
      {figures.map(([word, value, to, figure]) => (
        <div key={word}>
          <dt>
            {word}
            <HowCounted figure={figure} name={word} />
          </dt>
          <dd>
            {to === 'nothing' ? (
              value
            ) : to === '#presentations' ? (
              <a href={to}>{value}</a>
            ) : (
              <VisitsLink did={to}>{value}</VisitsLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
