import { problemOf, type Question } from '@lectern/schemas/forms/questions.ts';
import type { GivenAnswers } from './form.ts';
import { isReceipt } from './saving.ts';
import type { Text } from './texts/texts.ts';

/** By question. */
export type Problems = Readonly<Record<string, string>>;

/** What is wrong with the answers to these questions, as the server will judge it. */
export function problemsOf(
  questions: readonly Question[],
  answers: GivenAnswers,
  text: Text,
): { found: Problems; isMissing: boolean } {
  const found: Record<string, string> = {};
  let isMissing = false;
  for (const question of questions) {
    const answer = answers[question.id] ?? undefined;
    const problem = isReceipt(answer) ? null : problemOf(question, answer);
    if (problem === null) continue;
    isMissing ||= problem === 'required';
    found[question.id] =
      problem === 'required' ? text('required', { question: question.label }) : text(problem);
  }
  return { found, isMissing };
}
