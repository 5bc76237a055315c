import type { Question } from '@lectern/schemas/forms/questions.ts';
import type { Given } from '../form.ts';
import type { Text } from '../texts/texts.ts';

export interface FieldProps {
  question: Question;
  answer: Given;
  problem: string | null;
  formUuid: string;
  text: Text;
  onGive(answer: Given): void;
}

/** Of the element that takes the answer. */
export interface Described {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}
