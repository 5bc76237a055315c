import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  couldntLoadThese: 'Couldn’t load these',
  previous: 'Previous',
  next: 'Next',
});
