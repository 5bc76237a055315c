import { PasswordInput } from '@mantine/core';
import { PasswordMeter } from './password-meter.tsx';
import { minPasswordLength } from './password-rules.ts';

type NewPasswordProps = {
  label?: string;
  password: string;
  onChange: (password: string) => void;
  /** What is known of whoever chooses it: address, name, team. */
  own: readonly (string | null | undefined)[];
  error: string | undefined;
  autoFocus?: boolean;
};

/** Where a password is chosen: the field, and beside it how hard the password is to guess. */
export function NewPassword({
  label = 'Password',
  password,
  onChange,
  own,
  error,
  autoFocus = false,
}: NewPasswordProps) {
  return (
    <div>
      <PasswordInput
        name="password"
        label={label}
        autoComplete="new-password"
        required
        minLength={minPasswordLength}
        autoFocus={autoFocus}
        value={password}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={error}
      />
      <PasswordMeter password={password} own={own.filter((word) => word != null)} />
    </div>
  );
}
