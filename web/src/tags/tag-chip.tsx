import type { LabelColour } from '../gql/graphql.ts';
import type { Tag } from './kinds.ts';
import styles from './tags.module.css';

/** The color of a label; its name always stands beside it. Brands and products have none. */
export function ColorDot({ colour }: { colour: LabelColour | undefined }) {
  return colour === undefined ? null : (
    <i className={styles['dot']} data-color={colour} aria-hidden="true" />
  );
}

export function TagChip({ tag: { name, colour } }: { tag: Tag }) {
  return (
    <span className={styles['chip']} title={name}>
      <ColorDot colour={colour} />
      <span className="cut">{name}</span>
    </span>
  );
}
