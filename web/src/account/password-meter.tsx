import styles from '../ui/entrance.module.css';

/** Characters; the server asks for as many. */
export const shortest = 12;

const words = [`At least ${shortest} characters; a few words are fine`, 'Short', 'Fair', 'Good', 'Strong'] as const;

/** Length above all, then variety; 0 says too short to count. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < shortest) return password.length === 0 ? 0 : 1;
  const distinct = new Set(password.toLowerCase()).size;
  if (distinct < 6) return 2;
  return password.length >= 20 || (password.length >= 16 && distinct >= 10) ? 4 : 3;
}

export function PasswordMeter({ password }: { password: string }) {
  const strength = strengthOf(password);
  const left = shortest - password.length;
  const word = strength === 1 ? `${left} more ${left === 1 ? 'character' : 'characters'}` : words[strength];
  return (
    <div className={styles['meter']}>
      <div aria-hidden="true">{[1, 2, 3, 4].map((step) => <i key={step} data-on={strength >= step || undefined} />)}</div>
      <p role="status">{word}</p>
    </div>
  );
}
