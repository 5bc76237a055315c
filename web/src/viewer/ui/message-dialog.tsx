/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { isEmail, sendForm, type Problems } from './form-call.ts';
import '../styles/form.css';
import { text } from '../texts/texts.ts';

type Kind = 'email' | 'name' | 'text';

export interface MessageField<Name extends string> {
  name: Name;
  label: string;
  kind: Kind;
  autoComplete?: string;
  isOptional?: boolean;
  /** The message for a missing or invalid value. */
  missing?: string;
}

interface MessageDialogProps<Name extends string> {
  title: string;
  /** The path to post to. */
  path: string;
  fields: readonly MessageField<Name>[];
  /** Known values, also of hidden fields. */
  known: Record<Name, string>;
  children: ComponentChildren;
  done: { title: string; text(message: Record<Name, string>): string; button: string };
  onSent?: () => void;
  onClose(): void;
}

/** A short form in a dialog, with a confirmation. */
export function MessageDialog<Name extends string>({
  title,
  path,
  fields,
  known,
  children,
  done,
  onSent,
  onClose,
}: MessageDialogProps<Name>) {
  const [message, setMessage] = useState(known);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(
    () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    [problems],
  );

  const onSubmit = async (event: Event) => {
    event.preventDefault();
    if (state !== 'writing') return;
    const missing = fields.filter(
      ({ name, kind, isOptional }) =>
        !isOptional && (kind === 'email' ? !isEmail(message[name]) : message[name].trim() === ''),
    );
    setProblems(
      Object.fromEntries(
        missing.map(({ name, missing: words }) => [name, words]),
      ) as Problems<Name>,
    );
    if (missing.length > 0) return;
    setState('sending');
    const refused = await sendForm(path, message);
    setProblems(refused ?? {});
    setState(refused ? 'writing' : 'sent');
    if (!refused) onSent?.();
  };

  if (state === 'sent') {
    return (
      <Dialog title={done.title} key="sent" onClose={onClose}>
        <p role="status">{done.text(message)}</p>
        <button class="primary" type="button" onClick={onClose}>
          {done.button}
        </button>
      </Dialog>
    );
  }
  return (
    <Dialog title={title} key="writing" onClose={onClose}>
      {children}
      <form class="dialog-form" ref={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            type={field.kind === 'email' ? 'email' : 'text'}
            inputMode={field.kind === 'email' ? 'email' : 'text'}
            isLong={field.kind === 'text'}
            value={message[field.name]}
            problem={problems[field.name]}
            onValue={(value) => setMessage((now) => ({ ...now, [field.name]: value }))}
          />
        ))}
        {problems.form && (
          <p class="hint is-bad" role="alert">
            {problems.form}
          </p>
        )}
        <DialogButtons onClose={onClose} state={state} />
      </form>
    </Dialog>
  );
}

interface DialogButtonsProps {
  onClose: () => void;
  state: 'writing' | 'sending';
}

function DialogButtons({ onClose, state }: DialogButtonsProps) {
  return (
    <div class="dialog-buttons">
      <button class="secondary" type="button" onClick={onClose}>
        {text('cancel')}
      </button>
      <button class="primary" type="submit" aria-disabled={state === 'sending'}>
        {text(state === 'sending' ? 'sending' : 'send')}
      </button>
    </div>
  );
}
