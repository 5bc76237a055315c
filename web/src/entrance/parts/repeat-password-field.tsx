/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { repeatHint, repeatError } from '../../account/repeated-password.ts';
import { PasswordField } from './field.tsx';

type RepeatPasswordFieldProps = { label: string; password: string; problem: string | undefined };

export function RepeatPasswordField({
  label,
  password,
  problem: refused,
}: RepeatPasswordFieldProps) {
  const [repeated, setRepeated] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const problem = repeatError({ password, repeated, isLeft, refused });
  return (
    <div>
      <PasswordField
        name="password_confirmation"
        label={label}
        autoComplete="new-password"
        isRequired
        problem={problem}
        onValue={setRepeated}
        onLeave={() => setIsLeft(true)}
      />
      {!problem && <p class="hint">{repeatHint}</p>}
    </div>
  );
}
