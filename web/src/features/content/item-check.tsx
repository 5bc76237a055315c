import { Checkbox } from '@mantine/core';
import styles from './content.module.css';
import { useTick, type Selectable } from './selection.ts';

/** Takes the item into the selection; nothing where whoever looks can change none of it. */
export function ItemCheck({ item }: { item: Selectable }) {
  const { isTicked, tick } = useTick(item);
  return <Checkbox size="xs" className={styles['check'] ?? ''} aria-label={`Select ${item.name}`} checked={isTicked} onChange={({ currentTarget: { checked } }) => tick(checked)} />;
}
