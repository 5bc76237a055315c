import { useId, useState } from 'react';
import { shownQuestions, type Answer, type FormPage } from '@lectern/schemas/forms/questions.ts';
import { common } from '../../../texts/common.ts';
import styles from '../forms.module.css';
import { texts } from './texts.ts';
import { hasOptions, linesOf, type Draft } from './draft.ts';

/** The form as it stands in the editor; what is chosen in it shows and hides questions. */
export function Preview({ form, draft }: { form: { name: string }; draft: Draft }) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const pages: FormPage[] = draft.pages.map(({ title, questions }) => ({
    title: title || null,
    questions: questions.map(({ options, help, ...question }) => ({
      ...question,
      help: help || null,
      options: hasOptions(question.type) ? linesOf(options) : [],
    })),
  }));
  const shown = new Set(shownQuestions(pages, answers).map(({ id }) => id));
  const give = (id: string, answer: Answer) =>
    setAnswers((before) => ({ ...before, [id]: answer }));
  return (
    <section className={styles['preview']} aria-label={texts.preview}>
      <p className={styles['quiet']}>{texts.previewHint}</p>
      <h2 dir="auto">{draft.title || form.name}</h2>
      {draft.introduction ? <p dir="auto">{draft.introduction}</p> : null}
      {pages.map(({ title, questions }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Pages have no other name.
        <div key={index}>
          {pages.length > 1 ? (
            <p className={styles['quiet']}>{texts.page({ page: index + 1 })}</p>
          ) : null}
          {title ? <h3 dir="auto">{title}</h3> : null}
          {questions
            .filter(({ id }) => shown.has(id))
            .map((question) => (
              <PreviewedQuestion
                key={question.id}
                question={question}
                answer={answers[question.id]}
                onGive={(answer) => give(question.id, answer)}
              />
            ))}
        </div>
      ))}
    </section>
  );
}

function PreviewedQuestion({
  question: { type, label, help, isRequired, options },
  answer,
  onGive,
}: {
  question: FormPage['questions'][number];
  answer: Answer | undefined;
  onGive: (answer: Answer) => void;
}) {
  const id = useId();
  const chosen: readonly string[] = Array.isArray(answer) ? answer : [];
  const note = isRequired ? null : <em>{common.optional}</em>;
  if (type === 'CONSENT')
    return (
      <label className={styles['option']}>
        <input
          type="checkbox"
          checked={answer === true}
          onChange={({ currentTarget }) => onGive(currentTarget.checked)}
        />
        {label}
      </label>
    );
  if (type === 'CHOICE' || type === 'CHOICES')
    return (
      <fieldset>
        <legend>
          {label} {note}
        </legend>
        {options.map((option) => (
          <label key={option} className={styles['option']}>
            <input
              type={type === 'CHOICE' ? 'radio' : 'checkbox'}
              name={id}
              checked={type === 'CHOICE' ? answer === option : chosen.includes(option)}
              onChange={({ currentTarget }) =>
                onGive(
                  type === 'CHOICE'
                    ? option
                    : currentTarget.checked
                      ? [...chosen, option]
                      : chosen.filter((each) => each !== option),
                )
              }
            />
            {option}
          </label>
        ))}
        {help ? <small>{help}</small> : null}
      </fieldset>
    );
  return (
    <div>
      <label htmlFor={id}>
        {label} {note}
      </label>
      {type === 'LONG_TEXT' || type === 'SIGNATURE' ? (
        <textarea id={id} rows={3} readOnly={type === 'SIGNATURE'} />
      ) : (
        <input id={id} type={type === 'DATE' ? 'date' : type === 'FILE' ? 'file' : 'text'} />
      )}
      {help ? <small>{help}</small> : null}
    </div>
  );
}
