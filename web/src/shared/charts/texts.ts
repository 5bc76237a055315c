import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  valueAndBefore: '{long}: {value} {unit}; {before} on {longBefore}',
  soFar: 'so far',
  onWithBefore: '{before} on {longBefore}',
});
