/** @jsxImportSource preact */
import type { ComponentProps } from 'preact';
import { Field } from './field.tsx';
import { texts } from './texts.ts';

type EmailFieldProps = Pick<
  ComponentProps<typeof Field>,
  'isFirst' | 'problem' | 'onValue' | 'onLeave'
>;

/** The email that one signs in with. */
export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      name="email"
      type="email"
      label={texts.email}
      autoComplete="username"
      inputMode="email"
      isRequired
      {...props}
    />
  );
}
