import type { LabelColour, LabelTagFragment } from '../gql/graphql.ts';
import styles from './labels.module.css';

/** The colour of a label; its name always stands beside it. */
export function ColourDot({ colour }: { colour: LabelColour }) {
  return <i className={styles['dot']} data-colour={colour} aria-hidden="true" />;
}

export function LabelChip({ label: { name, colour } }: { label: LabelTagFragment }) {
  return (
    <span className={styles['chip']} title={name}>
      <ColourDot colour={colour} />
      <span className="cut">{name}</span>
    </span>
  );
}
