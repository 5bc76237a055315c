/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import { CreatePasswordPage } from './passwords/create-password-page.tsx';
import { ForgotPasswordPage } from './passwords/forgot-password-page.tsx';
import { ResetPasswordPage } from './passwords/reset-password-page.tsx';
import type { PageProps } from './page-props.ts';
import { ActivatePage } from './register/activate-page.tsx';
import { RegisterPage } from './register/register-page.tsx';
import { ThankYouPage } from './register/thank-you-page.tsx';
import { SetUpPage } from './set-up/set-up-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';

const pages: Record<string, ComponentType<PageProps>> = {
  '/setup': SetUpPage,
  '/password/create': CreatePasswordPage,
  '/password/forgot': ForgotPasswordPage,
  '/password/reset': ResetPasswordPage,
  '/register': RegisterPage,
  '/register/trial': RegisterPage,
  '/register/thankyou': ThankYouPage,
  '/register/activate': ActivatePage,
};

/** The entrance pages. The server decides their paths; every other path shows the sign-in. */
export function Entrance(props: PageProps) {
  const Page = pages[props.address.pathname.replace(/\/+$/, '')] ?? SignInPage;
  return <Page {...props} />;
}
