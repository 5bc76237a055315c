/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { callEdge } from '../../edge/edge-fetch.ts';
import { Frame } from '../parts/frame.tsx';
import { Note } from '../parts/note.tsx';
import type { PageProps } from '../page-props.ts';
import { RegisterForm } from './register-form.tsx';

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
      <Frame title="Registration is closed" lead="This server does not accept new companies.">
        <div class="instead">
          <Note title="Ask for an invitation">
            An admin of your team can invite you. If you have an account,{' '}
            <a class="act" href="/login">
              sign in
            </a>
            .
          </Note>
        </div>
      </Frame>
    );
  }
  return (
    <Frame
      title={isTrial ? 'Start your free trial' : 'Register your company'}
      lead="Create your company’s team. You’ll be its admin."
    >
      {isOpen && <RegisterForm {...{ address, go, isTrial }} />}
      <p class="ways">
        <a class="act" href="/login">
          I have an account
        </a>
      </p>
    </Frame>
  );
}
