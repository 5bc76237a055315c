/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { texts } from './texts.ts';

export interface FieldProps {
  label: string;
  /** Without a name the value is not sent. */
  name?: string;
  type?: 'text' | 'email' | 'password';
  inputMode?: 'email';
  autoComplete: string;
  /** The initial value. */
  start?: string;
  placeholder?: string;
  description?: string;
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** Focuses the field on load. */
  isFirst?: boolean;
  minLength?: number;
  problem?: string | undefined;
  onValue?: (value: string) => void;
  onLeave?: (value: string) => void;
  children?: ComponentChildren;
}

export function Field({
  label,
  name,
  type = 'text',
  start,
  description,
  isRequired = false,
  isReadOnly = false,
  isFirst = false,
  problem,
  onValue,
  onLeave,
  children,
  ...given
}: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const described =
    [description && `${id}-about`, problem && `${id}-problem`].filter(Boolean).join(' ') ||
    undefined;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {description && (
        <p class="hint" id={`${id}-about`}>
          {description}
        </p>
      )}
      <div
        class="input"
        data-bad={problem !== undefined || undefined}
        data-given={isReadOnly || undefined}
      >
        <input
          {...given}
          ref={input}
          id={id}
          name={name}
          type={type as 'text'}
          defaultValue={start}
          required={isRequired}
          readOnly={isReadOnly}
          spellcheck={false}
          autocapitalize={type === 'text' ? undefined : 'off'}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={described}
          onInput={onValue && ((event) => onValue(event.currentTarget.value))}
          onBlur={onLeave && ((event) => onLeave(event.currentTarget.value))}
        />
        {children}
      </div>
      {problem && (
        <p class="hint" data-bad id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A password field with a button that reveals it. */
export function PasswordField(props: Omit<FieldProps, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...props} type={isShown ? 'text' : 'password'}>
      <button
        class="eye"
        type="button"
        aria-label={isShown ? texts.hidePassword : texts.showPassword}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} />
      </button>
    </Field>
  );
}
