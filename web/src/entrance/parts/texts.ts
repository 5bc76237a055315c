import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  email: 'Email',
  hidePassword: 'Hide password',
  password: 'Password',
  showPassword: 'Show password',
  pageTitle: '{title} · Lectern',
  tryAgain: 'Try again',
  stripExplained:
    'Each row is a presentation, each block a page: its shade is how long it was read.',
  minutes: '{minutes} min',
});
