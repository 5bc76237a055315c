/** @jsxImportSource preact */
import { Field } from '../parts/field.tsx';
import { texts } from './texts.ts';

type SecondStepProps = { kinds: readonly string[]; isFirst: boolean; problem: string | undefined };

/** Asks for a code of the app or a recovery code after the password. */
export function SecondStep({ kinds, isFirst, problem }: SecondStepProps) {
  const hasApp = kinds.includes('totp');
  const label = hasApp ? texts.code : texts.recoveryCode;
  const description = hasApp ? texts.about6DigitsFromYourApp : texts.oneOfYourSavedCodes;
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
