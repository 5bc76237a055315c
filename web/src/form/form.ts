import {
  questionTypes,
  type Answer,
  type Answers,
  type FormPage,
} from '@lectern/schemas/forms/questions.ts';

const named = (type: string) => type.toUpperCase().replaceAll(' ', '_');

/** A form as its respondents see it. */
export interface Form {
  uuid: string;
  title: string;
  introduction: string | null;
  thanks: string | null;
  pages: readonly FormPage[];
}

export interface Response {
  uuid: string;
  status: 'Draft' | 'Complete';
  answers: Answers;
}

/** As REST answers it. */
export interface RestForm extends Omit<Form, 'pages'> {
  pages: {
    title: string | null;
    questions: {
      id: string;
      type: string;
      label: string;
      help: string | null;
      is_required: boolean;
      options: string[];
      shown_when: { question_id: string; values: string[] } | null;
    }[];
  }[];
}

export function formOf({ pages, ...form }: RestForm): Form {
  return {
    ...form,
    pages: pages.map(({ title, questions }) => ({
      title,
      questions: questions.map(
        ({ type, is_required: isRequired, shown_when: shownWhen, ...question }) => ({
          ...question,
          type: questionTypes.find((each) => each === named(type)) ?? 'TEXT',
          isRequired,
          shownWhen: shownWhen && {
            questionId: shownWhen.question_id,
            values: shownWhen.values,
          },
        }),
      ),
    })),
  };
}

/** What is sent of an answer: a new file by its receipt, nothing as null. */
export type Given = Answer | { upload_receipt: string; name: string } | null;
export type GivenAnswers = Readonly<Record<string, Given>>;
