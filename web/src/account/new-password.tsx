import { PasswordInput } from '@mantine/core';
import { common } from '../texts/common.ts';
import { PasswordMeter } from './password-meter.tsx';
import { minPasswordLength } from './password-rules.ts';

type NewPasswordProps = {
  label?: string;
  password: string;
  onChange: (password: string) => void;
  /** Email, name and team of the person who chooses the password. */
  own: readonly (string | null | undefined)[];
  error: string | undefined;
  autoFocus?: boolean;
};

/** A new password, with a strength meter beside it. */
export function NewPassword({
  label = common.password,
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
