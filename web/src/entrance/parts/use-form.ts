import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fieldMessages, problemOf, type Problem } from '../../edge/problem.ts';
import { texts } from './texts.ts';

/**
 * Sends a form once at a time. `problem` is the error, `messages` the errors by field; the first
 * invalid field gets the focus. Typing clears a field's message. `run` sends something else
 * instead.
 */
export function useForm(send: (form: FormData) => Promise<void>) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [typedIn, setTypedIn] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    if (problem !== null) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);

  async function run(act = send) {
    const element = form.current;
    if (isBusy || element === null) return;
    setIsBusy(true);
    setProblem(null);
    setTypedIn(new Set());
    try {
      await act(new window.FormData(element));
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void run();
  }

  function onInput({ target }: Event) {
    if (problem !== null && target instanceof HTMLInputElement)
      setTypedIn(new Set([...typedIn, target.name]));
  }

  const messages = Object.fromEntries(
    Object.entries(fieldMessages(problem)).filter(([field]) => !typedIn.has(field)),
  );
  return { form: { ref: form, onSubmit, onInput }, run, isBusy, problem, messages };
}

/** The error of the whole form; null if a field shows it. */
export function generalOf(problem: Problem | null, fields: readonly string[]): Problem | null {
  return problem === null || fields.some((field) => problem.fields[field] !== undefined)
    ? null
    : problem;
}

/** How long to wait, in words. */
export const waitOf = ({ code, retryAfter }: Problem): string | null =>
  code !== 'TOO_MANY_REQUESTS' || retryAfter === null
    ? null
    : retryAfter < 60
      ? `${retryAfter} s`
      : texts.minutes({ minutes: Math.ceil(retryAfter / 60) });
