import { decidingTypes, type QuestionType } from '@lectern/schemas/forms/questions.ts';
import type { EditedFormFragment, UpdateFormInput } from '../../../gql/graphql.ts';
import { texts } from './texts.ts';
import { common } from '../../../texts/common.ts';

/** A question while it is edited. */
export interface DraftQuestion {
  /** Of this editor: a new question has no id yet. */
  key: string;
  id: string;
  type: QuestionType;
  label: string;
  help: string;
  isRequired: boolean;
  /** One per line. */
  options: string;
  shownWhen: { questionId: string; values: readonly string[] } | null;
}
export interface DraftPage {
  key: string;
  title: string;
  questions: readonly DraftQuestion[];
}
export interface Draft {
  title: string;
  introduction: string;
  thanks: string;
  pages: readonly DraftPage[];
  respondent: { enabled: boolean; recipients: string };
  self: { enabled: boolean; recipients: string };
}

export const kinds: Readonly<Record<QuestionType, string>> = {
  TEXT: texts.text,
  LONG_TEXT: texts.longText,
  EMAIL: common.email,
  NUMBER: texts.number,
  CHOICE: texts.choice,
  CHOICES: texts.choices,
  DATE: texts.date,
  FILE: texts.file,
  SIGNATURE: texts.signature,
  CONSENT: common.consent,
};

export const hasOptions = (type: QuestionType) => type === 'CHOICE' || type === 'CHOICES';
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

let lastKey = 0;
export const newKey = () => `new ${++lastKey}`;

export function draftOf({
  ownTitle,
  introduction,
  thanks,
  pages,
  notifications,
}: EditedFormFragment): Draft {
  const notified = (given: { enabled: boolean; recipients: string[] } | undefined) => ({
    enabled: given?.enabled ?? false,
    recipients: given?.recipients.join('\n') ?? '',
  });
  const drafted = pages.map(({ title, questions }, index) => ({
    key: String(index),
    title: title ?? '',
    questions: questions.map(({ options, help, shownWhen, ...question }) => ({
      ...question,
      key: question.id,
      help: help ?? '',
      options: options.join('\n'),
      shownWhen: shownWhen ?? null,
    })),
  }));
  return {
    title: ownTitle ?? '',
    introduction: introduction ?? '',
    thanks: thanks ?? '',
    pages: drafted.length > 0 ? drafted : [{ key: newKey(), title: '', questions: [] }],
    respondent: notified(notifications?.respondent),
    self: notified(notifications?.self),
  };
}

export function inputOf({
  title,
  introduction,
  thanks,
  pages,
  respondent,
  self,
}: Draft): UpdateFormInput {
  const notified = ({ enabled, recipients }: Draft['self']) => ({
    enabled,
    recipients: linesOf(recipients),
  });
  return {
    title,
    introduction,
    thanks,
    pages: pages.map((page) => ({
      title: page.title,
      questions: page.questions.map(({ key: _, options, shownWhen, ...question }) => ({
        ...question,
        options: hasOptions(question.type) ? linesOf(options) : [],
        shownWhen: shownWhen && { ...shownWhen, values: [...shownWhen.values] },
      })),
    })),
    notifications: { respondent: notified(respondent), self: notified(self) },
  };
}

/** Earlier questions whose answers can decide whether this one is shown. */
export function decidersBefore(pages: readonly DraftPage[], key: string): DraftQuestion[] {
  const all = pages.flatMap(({ questions }) => questions);
  const index = all.findIndex((question) => question.key === key);
  return all.slice(0, index).filter(({ type }) => decidingTypes.has(type));
}

/** The first names `q1`, `q2` that are free: conditions name questions before they are saved. */
export function newQuestion(pages: readonly DraftPage[]): DraftQuestion {
  const taken = new Set(pages.flatMap(({ questions }) => questions.map(({ id }) => id)));
  let number = 1;
  while (taken.has(`q${number}`)) number++;
  return {
    key: newKey(),
    id: `q${number}`,
    type: 'TEXT',
    label: '',
    help: '',
    isRequired: false,
    options: '',
    shownWhen: null,
  };
}
