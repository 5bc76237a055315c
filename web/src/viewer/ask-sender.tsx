/** @jsxImportSource preact */
import type { Sender } from './shared-link.ts';
import { firstName } from './team-mark.tsx';

interface AskSenderProps {
  sender: Sender;
  /** Of the document; it becomes the subject. */
  name: string;
  text?: string;
  class?: string;
}

/** A mail to the sender, begun. */
export function AskSender({ sender, name, text, class: className }: AskSenderProps) {
  const body = `Hello ${firstName(sender.name)},\n\nplease give me access to “${name}”.\n`;
  return (
    <a class={className} href={mailTo(sender.email, name, body)}>
      {text ?? `Ask ${firstName(sender.name)} for access`}
    </a>
  );
}

export function mailTo(address: string, subject: string, body?: string): string {
  const text = body === undefined ? '' : `&body=${encodeURIComponent(body)}`;
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}${text}`;
}
