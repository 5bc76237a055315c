/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { callEdge } from '../../edge/edge-fetch.ts';
import { Frame } from '../parts/frame.tsx';
import { Note } from '../parts/note.tsx';
import type { PageProps } from '../page-props.ts';
import { RegisterForm } from './register-form.tsx';
import { texts } from './texts.ts';

/** A company registers itself, where registration is open. */
export function RegisterPage({ address, go }: PageProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  useEffect(() => {
    // If the check fails, the submit reports it.
    void callEdge<{ registration_open: boolean }>('/api/setup').then(
      ({ registration_open: open }) => setIsOpen(open),
      () => setIsOpen(true),
    );
  }, []);
  const isTrial = address.pathname.startsWith('/register/trial');
  if (isOpen === false) {
    return (
      <Frame title={texts.registrationIsClosed} lead={texts.registrationClosed}>
        <div class="instead">
          <Note title={texts.askForAnInvitation}>
            {texts.inviteInstead.parts({
              link: (
                <a class="act" href="/login">
                  {texts.signInText}
                </a>
              ),
            })}
            .
          </Note>
        </div>
      </Frame>
    );
  }
  return (
    <Frame
      title={isTrial ? texts.startYourFreeTrial : texts.registerYourCompany}
      lead={texts.registerLead}
    >
      {isOpen && <RegisterForm {...{ address, go, isTrial }} />}
      <p class="ways">
        <a class="act" href="/login">
          {texts.iHaveAnAccount}
        </a>
      </p>
    </Frame>
  );
}
