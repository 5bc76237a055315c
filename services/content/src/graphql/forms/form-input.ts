import { z } from 'zod';
import { nameInput, withFreeName } from '@lectern/kernel/commands/unique-name.ts';
import { decidingTypes, questionTypes, type FormPage } from '@lectern/schemas/forms/questions.ts';
import { problems } from '../../problems.ts';

const name = nameInput(120);
const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, problems.tooLong({ most: longest }))
    .transform((given) => given || null);
/** Missing: unchanged. */
const optionalText = (longest: number) => text(longest).nullish();
const MOST_QUESTIONS = 200;

const question = z
  .object({
    id: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,39}$/, problems.questionIdInvalid)
      .nullish(),
    type: z.enum(questionTypes),
    label: z
      .string()
      .trim()
      .min(1, problems.questionMissing)
      .max(1_000, problems.tooLong({ most: 1_000 })),
    help: text(500)
      .nullish()
      .transform((given) => given ?? null),
    isRequired: z.boolean(),
    options: z
      .array(
        z
          .string()
          .trim()
          .min(1, problems.optionMissing)
          .max(200, problems.tooLong({ most: 200 })),
      )
      .max(100, problems.tooManyOptions)
      .refine((all) => new Set(all).size === all.length, problems.optionTwice),
    shownWhen: z
      .object({
        questionId: z.string(),
        values: z.array(z.string()).min(1, problems.conditionAnswerMissing).max(100),
      })
      .nullish()
      .transform((given) => given ?? null),
  })
  .refine(({ type, options }) => (type !== 'CHOICE' && type !== 'CHOICES') || options.length > 0, {
    message: problems.optionsMissing,
    path: ['options'],
  });

const pages = z
  .array(
    z.object({
      title: text(200)
        .nullish()
        .transform((given) => given ?? null),
      questions: z.array(question),
    }),
  )
  .max(20, problems.tooManyFormPages)
  .transform(withIds)
  .superRefine((given, issues) => {
    const seen = new Map<string, (typeof questionTypes)[number]>();
    const all = given.flatMap(({ questions }, page) =>
      questions.map((each, index) => ({ each, path: [page, 'questions', index] })),
    );
    if (all.length > MOST_QUESTIONS)
      issues.addIssue({
        code: 'custom',
        message: problems.tooManyQuestions({ most: MOST_QUESTIONS }),
      });
    for (const { each, path } of all) {
      if (seen.has(each.id))
        issues.addIssue({
          code: 'custom',
          message: problems.questionIdTwice,
          path: [...path, 'id'],
        });
      const decides = each.shownWhen && seen.get(each.shownWhen.questionId);
      if (each.shownWhen && !(decides && decidingTypes.has(decides)))
        issues.addIssue({
          code: 'custom',
          message: problems.conditionInvalid,
          path: [...path, 'shownWhen'],
        });
      seen.set(each.id, each.type);
    }
  });

type GivenPage = { title: string | null; questions: z.output<typeof question>[] };

/** New questions are `q1`, `q2` and so on: the first numbers that are free. */
function withIds(given: GivenPage[]): FormPage[] {
  const taken = new Set(given.flatMap(({ questions }) => questions.map(({ id }) => id)));
  let last = 0;
  const nextId = () => {
    do last++;
    while (taken.has(`q${last}`));
    return `q${last}`;
  };
  return given.map(({ title, questions }) => ({
    title,
    questions: questions.map((each) => ({ ...each, id: each.id ?? nextId() })),
  }));
}

const notified = z.object({
  enabled: z.boolean(),
  recipients: z.array(z.email(problems.emailInvalid).max(320)).max(20, problems.tooManyEmails),
});

export const createInput = z.object({ name });
/** Missing fields stay as they are. */
export const updateInput = z.object({
  name: name.nullish().transform((given) => given ?? undefined),
  title: optionalText(200),
  introduction: optionalText(5_000),
  thanks: optionalText(2_000),
  pages: pages.nullish().transform((given) => given ?? undefined),
  notifications: z
    .object({ respondent: notified, self: notified })
    .nullish()
    .transform((given) => given ?? undefined),
});

export const withFreeFormName = <Answer>(command: () => Promise<Answer>): Promise<Answer> =>
  withFreeName('form-name', problems.formNameTaken, command);
