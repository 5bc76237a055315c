import styles from '../content.module.css';
import { useTick, type Selectable } from '../selection.ts';
import { texts } from './texts.ts';

/** A native checkbox, because long lists have many. */
export function ItemCheck({ item }: { item: Selectable }) {
  const { isTicked, tick } = useTick(item);
  return (
    <input
      type="checkbox"
      className={styles['check']}
      aria-label={texts.selectNamed({ name: item.name })}
      checked={isTicked}
      onChange={({ currentTarget: { checked } }) => tick(checked)}
    />
  );
}
