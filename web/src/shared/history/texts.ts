import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  from: 'from',
  empty: '(empty)',
  to: 'to',
});
