/** What a form can ask. */
export const questionTypes = [
  'TEXT',
  'LONG_TEXT',
  'EMAIL',
  'NUMBER',
  'CHOICE',
  'CHOICES',
  'DATE',
  'FILE',
  'SIGNATURE',
  'CONSENT',
] as const;
export type QuestionType = (typeof questionTypes)[number];

export interface Question {
  /** Names its answer in `data`. */
  id: string;
  type: QuestionType;
  /** For CONSENT the statement that is agreed to. */
  label: string;
  help: string | null;
  isRequired: boolean;
  /** For CHOICE and CHOICES. */
  options: readonly string[];
  /** Shown once an earlier question has one of these answers; null: always. */
  shownWhen: { questionId: string; values: readonly string[] } | null;
}

export interface FormPage {
  title: string | null;
  questions: readonly Question[];
}

export interface StoredAnswerFile {
  file_id: string;
  name: string;
  mime_type: string;
  /** In bytes. */
  size: number;
}
export type Answer = string | number | boolean | readonly string[] | StoredAnswerFile;
/** By question id. */
export type Answers = Readonly<Record<string, Answer>>;

/** Questions whose answer can decide whether a later one is shown. */
export const decidingTypes: ReadonlySet<QuestionType> = new Set(['CHOICE', 'CHOICES', 'CONSENT']);
/** The answer of a ticked consent in `shownWhen`. */
export const AGREED = 'yes';

/** Of what was checked before it was stored. */
export const isAnswer = (value: unknown): value is Answer => value !== null && value !== undefined;

export const questionsOf = (pages: readonly FormPage[]): Question[] =>
  pages.flatMap(({ questions }) => questions);

/** The questions that these answers show. A hidden question decides nothing, whatever its answer. */
export function shownQuestions(
  pages: readonly FormPage[],
  answers: Readonly<Record<string, unknown>>,
): Question[] {
  const shown = new Map<string, Question>();
  for (const question of questionsOf(pages)) {
    const { shownWhen } = question;
    const given =
      shownWhen && shown.has(shownWhen.questionId) ? answers[shownWhen.questionId] : null;
    if (!shownWhen || shownWhen.values.some((value) => isAnsweredWith(given, value)))
      shown.set(question.id, question);
  }
  return [...shown.values()];
}

function isAnsweredWith(answer: unknown, value: string): boolean {
  if (Array.isArray(answer)) return answer.includes(value);
  return answer === value || (answer === true && value === AGREED);
}

export function isEmpty(answer: Answer | null | undefined): boolean {
  if (answer === undefined || answer === null || answer === false) return true;
  return typeof answer === 'string'
    ? answer.trim() === ''
    : Array.isArray(answer) && !answer.length;
}

export type AnswerProblem = 'required' | 'email' | 'number' | 'date' | 'choice' | 'signature';

/** What is wrong with the answer to a question that is shown; null for nothing. */
export function problemOf(question: Question, answer: Answer | undefined): AnswerProblem | null {
  if (isEmpty(answer)) return question.isRequired ? 'required' : null;
  const text = typeof answer === 'string' ? answer.trim() : '';
  switch (question.type) {
    case 'EMAIL':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : 'email';
    case 'NUMBER':
      return typeof answer === 'number' && Number.isFinite(answer) ? null : 'number';
    case 'DATE':
      return isDay(text) ? null : 'date';
    case 'CHOICE':
      return question.options.includes(text) ? null : 'choice';
    case 'CHOICES':
      return Array.isArray(answer) && answer.every((each) => question.options.includes(each))
        ? null
        : 'choice';
    case 'SIGNATURE':
      return text.startsWith(PNG) ? null : 'signature';
    case 'TEXT':
    case 'LONG_TEXT':
    case 'FILE':
    case 'CONSENT':
      return null;
  }
}

/** Where the answers have a filled-in PDF form; no question has this id. */
export const FILLED_PDF = 'filled-pdf';

/** How a signature begins: a picture as a data URL. */
export const PNG = 'data:image/png;base64,iVBORw0KGgo';

/** A day of the calendar, such as 2027-02-28. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text)
  );
}
