import styles from './parts.module.css';

export function Logo() {
  return (
    <svg className={styles['mark']} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" />
      <path d="M5.5 9.6 18.5 6M12 8v8.2M8.2 18.2h7.6" />
    </svg>
  );
}
