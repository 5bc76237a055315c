import { Tooltip } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CountedFigureId } from '@lectern/schemas/text/what-we-count.ts';
import styles from './counting.module.css';
import { texts } from './texts.ts';

/** Beside a figure: leads to the rule that it is counted by. */
export function HowCounted({ figure, name }: { figure: CountedFigureId; name: string }) {
  return (
    <Link
      className={styles['how']}
      to={`/help/counting#${figure}`}
      title={texts.howIsThisCounted}
      aria-label={texts.howIsThisCountedNamed({ name })}
    >
      <IconHelpCircle size={14} aria-hidden="true" />
    </Link>
  );
}

/** The name of a figure, with what it means and how it is counted. */
export function FigureTerm({
  word,
  figure,
  meaning,
}: {
  word: string;
  figure: CountedFigureId;
  meaning: string;
}) {
  return (
    <dt>
      <Tooltip label={meaning} multiline maw={280}>
        <span tabIndex={0}>{word}</span>
      </Tooltip>
      <HowCounted figure={figure} name={word} />
    </dt>
  );
}
