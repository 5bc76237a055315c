import { useId } from 'react';
import { span } from '../../ui/format/duration.ts';
import { locale } from '../../ui/format/locale.ts';
import { percent } from '../../ui/format/percent.ts';
import { SideScroll } from '../../ui/side-scroll.tsx';
import styles from './counting.module.css';
import { HowCounted } from './how-counted.tsx';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

interface ComparedFigure {
  word: string;
  kind: 'count' | 'time' | 'share';
  current: number | null;
  earlier: number | null;
}

const formats = {
  count: (value: number) => value.toLocaleString(locale),
  time: span,
  share: percent,
};

/** Figures by the current counting rules, by the earlier ones, and the difference. */
export function RulesComparison({ figures }: { figures: readonly ComparedFigure[] }) {
  const id = useId();
  return (
    <section className={styles['compared']} aria-labelledby={id}>
      <h3 id={id}>
        {rich(texts.countingRulesWith, {
          explanation: <HowCounted figure="rules" name={texts.countingRules} />,
        })}
      </h3>
      <SideScroll tabIndex={0} role="region" aria-label={texts.figuresByBothCountingRules}>
        <table>
          <thead>
            <tr>
              {[texts.figure, texts.currentRules, texts.earlierRules, texts.difference].map(
                (word) => (
                  <th key={word} scope="col">
                    {word}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure.word}>
                <th scope="row">{figure.word}</th>
                <td>{valueLabel(figure, figure.current)}</td>
                <td>{valueLabel(figure, figure.earlier)}</td>
                <td>{differenceLabel(figure)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SideScroll>
    </section>
  );
}

function valueLabel({ kind }: ComparedFigure, value: number | null): string {
  return value === null ? '–' : formats[kind](value);
}

function differenceLabel({ kind, current, earlier }: ComparedFigure): string {
  if (current === null || earlier === null) return '–';
  const difference = current - earlier;
  const size =
    kind === 'share'
      ? `${Math.abs(Math.round(100 * current) - Math.round(100 * earlier))} pt`
      : formats[kind](Math.abs(difference));
  if (difference === 0) return texts.none;
  return `${difference > 0 ? '+' : '−'}${size}`;
}
