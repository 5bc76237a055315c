/** @jsxImportSource preact */
import { MessageDialog, type MessageField } from '../ui/message-dialog.tsx';
import type { SharedLink } from '../shared-link.ts';
import { text } from '../texts/texts.ts';

interface ForwardDialogProps {
  link: SharedLink;
  onSent(): void;
  onClose(): void;
}

type Name = 'to_email' | 'from_name' | 'from_email' | 'message';

const fields = (): MessageField<Name>[] => [
  { name: 'to_email', label: text('toEmail'), kind: 'email', missing: text('enterToEmail') },
  {
    name: 'from_name',
    label: text('yourName'),
    kind: 'name',
    autoComplete: 'name',
    missing: text('enterName'),
  },
  {
    name: 'from_email',
    label: text('yourEmail'),
    kind: 'email',
    autoComplete: 'email',
    missing: text('enterEmail'),
  },
  { name: 'message', label: text('message'), kind: 'text', isOptional: true },
];

function confirmation({ sends_mail: isSent }: SharedLink) {
  return {
    title: text(isSent ? 'forwarded' : 'forwardYourself'),
    text: ({ to_email: email }: Record<Name, string>) =>
      text(isSent ? 'forwardedText' : 'forwardYourselfText', { email: email.trim() }),
    button: text('keepReading'),
  };
}

/** Forwards the document (accounts §5, §8). A verified email needs no field. */
export function ForwardDialog({ link, onSent, onClose }: ForwardDialogProps) {
  const { email } = link.hit;
  return (
    <MessageDialog
      title={text('forward')}
      path={`/api/public/shared-link-hits/${encodeURIComponent(link.hit_uuid)}/forward`}
      fields={fields().filter(({ name }) => name !== 'from_email' || !email)}
      known={{ to_email: '', from_name: '', from_email: email ?? '', message: '' }}
      done={confirmation(link)}
      onSent={onSent}
      onClose={onClose}
    >
      <p>{text('forwardText', { title: link.presentation.name })}</p>
    </MessageDialog>
  );
}
