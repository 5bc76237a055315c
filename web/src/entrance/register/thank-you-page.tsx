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
          ? 'One more step: open the link in the email.'
          : 'One more step: open the link we emailed you.'
      }
    >
      <div class="instead">
        <Note title={isMailStored ? 'Your email is ready' : 'Check your email'}>
          {isMailStored
            ? 'This server does not send emails yet. Its admin finds yours in the mail folder of its data.'
            : 'The activation email should arrive within 5 minutes. If not, check your spam folder.'}{' '}
          The link works once and expires after 24 hours.
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
