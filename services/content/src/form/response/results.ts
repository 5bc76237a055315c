import { COUNT_LIMIT } from '@lectern/kernel/store/count-limit.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import {
  AGREED,
  questionsOf,
  type Answer,
  type Question,
} from '@lectern/schemas/forms/questions.ts';
import type { FormRow } from '../find-forms.ts';
import { FormResponse } from '../form-response.ts';

interface QuestionResult {
  question: Question;
  answered: number;
  counts: { answer: string; count: number }[];
}

const BARS = 6;

/** What was answered in the responses that were sent, question by question. */
export async function resultsOf(context: ServiceContext, form: FormRow): Promise<QuestionResult[]> {
  const questions = questionsOf(form.pages);
  const given = new Map(questions.map((each) => [each.id, gatheringOf(each)]));
  const where = { isThere: true, formId: form.id, status: 'complete' };
  let read = 0;
  for await (const { doc } of context.view(FormResponse).each({ list: 'byAge', where })) {
    if (doc.status !== 'complete') continue;
    for (const [id, answer] of Object.entries(doc.answers)) given.get(id)?.add(answer);
    if (++read === COUNT_LIMIT) break;
  }
  return [...given.values()].map(({ question, answered, counts }) => ({
    question,
    answered: answered(),
    counts: counts(),
  }));
}

/** Counts answers as they are read: only numbers and chosen options are kept. */
function gatheringOf(question: Question) {
  const { type, options } = question;
  const isChoice = type === 'CHOICE' || type === 'CHOICES';
  let answered = 0;
  const numbers: number[] = [];
  const chosen = new Map<string, number>(
    type === 'CONSENT' ? [] : options.map((each) => [each, 0]),
  );
  const count = (option: string) => chosen.set(option, (chosen.get(option) ?? 0) + 1);
  return {
    question,
    answered: () => answered,
    add(answer: Answer) {
      answered++;
      if (type === 'NUMBER' && typeof answer === 'number') numbers.push(answer);
      else if (type === 'CONSENT') count(AGREED);
      else if (isChoice) chosenIn(answer).forEach(count);
    },
    counts: () =>
      type === 'NUMBER'
        ? rangesOf(numbers)
        : [...chosen].map(([option, times]) => ({ answer: option, count: times })),
  };
}

function chosenIn(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? answer : [];
}

/** Numbers in at most six ranges of the same width; each number by itself where there are few. */
function rangesOf(numbers: readonly number[]) {
  const distinct = [...new Set(numbers)].toSorted((one, other) => one - other);
  if (distinct.length <= BARS)
    return distinct.map((number) => ({
      answer: String(number),
      count: numbers.filter((each) => each === number).length,
    }));
  const [least = 0, greatest = 0] = [distinct[0], distinct.at(-1)];
  const width = (greatest - least) / BARS;
  const rounded = (number: number) => Number(number.toPrecision(3));
  return Array.from({ length: BARS }, (_, bar) => {
    const [from, to] = [least + bar * width, least + (bar + 1) * width];
    const isIn = (number: number) =>
      number >= from && (bar === BARS - 1 ? number <= greatest : number < to);
    return { answer: `${rounded(from)}–${rounded(to)}`, count: numbers.filter(isIn).length };
  });
}
