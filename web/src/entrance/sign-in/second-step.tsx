/** @jsxImportSource preact */
import { Field } from '../parts/field.tsx';

type SecondStepProps = { kinds: readonly string[]; isFirst: boolean; problem: string | undefined };

/** Asks for a code of the app or a recovery code after the password. */
export function SecondStep({ kinds, isFirst, problem }: SecondStepProps) {
  const hasApp = kinds.includes('totp');
  const label = hasApp ? 'Code' : 'Recovery code';
  const description = hasApp
    ? '6 digits from your app, or a recovery code.'
    : 'One of your saved codes.';
  return (
    <Field
      key="code"
      name="code"
      label={label}
      description={description}
      autoComplete="one-time-code"
      isRequired
      isFirst={isFirst}
      problem={problem}
    />
  );
}
