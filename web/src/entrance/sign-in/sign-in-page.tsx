/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { callEdge } from '../../edge/edge-fetch.ts';
import { Check } from '../parts/check.tsx';
import { Field, PasswordField } from '../parts/field.tsx';
import { Frame } from '../parts/frame.tsx';
import { Note } from '../parts/note.tsx';
import { Submit } from '../parts/submit.tsx';
import { generalOf, useForm, waitOf } from '../parts/use-form.ts';
import type { PageProps } from '../page-props.ts';
import { pathAfter } from './path-after.ts';

/** What was done on the page before, by what it says in the address. */
const done: Record<string, string> = { password: 'Your password is changed. Please sign in with it.' };

export function SignInPage({ address, go }: PageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const said = done[address.searchParams.get('done') ?? ''];
  const { onSubmit, form, isBusy, problem, messages } = useForm(async (typed) => {
    await callEdge('/login', { method: 'POST', json: { email: typed.get('email'), password: typed.get('password'), remember: typed.get('remember') !== null } });
    go(pathAfter(address));
  });
  useEffect(() => {
    void callEdge<{ is_needed: boolean; registration_open: boolean }>('/api/setup').then(({ is_needed, registration_open }) => {
      if (is_needed) go('/setup');
      setIsOpen(registration_open);
    }, () => undefined);
  }, []);
  useLayoutEffect(() => {
    const password = problem && form.current?.querySelector<HTMLInputElement>('[name=password]');
    password?.focus();
    password?.select();
  }, [problem]);
  const general = generalOf(problem, ['email', 'password']);
  return (
    <Frame title="Sign in" lead="Publish, share, and see which pages are read.">
      <form ref={form} onSubmit={onSubmit} noValidate>
        {said && problem === null && <Note title="Done">{said}</Note>}
        {general && <Note isBad title="You are not signed in">{waitOf(general) === null ? general.message : `Too many tries. Wait ${waitOf(general)} and try again.`}</Note>}
        <Field name="email" type="email" label="Email" autoComplete="username" inputMode="email" isRequired isFirst problem={messages['email']} />
        <PasswordField name="password" label="Password" autoComplete="current-password" isRequired problem={messages['password']} />
        <a class="act" href="/password/forgot">Forgot Your Password?</a>
        <Check name="remember">Stay signed in on this device</Check>
        <Submit isBusy={isBusy}>Sign in</Submit>
      </form>
      {isOpen && <p class="ways"><a class="act" href="/register">Register your company</a></p>}
    </Frame>
  );
}
