/** Where a password is chosen by somebody who is not in; loaded by the links of mails. */
export { CreatePasswordPage } from '../features/password/create-password-page.tsx';
export { ForgotPasswordPage } from '../features/password/forgot-password-page.tsx';
export { ResetPasswordPage } from '../features/password/reset-password-page.tsx';
