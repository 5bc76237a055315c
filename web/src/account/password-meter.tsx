import { useDeferredValue, useEffect, useState } from 'react';
import styles from './password-meter.module.css';
import { judgePassword, loadJudge, type Judge } from './password-rules.ts';

function useStrengthJudge(isWanted: boolean): Judge | null {
  const [judge, setJudge] = useState<Judge | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    loadJudge().then(
      (loaded) => {
        if (!isGone) setJudge(loaded);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return judge;
}

/** @param own words of the person (email, name, team) that an attacker tries first */
export function PasswordMeter({ password, own }: { password: string; own: readonly string[] }) {
  const judge = useStrengthJudge(password !== '');
  const { message, steps } = judgePassword(useDeferredValue(password), judge, own);
  return (
    <div className={styles['meter']}>
      <div aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} data-on={step <= steps || undefined} />
        ))}
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
