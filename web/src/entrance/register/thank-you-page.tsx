/** @jsxImportSource preact */
import { Frame } from '../parts/frame.tsx';
import { Note } from '../parts/note.tsx';
import type { PageProps } from '../page-props.ts';

/** Shows the same page for everyone, whatever the mail says. */
export function ThankYouPage({ address }: PageProps) {
  const isMailStored = address.searchParams.get('mail') === 'kept';
  return (
    <Frame
      title="Thank you"
      lead={
        isMailStored
          ? 'One step is left: the link of a mail.'
          : 'One step is left: the link of the mail that we sent you.'
      }
    >
      <div class="instead">
        <Note title={isMailStored ? 'Your mail was written' : 'Look into your mailbox'}>
          {isMailStored
            ? 'This server sends no mails: whoever runs it finds it in the folder mail of its data.'
            : 'The activation mail should arrive within 5 minutes. If it does not, look for it among the unwanted mails.'}{' '}
          Its link activates your account; it works once, for 24 hours.
        </Note>
        <p class="ways">
          <a class="act" href="/login">
            Back to sign in
          </a>
        </p>
      </div>
    </Frame>
  );
}
