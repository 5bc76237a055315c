/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { againHint, saidOfAgain } from '../../account/repeated-password.ts';
import { PasswordField } from './field.tsx';

type PasswordAgainProps = { label: string; password: string; problem: string | undefined };

/** The password that was chosen above, once more. */
export function PasswordAgain({ label, password, problem: refused }: PasswordAgainProps) {
  const [again, setAgain] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const problem = saidOfAgain({ password, again, isLeft, refused });
  return (
    <div>
      <PasswordField
        name="password_confirmation"
        label={label}
        autoComplete="new-password"
        isRequired
        problem={problem}
        onValue={setAgain}
        onLeave={() => setIsLeft(true)}
      />
      {!problem && <p class="hint">{againHint}</p>}
    </div>
  );
}
