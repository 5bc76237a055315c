/** @jsxImportSource preact */
import { MessageDialog, type MessageField } from '../ui/message-dialog.tsx';
import { text } from '../texts/texts.ts';

interface RequestAccessDialogProps {
  token: string;
  email: string;
  /** Null if unknown. */
  sender: string | null;
  onClose(): void;
}

const fields = (): MessageField<'email' | 'name' | 'message'>[] => [
  {
    name: 'email',
    label: text('yourEmail'),
    kind: 'email',
    autoComplete: 'email',
    missing: text('enterEmailForReply'),
  },
  { name: 'name', label: text('yourName'), kind: 'name', autoComplete: 'name', isOptional: true },
  { name: 'message', label: text('message'), kind: 'text', isOptional: true },
];

/** Requests access; the sender gets a mail and a notification. */
export function RequestAccessDialog({ token, email, sender, onClose }: RequestAccessDialogProps) {
  const done = {
    title: text('requestSent'),
    text: (message: { email: string }) => {
      const to = { email: message.email.trim() };
      return sender ? text('nameWillReply', { name: sender, ...to }) : text('senderWillReply', to);
    },
    button: text('close'),
  };
  return (
    <MessageDialog
      title={text('askForAccess')}
      path={`/api/public/shared-links/${encodeURIComponent(token)}/ask`}
      fields={fields()}
      known={{ email, name: '', message: '' }}
      done={done}
      onClose={onClose}
    >
      <p>{sender ? text('requestGoesToName', { name: sender }) : text('requestGoesToSender')}</p>
    </MessageDialog>
  );
}
