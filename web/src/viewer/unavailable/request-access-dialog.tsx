/** @jsxImportSource preact */
import { LetterDialog, type LetterField } from '../ui/message-dialog.tsx';

interface AskDialogProps {
  token: string;
  email: string;
  /** Null where it is not said who that is. */
  sender: string | null;
  onClose(): void;
}

const fields: LetterField<'email' | 'name' | 'message'>[] = [
  {
    name: 'email',
    label: 'Your email',
    kind: 'email',
    autoComplete: 'email',
    missing: 'Enter your email address: the answer goes there.',
  },
  { name: 'name', label: 'Your name', kind: 'name', autoComplete: 'name', isOptional: true },
  { name: 'message', label: 'Message', kind: 'text', isOptional: true },
];

/** Asks whoever shared it; they hear of it by mail and in Lectern. */
export function AskDialog({ token, email, sender, onClose }: AskDialogProps) {
  const who = sender ?? 'The sender';
  const done = {
    title: 'Asked',
    text: (letter: { email: string }) =>
      `${who} was told. The answer comes to ${letter.email.trim()}.`,
    button: 'Close',
  };
  return (
    <LetterDialog
      title="Ask for access"
      path={`/api/public/shared-links/${encodeURIComponent(token)}/ask`}
      fields={fields}
      known={{ email, name: '', message: '' }}
      done={done}
      onClose={onClose}
    >
      <p>{`${who} gets your request by email.`}</p>
    </LetterDialog>
  );
}
