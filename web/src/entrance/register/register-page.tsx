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
      <Frame title="Registration is closed" lead="Companies cannot register themselves here.">
        <div class="instead">
          <Note title="Ask for an invitation">
            An administrator of your team can send you one. If you have an account,{' '}
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
      lead="A team for your company, and you as its administrator."
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
