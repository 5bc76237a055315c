import type { LabelColour, LabelTagFragment } from '../gql/graphql.ts';
import styles from './labels.module.css';

/** The color of a label; its name always stands beside it. */
export function ColorDot({ colour }: { colour: LabelColour }) {
  return <i className={styles['dot']} data-color={colour} aria-hidden="true" />;
}

export function LabelChip({ label: { name, colour } }: { label: LabelTagFragment }) {
  return (
    <span className={styles['chip']} title={name}>
      <ColorDot colour={colour} />
      <span className="cut">{name}</span>
    </span>
  );
}
