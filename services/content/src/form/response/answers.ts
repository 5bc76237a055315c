import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import {
  isEmpty,
  PNG,
  problemOf,
  shownQuestions,
  type Answer,
  type AnswerProblem,
  type Answers,
  type FormPage,
  type Question,
} from '@lectern/schemas/forms/questions.ts';
import { problems } from '../../problems.ts';

/** Characters. */
const LONGEST = { line: 1_000, text: 20_000, signature: 150_000 };
/** Characters of one save: three signatures and long texts. Sealed, it still fits into one event. */
export const LONGEST_DATA = 3 * LONGEST.signature + 150_000;

/** A file that was uploaded before, or one that the response has already. */
export const fileAnswer = z.union([
  z.object({ upload_receipt: z.string().max(4_000) }),
  z.object({ file_id: z.uuid() }),
]);

/** As forms write it. */
const ticked: ReadonlySet<unknown> = new Set(['true', '1', 1, 'yes', 'on']);

function valueOf({ type, options }: Question): z.ZodType {
  switch (type) {
    case 'TEXT':
    case 'EMAIL':
    case 'DATE':
    case 'CHOICE':
      return z
        .string()
        .trim()
        .max(LONGEST.line, problems.tooLong({ most: LONGEST.line }));
    case 'LONG_TEXT':
      return z.string().max(LONGEST.text, problems.tooLong({ most: LONGEST.text }));
    case 'NUMBER':
      return z.preprocess(
        (given) => (typeof given === 'string' && given.trim() !== '' ? Number(given) : given),
        z.number(problems.answerNoNumber).or(z.literal('')),
      );
    case 'CHOICES':
      return z.preprocess(
        (given) => (typeof given === 'string' ? [given] : given),
        z.array(z.string().max(LONGEST.line)).max(Math.max(options.length, 1)),
      );
    case 'CONSENT':
      return z.preprocess(
        (given) => (ticked.has(given) ? true : given),
        z.literal([true, false, null, '', 'false', '0', 0]).transform((given) => given === true),
      );
    case 'FILE':
      return fileAnswer.or(z.literal(''));
    case 'SIGNATURE':
      return z
        .string()
        .max(LONGEST.signature, problems.signatureTooLarge)
        .refine((text) => text === '' || text.startsWith(PNG), problems.signatureMissing);
  }
}

/** What may be saved of a form: the answers to its questions, also when they are not complete. Others are dropped. */
export function answersSchema(questions: readonly Question[]): z.ZodType<Record<string, unknown>> {
  return z.object(Object.fromEntries(questions.map((each) => [each.id, valueOf(each).nullish()])));
}

const sentences: Record<AnswerProblem, (question: Question) => string> = {
  required: ({ label }) => problems.answerRequired({ question: label }),
  email: () => problems.answerNoEmail,
  number: () => problems.answerNoNumber,
  date: () => problems.answerNoDay,
  choice: () => problems.answerNoOption,
  signature: () => problems.signatureMissing,
};

/**
 * The answers of a form that is sent: only those to questions that are shown. The schema is built from these.
 * @throws DomainError INVALID by question
 */
export function checkComplete(pages: readonly FormPage[], answers: Answers): Answers {
  const shown = shownQuestions(pages, answers);
  const schema = z.object(
    Object.fromEntries(
      shown.map((question) => [
        question.id,
        z.custom<Answer | undefined>().superRefine((answer, issues) => {
          const problem = problemOf(question, answer);
          if (problem)
            issues.addIssue({
              code: 'custom',
              message: sentences[problem](question),
              params: { problem },
            });
        }),
      ]),
    ),
  );
  const given = Object.fromEntries(shown.map(({ id }) => [id, answers[id]]));
  const { success, error } = schema.safeParse(given);
  if (!success) {
    const { issues } = error;
    const fields = Object.fromEntries(
      issues.map(({ path, message }) => [path.map(String).join('.'), [message]]),
    );
    const isMissing = issues.some(
      (issue) => issue.code === 'custom' && issue.params?.['problem'] === 'required',
    );
    throw new DomainError(
      'INVALID',
      isMissing ? problems.answersMissing : problems.answersRefused,
      fields,
    );
  }
  return Object.fromEntries(
    Object.entries(given).filter((pair): pair is [string, Answer] => !isEmpty(pair[1])),
  );
}
