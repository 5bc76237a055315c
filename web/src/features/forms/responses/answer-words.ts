import type { Answer, Answers } from '@lectern/schemas/forms/questions.ts';
import { locale } from '../../../ui/format/locale.ts';
import { texts } from './texts.ts';

export const answersIn = (data: string): Answers => JSON.parse(data);

export function wordsOf(answer: Answer): string {
  if (answer === true) return texts.yes;
  if (typeof answer === 'number') return answer.toLocaleString(locale);
  if (typeof answer === 'string') return isPicture(answer) ? texts.signed : answer;
  if (typeof answer === 'object') return 'name' in answer ? answer.name : answer.join(', ');
  return '';
}

export const isPicture = (answer: string) => answer.startsWith('data:image/png;');
