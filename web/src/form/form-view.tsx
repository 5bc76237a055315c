/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { QuestionField } from './fields/question-field.tsx';
import type { Form, Response } from './form.ts';
import type { Text } from './texts/texts.ts';
import { useForm } from './use-form.ts';
import './form.css';

interface FormViewProps {
  form: Form;
  before: Response | null;
  hitUuid: string | null;
  text: Text;
  onStarted(uuid: string): void;
  onSent(hitUuid: string | null): void;
}

/** A form, page by page. Pages without a question that is shown are left out. */
export function FormView(props: FormViewProps) {
  const { form, text } = props;
  const filled = useForm(props);
  const pages = form.pages.filter(
    ({ questions }, index) => index === 0 || questions.some(({ id }) => filled.shown.has(id)),
  );
  const [at, setAt] = useState(0);
  const index = Math.min(at, pages.length - 1);
  const page = pages[index];
  const isLast = index === pages.length - 1;
  const place = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [filled.failure, filled.problems]);
  const questions = (page?.questions ?? []).filter(({ id }) => filled.shown.has(id));
  const go = (to: number) => {
    setAt(to);
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.querySelector<HTMLElement>('[data-heading]')?.focus();
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    if (filled.state === 'sending') return;
    if (!filled.check(new Set(questions.map(({ id }) => id)))) return;
    if (!isLast) return go(index + 1);
    // A problem may be on an earlier page.
    void filled.send();
  };
  const elsewhere = Object.keys(filled.problems).find(
    (id) => !questions.some((question) => question.id === id),
  );
  return (
    <form ref={place} class="form" onSubmit={onSubmit} noValidate>
      <p class="form-page" tabIndex={-1} data-heading>
        {pages.length > 1 && (
          <span>{text('pageOf', { page: index + 1, pages: pages.length })}</span>
        )}
        {page?.title && <b dir="auto">{page.title}</b>}
      </p>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={filled.answers[question.id] ?? null}
          problem={filled.problems[question.id] ?? null}
          formUuid={form.uuid}
          text={text}
          onGive={(answer) => filled.give(question.id, answer)}
        />
      ))}
      {filled.failure && (
        <p class="form-failure" role="alert">
          {filled.failure}
          {elsewhere && ` ${filled.problems[elsewhere]}`}
        </p>
      )}
      <div class="form-buttons">
        {index > 0 && (
          <button type="button" class="form-secondary" onClick={() => go(index - 1)}>
            {text('back')}
          </button>
        )}
        <button type="submit" class="form-primary" aria-busy={filled.state === 'sending'}>
          {text(isLast ? (filled.isComplete ? 'sendAgain' : 'send') : 'next')}
        </button>
        <span class="form-state" role="status">
          {filled.state === 'saving' && text('saving')}
          {filled.state === 'saved' && text('saved')}
          {filled.state === 'unsaved' && text('notSaved')}
        </span>
      </div>
    </form>
  );
}
