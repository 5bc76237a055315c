import { IconFileText } from '@tabler/icons-react';
import styles from './parts.module.css';

/** A page's thumbnail in its own proportions; an icon if there is none. */
export function PageThumbnail({
  src,
  size,
}: {
  src: string | null | undefined;
  size: 'card' | 'tiny';
}) {
  return (
    <span className={styles['mat']} data-size={size} aria-hidden="true">
      {src == null ? (
        <IconFileText className="icon" />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
