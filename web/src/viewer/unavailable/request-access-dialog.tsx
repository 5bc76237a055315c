/** @jsxImportSource preact */
import { MessageDialog, type MessageField } from '../ui/message-dialog.tsx';

interface RequestAccessDialogProps {
  token: string;
  email: string;
  /** Null if unknown. */
  sender: string | null;
  onClose(): void;
}

const fields: MessageField<'email' | 'name' | 'message'>[] = [
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

/** Requests access; the sender gets a mail and a notification. */
export function RequestAccessDialog({ token, email, sender, onClose }: RequestAccessDialogProps) {
  const senderName = sender ?? 'The sender';
  const done = {
    title: 'Asked',
    text: (message: { email: string }) =>
      `${senderName} was told. The answer comes to ${message.email.trim()}.`,
    button: 'Close',
  };
  return (
    <MessageDialog
      title="Ask for access"
      path={`/api/public/shared-links/${encodeURIComponent(token)}/ask`}
      fields={fields}
      known={{ email, name: '', message: '' }}
      done={done}
      onClose={onClose}
    >
      <p>{`${senderName} gets your request by email.`}</p>
    </MessageDialog>
  );
}
