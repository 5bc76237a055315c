/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { IconButton } from './icon.tsx';
import { text } from '../texts/texts.ts';

interface FieldProps {
  name: string;
  label: string;
  value: string;
  onValue(value: string): void;
  problem?: string | undefined;
  /** A small note beside the label. */
  note?: string | null;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'numeric';
  isOptional?: boolean;
  /** A multi-line field. */
  isLong?: boolean;
  children?: ComponentChildren;
}

export function Field({
  name,
  label,
  value,
  onValue,
  problem,
  note,
  type = 'text',
  autoComplete = 'off',
  inputMode,
  isOptional = false,
  isLong = false,
  children,
}: FieldProps) {
  // Unique ids: another form may have the same fields.
  const id = useId();
  const described = problem ? `${id}-problem` : undefined;
  return (
    <div class="field">
      <label for={id}>
        {label}
        {(note || isOptional) && <em>{note ?? text('optional')}</em>}
      </label>
      <div class={`input ${problem ? 'is-bad' : ''}`}>
        {isLong ? (
          <textarea
            id={id}
            name={name}
            dir="auto"
            value={value}
            aria-invalid={problem !== undefined}
            aria-describedby={described}
            onInput={(event) => onValue(event.currentTarget.value)}
          />
        ) : (
          <input
            id={id}
            name={name}
            dir="auto"
            type={type as 'text'}
            value={value}
            autoComplete={autoComplete}
            inputMode={inputMode}
            spellcheck={false}
            autocapitalize="off"
            aria-invalid={problem !== undefined}
            aria-describedby={described}
            onInput={(event) => onValue(event.currentTarget.value)}
          />
        )}
        {children}
      </div>
      {problem && (
        <p class="hint is-bad" id={described} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A code, readable while typing; the eye hides it. */
export function SecretField(props: FieldProps) {
  const [isHidden, setIsHidden] = useState(false);
  return (
    <Field {...props} type={isHidden ? 'password' : 'text'}>
      <IconButton
        icon={isHidden ? 'eye' : 'eye-off'}
        label={text(isHidden ? 'showCode' : 'hideCode')}
        onClick={() => setIsHidden(!isHidden)}
      />
    </Field>
  );
}
