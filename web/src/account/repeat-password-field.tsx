import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { repeatHint, repeatError } from './repeated-password.ts';

export function RepeatPasswordField({
  label,
  password,
  error: refused,
}: {
  label: string;
  password: string;
  error: string | undefined;
}) {
  const [repeated, setRepeated] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const error = repeatError({ password, repeated, isLeft, refused });
  return (
    <PasswordInput
      name="password_confirmation"
      label={label}
      autoComplete="new-password"
      required
      value={repeated}
      error={error}
      description={error === undefined ? repeatHint : null}
      onChange={({ currentTarget }) => setRepeated(currentTarget.value)}
      onBlur={() => setIsLeft(true)}
    />
  );
}
