import { useState, type FormEvent } from 'react';
import { fieldMessages, problemOf, type Problem } from '../../edge/problem.ts';

/** Sends a form once at a time; `problem` is the error, `messages` the errors by field. */
export function useSubmit(send: (form: FormData) => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function run(element: HTMLFormElement) {
    setIsBusy(true);
    setProblem(null);
    try {
      await send(new window.FormData(element));
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void run(event.currentTarget);
  }

  return { submit, isBusy, problem, messages: fieldMessages(problem) };
}
