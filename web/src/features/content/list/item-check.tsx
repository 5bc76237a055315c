import styles from '../content.module.css';
import { useTick, type Selectable } from '../selection.ts';

/** A plain box, because a list has many of them. Takes the item into the selection. */
export function ItemCheck({ item }: { item: Selectable }) {
  const { isTicked, tick } = useTick(item);
  return (
    <input
      type="checkbox"
      className={styles['check']}
      aria-label={`Select ${item.name}`}
      checked={isTicked}
      onChange={({ currentTarget: { checked } }) => tick(checked)}
    />
  );
}
