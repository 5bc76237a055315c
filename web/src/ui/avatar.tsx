import styles from './parts.module.css';

/** @param name a name or an email */
function initials(name: string): string {
  const [local = ''] = name.split('@', 1);
  const words = local.split(/[\s._-]+/u).filter(Boolean);
  return (
    [words[0], words.length > 1 ? words[words.length - 1] : undefined]
      .map((word) => word?.[0] ?? '')
      .join('')
      .toUpperCase() || '?'
  );
}

/** Initials; hidden from screen readers, because the name is beside it. */
export function Avatar({
  name,
  isSmall = false,
  isBig = false,
  isLive = false,
}: {
  name: string | null;
  isSmall?: boolean;
  isBig?: boolean;
  isLive?: boolean;
}) {
  return (
    <span
      className={[styles['avatar'], isSmall && styles['small'], isBig && styles['big']]
        .filter(Boolean)
        .join(' ')}
      data-live={isLive || undefined}
      aria-hidden="true"
    >
      {name === null ? '?' : initials(name)}
    </span>
  );
}
