import { countWords } from '../../ui/count-words.ts';

export const presentations = (count: number) =>
  count === 1 ? '1 presentation' : `${countWords(count)} presentations`;
