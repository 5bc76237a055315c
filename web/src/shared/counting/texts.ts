import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  none: 'none',
  howIsThisCounted: 'How is this counted?',
  howIsThisCountedNamed: '{name}: how is this counted?',
  countingRules: 'Counting rules',
  countingRulesWith: 'Counting rules {explanation}',
  figuresByBothCountingRules: 'Figures by both counting rules',
  figure: 'Figure',
  currentRules: 'Current rules',
  earlierRules: 'Earlier rules',
  difference: 'Difference',
  compareCountingRules: 'Compare counting rules',
});
