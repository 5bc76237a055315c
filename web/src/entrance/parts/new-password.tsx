/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import styles from '../../account/password-meter.module.css';
import {
  judgePassword,
  loadJudge,
  minPasswordLength,
  type Judge,
} from '../../account/password-rules.ts';
import { PasswordField } from './field.tsx';
import { texts } from './texts.ts';

type NewPasswordProps = {
  label?: string;
  password: string;
  onPassword: (password: string) => void;
  /** Email, name and team of the person who chooses the password. */
  own: readonly (string | null | undefined)[];
  problem: string | undefined;
  isFirst?: boolean;
};

/** A new password, with a strength meter below it. */
export function NewPassword({
  label = texts.password,
  password,
  onPassword,
  own,
  problem,
  isFirst = false,
}: NewPasswordProps) {
  const [judge, setJudge] = useState<Judge | null>(null);
  const isTyped = password !== '';
  useEffect(() => {
    if (isTyped)
      loadJudge().then(
        (loaded) => setJudge(() => loaded),
        () => undefined,
      );
  }, [isTyped]);
  const { message, steps } = judgePassword(
    password,
    judge,
    own.flatMap((word) => word || []),
  );
  return (
    <div>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        isRequired
        minLength={minPasswordLength}
        {...{ isFirst, problem }}
        onValue={onPassword}
      />
      <div class={styles['meter']}>
        <div aria-hidden="true">
          {[1, 2, 3, 4].map((step) => (
            <i key={step} data-on={step <= steps || undefined} />
          ))}
        </div>
        <p role="status">{message}</p>
      </div>
    </div>
  );
}
