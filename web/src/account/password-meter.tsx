import { useDeferredValue, useEffect, useState } from 'react';
import styles from '../ui/entrance.module.css';

/** Characters; the server asks for as many. */
export const shortest = 12;

/** As the server counts: each character of Unicode once. */
export const isLongEnough = (password: string) => lengthOf(password) >= shortest;
const lengthOf = (password: string) => [...password.normalize('NFC')].length;

const words = ['Too easy to guess', 'Too easy to guess', 'Fair', 'Good', 'Strong'] as const;

type Judge = typeof import('./password-strength.ts');

/** Its lists are large: they come once somebody types a password, and without them length alone is shown. */
function useJudge(isWanted: boolean): Judge | null {
  const [judge, setJudge] = useState<Judge | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    import('./password-strength.ts').then((loaded) => { if (!isGone) setJudge(loaded); }, () => undefined);
    return () => { isGone = true; };
  }, [isWanted]);
  return judge;
}

/** @param own what is known of whoever chooses it, which others try first */
export function PasswordMeter({ password, own }: { password: string; own: readonly string[] }) {
  const judge = useJudge(password !== '');
  const judged = useDeferredValue(password);
  const left = shortest - lengthOf(password);
  const score = judge === null || left > 0 ? null : judge.strengthOf(judged, own);
  return (
    <div className={styles['meter']}>
      <div aria-hidden="true">{[1, 2, 3, 4].map((step) => <i key={step} data-on={step <= Math.max(password === '' ? 0 : 1, score ?? 0) || undefined} />)}</div>
      <p role="status">{password === '' ? `At least ${shortest} characters; a few words are fine` : left > 0 ? `${left} more ${left === 1 ? 'character' : 'characters'}` : score === null ? 'Long enough' : words[score]}</p>
    </div>
  );
}
