import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  overview: 'Overview',
  profile: 'Profile',
  signIns: 'Sign-ins',
});
