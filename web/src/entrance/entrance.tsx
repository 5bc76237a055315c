/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import { CreatePasswordPage } from './passwords/create-password-page.tsx';
import { ForgotPasswordPage } from './passwords/forgot-password-page.tsx';
import { ResetPasswordPage } from './passwords/reset-password-page.tsx';
import type { PageProps } from './page-props.ts';
import { SetUpPage } from './set-up/set-up-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';

const pages: Record<string, ComponentType<PageProps>> = {
  '/setup': SetUpPage,
  '/password/create': CreatePasswordPage,
  '/password/forgot': ForgotPasswordPage,
  '/password/reset': ResetPasswordPage,
};

/** The pages before one is in. The server says which addresses they have; whatever else came here has to sign in. */
export function Entrance(props: PageProps) {
  const Page = pages[props.address.pathname.replace(/\/+$/, '')] ?? SignInPage;
  return <Page {...props} />;
}
