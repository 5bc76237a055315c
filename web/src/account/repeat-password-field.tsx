import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { againHint, saidOfAgain } from './repeated-password.ts';

/** The password that was chosen above, once more. */
export function PasswordAgain({
  label,
  password,
  error: refused,
}: {
  label: string;
  password: string;
  error: string | undefined;
}) {
  const [again, setAgain] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const error = saidOfAgain({ password, again, isLeft, refused });
  return (
    <PasswordInput
      name="password_confirmation"
      label={label}
      autoComplete="new-password"
      required
      value={again}
      error={error}
      description={error === undefined ? againHint : null}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={({ currentTarget }) => setAgain(currentTarget.value)}
      onBlur={() => setIsLeft(true)}
    />
  );
}
