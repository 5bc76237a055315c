/** @jsxImportSource preact */
import { MessageDialog, type MessageField } from '../ui/message-dialog.tsx';
import type { SharedLink } from '../shared-link.ts';

interface ForwardDialogProps {
  link: SharedLink;
  onSent(): void;
  onClose(): void;
}

const fields: MessageField<'to_email' | 'from_name' | 'from_email' | 'message'>[] = [
  {
    name: 'to_email',
    label: 'To (email)',
    kind: 'email',
    missing: 'Enter the email address of whoever should get it.',
  },
  {
    name: 'from_name',
    label: 'Your name',
    kind: 'name',
    autoComplete: 'name',
    missing: 'Enter your name: it stands in the email.',
  },
  {
    name: 'from_email',
    label: 'Your email',
    kind: 'email',
    autoComplete: 'email',
    missing: 'Enter your email address.',
  },
  { name: 'message', label: 'Message', kind: 'text', isOptional: true },
];
const done = {
  title: 'Shared successfully',
  text: (message: { to_email: string }) => `The link is on its way to ${message.to_email.trim()}.`,
  button: 'Keep reading',
};
const savedFields = {
  ...done,
  title: 'Pass it on yourself',
  text: (message: { to_email: string }) =>
    `This server sends no mail yet, so nothing went out. Please give ${message.to_email.trim()} the address of this page.`,
};

/** Forwards the document (accounts §5, §8). A verified email needs no field. */
export function ForwardDialog({ link, onSent, onClose }: ForwardDialogProps) {
  const { email } = link.hit;
  return (
    <MessageDialog
      title="Forward"
      path={`/api/public/shared-link-hits/${encodeURIComponent(link.hit_uuid)}/forward`}
      fields={email ? fields.filter(({ name }) => name !== 'from_email') : fields}
      known={{ to_email: '', from_name: '', from_email: email ?? '', message: '' }}
      done={link.sends_mail ? done : savedFields}
      onSent={onSent}
      onClose={onClose}
    >
      <p>{`“${link.presentation.name}” goes to one person by email.`}</p>
    </MessageDialog>
  );
}
