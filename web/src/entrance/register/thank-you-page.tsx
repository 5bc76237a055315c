/** @jsxImportSource preact */
import { Frame } from '../parts/frame.tsx';
import { Note } from '../parts/note.tsx';
import type { PageProps } from '../page-props.ts';
import { texts } from './texts.ts';

/** Shows the same page for everyone, whatever the mail says. */
export function ThankYouPage({ address }: PageProps) {
  const isMailStored = address.searchParams.get('mail') === 'kept';
  return (
    <Frame
      title={texts.thankYou}
      lead={isMailStored ? texts.openLinkInEmail : texts.openEmailedLink}
    >
      <div class="instead">
        <Note title={isMailStored ? texts.yourEmailIsReady : texts.checkYourEmail}>
          {isMailStored ? texts.activationInMailFolder : texts.activationOnItsWay}
        </Note>
        <p class="ways">
          <a class="act" href="/login">
            {texts.backToSignIn}
          </a>
        </p>
      </div>
    </Frame>
  );
}
