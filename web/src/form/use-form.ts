import { shownQuestions, type Answers } from '@lectern/schemas/forms/questions.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { problemsOf, type Problems } from './problems.ts';
import type { Form, Given, GivenAnswers, Response } from './form.ts';
import { isReceipt, savingOf } from './saving.ts';
import type { Text } from './texts/texts.ts';

const SAVE_AFTER_MS = 1_200;

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
  const [saving] = useState(() => savingOf(form, before, hitUuid, onStarted));
  const isSending = useRef(false);

  /** Receipts are used once: from now on the file has its id. */
  const takeFiles = (saved: Answers) =>
    setAnswers((given) =>
      Object.fromEntries(
        Object.entries(given).map(([id, answer]) => [
          id,
          isReceipt(answer) && !saving.isUnsaved(id) ? (saved[id] ?? null) : answer,
        ]),
      ),
    );
  useEffect(() => {
    // What was sent is changed by sending it again.
    if (!saving.isUnsaved() || saving.isComplete()) return undefined;
    const timer = setTimeout(() => {
      if (isSending.current) return;
      setState('saving');
      void saving.save(false).then((outcome) => {
        if (outcome.kind === 'saved') takeFiles(outcome.response.answers);
        const then = outcome.kind === 'saved' ? 'saved' : 'unsaved';
        setState((now) => (now === 'saving' ? then : now));
      });
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [answers]);

  const give = (id: string, answer: Given) => {
    saving.give(id, answer);
    setAnswers((given) => ({ ...given, [id]: answer }));
    setProblems(({ [id]: _, ...others }) => others);
    setState((now) => (now === 'saved' ? 'idle' : now));
  };
  const shown = shownQuestions(form.pages, answers);
  /** Checks these questions. */
  const check = (ids: ReadonlySet<string>): boolean => {
    const { found, isMissing } = problemsOf(
      shown.filter(({ id }) => ids.has(id)),
      answers,
      text,
    );
    const isGood = Object.keys(found).length === 0;
    setProblems(found);
    setFailure(isGood ? null : text(isMissing ? 'missing' : 'invalid'));
    return isGood;
  };
  const send = async (): Promise<void> => {
    if (!check(new Set(shown.map(({ id }) => id)))) return;
    setState('sending');
    isSending.current = true;
    const outcome = await saving.save(true);
    isSending.current = false;
    setState('idle');
    if (outcome.kind === 'saved') return onSent(outcome.hitUuid);
    if (outcome.kind === 'refused') setProblems(outcome.problems);
    setFailure(text(failures[outcome.kind]));
  };
  return {
    answers,
    shown: new Set(shown.map(({ id }) => id)),
    problems,
    state,
    failure,
    isComplete: saving.isComplete(),
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
