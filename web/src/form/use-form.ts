import { problemOf, shownQuestions, type Answers } from '@lectern/schemas/forms/questions.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { saveResponse, type Outcome } from './calls.ts';
import type { Form, Given, GivenAnswers, Response } from './form.ts';
import type { Text } from './texts/texts.ts';

const SAVE_AFTER_MS = 1_200;

export type Problems = Readonly<Record<string, string>>;

interface Options {
  form: Form;
  /** An earlier response of this browser. */
  before: Response | null;
  hitUuid: string | null;
  text: Text;
  onStarted(uuid: string): void;
  onSent(hitUuid: string | null): void;
}

/** The answers, saved as a draft while they are given. */
export function useForm({ form, before, hitUuid, text, onStarted, onSent }: Options) {
  const [answers, setAnswers] = useState<GivenAnswers>(before?.answers ?? {});
  const [problems, setProblems] = useState<Problems>({});
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'unsaved' | 'sending'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const response = useRef({
    uuid: before?.uuid ?? crypto.randomUUID(),
    isStarted: before !== null,
    isComplete: before?.status === 'Complete',
  });
  const unsaved = useRef<Record<string, Given>>({});
  // One call after the other: the first makes the response.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const isOver = useRef(false);

  const save = (isComplete: boolean) => {
    const sent = unsaved.current;
    unsaved.current = {};
    const saving = last.current.then(async (): Promise<Outcome> => {
      const outcome = await saveResponse(form.uuid, {
        ...response.current,
        answers: sent,
        isComplete,
        hitUuid,
      });
      if (outcome.kind === 'saved') {
        if (!response.current.isStarted) onStarted(outcome.response.uuid);
        response.current.isStarted = true;
        takeFiles(outcome.response.answers);
      } else unsaved.current = { ...sent, ...unsaved.current };
      return outcome;
    });
    last.current = saving;
    return saving;
  };
  /** Receipts are used once: from now on the file has its id. */
  const takeFiles = (saved: Answers) =>
    setAnswers((given) =>
      Object.fromEntries(
        Object.entries(given).map(([id, answer]) => [
          id,
          isReceipt(answer) && !(id in unsaved.current) ? (saved[id] ?? null) : answer,
        ]),
      ),
    );

  const shown = shownQuestions(form.pages, answers as Answers);
  useEffect(() => {
    // What was sent is changed by sending it again.
    if (Object.keys(unsaved.current).length === 0 || response.current.isComplete) return undefined;
    const timer = setTimeout(() => {
      if (isOver.current) return;
      setState('saving');
      void save(false).then(({ kind }) =>
        setState((now) => (now === 'saving' ? (kind === 'saved' ? 'saved' : 'unsaved') : now)),
      );
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [answers]);

  const give = (id: string, answer: Given) => {
    unsaved.current = { ...unsaved.current, [id]: answer };
    setAnswers((given) => ({ ...given, [id]: answer }));
    setProblems(({ [id]: _, ...others }) => others);
    setState((now) => (now === 'saved' ? 'idle' : now));
  };
  /** Of these questions, by their ids. */
  const problemsOf = (ids: ReadonlySet<string>): Problems =>
    Object.fromEntries(
      shown.flatMap((question) => {
        const answer = answers[question.id];
        const problem = isReceipt(answer)
          ? null
          : problemOf(question, (answer ?? undefined) as Answers[string] | undefined);
        if (problem === null || !ids.has(question.id)) return [];
        const message =
          problem === 'required' ? text('required', { question: question.label }) : text(problem);
        return [[question.id, message]];
      }),
    );
  const check = (ids: ReadonlySet<string>): boolean => {
    const found = problemsOf(ids);
    setProblems(found);
    const isMissing = shown.some(
      ({ id, label }) => found[id] === text('required', { question: label }),
    );
    setFailure(Object.keys(found).length === 0 ? null : text(isMissing ? 'missing' : 'invalid'));
    return Object.keys(found).length === 0;
  };
  const send = async (): Promise<void> => {
    if (!check(new Set(shown.map(({ id }) => id)))) return;
    setState('sending');
    const outcome = await save(true);
    setState('idle');
    if (outcome.kind === 'saved') {
      isOver.current = true;
      response.current.isComplete = true;
      return onSent(outcome.hitUuid);
    }
    if (outcome.kind === 'refused') setProblems(outcome.problems);
    setFailure(text(failures[outcome.kind]));
  };
  return {
    answers,
    shown: new Set(shown.map(({ id }) => id)),
    problems,
    state,
    failure,
    isComplete: response.current.isComplete,
    give,
    check,
    send,
  };
}

const failures = {
  refused: 'invalid',
  gone: 'closed',
  busy: 'tooMany',
  failed: 'failed',
} as const;

export function isReceipt(
  answer: Given | undefined,
): answer is { upload_receipt: string; name: string } {
  return typeof answer === 'object' && answer !== null && 'upload_receipt' in answer;
}
