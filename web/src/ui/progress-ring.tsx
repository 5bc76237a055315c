import styles from './parts.module.css';

/** Progress as a ring; `share` from 0 to 1. */
export function ProgressRing({ share, size = 14 }: { share: number; size?: number }) {
  const percent = Math.round(Math.max(0.02, Math.min(1, share)) * 100);
  return (
    <svg
      className={styles['ring']}
      style={{ width: size, height: size }}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6" />
      <circle cx="8" cy="8" r="6" pathLength="100" strokeDasharray={`${percent} 100`} />
    </svg>
  );
}
