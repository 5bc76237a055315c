/** @jsxImportSource preact */
import { useId } from 'preact/hooks';
import type { Given } from '../form.ts';
import type { Described, FieldProps } from './field-props.ts';
import { FileField } from './file-field.tsx';
import { SignatureField } from './signature-field.tsx';

/** A question with its hint and its problem. */
export function QuestionField(props: FieldProps) {
  const { question, problem, text } = props;
  const id = useId();
  const { label, help, type, isRequired } = question;
  const notes = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const described: Described = {
    id,
    'aria-invalid': problem !== null,
    'aria-describedby': notes || undefined,
    'aria-required': isRequired,
  };
  const optional = isRequired ? null : <em>{text('optional')}</em>;
  const below = (
    <>
      {help && (
        <p class="form-help" id={`${id}-help`} dir="auto">
          {help}
        </p>
      )}
      {problem && (
        <p class="form-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </>
  );
  if (type === 'CONSENT')
    return (
      <div class="form-question">
        <Consent {...props} described={described} />
        {below}
      </div>
    );
  if (type === 'CHOICE' || type === 'CHOICES')
    return (
      <fieldset class="form-question" aria-describedby={notes || undefined}>
        <legend dir="auto">
          {label} {optional}
        </legend>
        <Options {...props} described={described} />
        {below}
      </fieldset>
    );
  return (
    <div class="form-question">
      <label for={id} dir="auto">
        {label} {optional}
      </label>
      <Entry {...props} described={described} />
      {below}
    </div>
  );
}

type Inner = FieldProps & { described: Described };

function Entry(props: Inner) {
  const { question, answer, described, onGive } = props;
  const value = typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
  const onInput = (event: { currentTarget: { value: string } }) =>
    onGive(event.currentTarget.value || null);
  switch (question.type) {
    case 'LONG_TEXT':
      return <textarea {...described} rows={5} dir="auto" value={value} onInput={onInput} />;
    case 'NUMBER':
      return (
        <input
          {...described}
          type="text"
          inputMode="decimal"
          value={value}
          onInput={({ currentTarget }) => onGive(numberOf(currentTarget.value))}
        />
      );
    case 'FILE':
      return <FileField {...props} />;
    case 'SIGNATURE':
      return <SignatureField {...props} />;
    case 'EMAIL':
      return (
        <input {...described} type="email" autoComplete="email" value={value} onInput={onInput} />
      );
    case 'DATE':
      return <input {...described} type="date" value={value} onInput={onInput} />;
    case 'TEXT':
    case 'CHOICE':
    case 'CHOICES':
    case 'CONSENT':
      return <input {...described} type="text" dir="auto" value={value} onInput={onInput} />;
  }
}

/** With a comma as well; other texts stay, and are said to be none. */
function numberOf(text: string): Given {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' ? null : Number.isFinite(number) && !/[.,]$/.test(text) ? number : text;
}

function Options({ question, answer, described, onGive }: Inner) {
  const { id, ...aria } = described;
  const isMany = question.type === 'CHOICES';
  const chosen: readonly string[] = Array.isArray(answer)
    ? answer
    : typeof answer === 'string'
      ? [answer]
      : [];
  const choose = (option: string, isOn: boolean) => {
    if (!isMany) return onGive(option);
    const others = chosen.filter((each) => each !== option);
    onGive(question.options.filter((each) => (each === option ? isOn : others.includes(each))));
  };
  return (
    <>
      {question.options.map((option, index) => (
        <label key={option} class="form-option" dir="auto">
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={id}
            value={option}
            checked={chosen.includes(option)}
            {...(index === 0 && { 'aria-invalid': aria['aria-invalid'] })}
            onChange={({ currentTarget }) => choose(option, currentTarget.checked)}
          />
          <span>{option}</span>
        </label>
      ))}
    </>
  );
}

function Consent({ question, answer, described, text, onGive }: Inner) {
  return (
    <label class="form-option" dir="auto">
      <input
        {...described}
        type="checkbox"
        checked={answer === true}
        onChange={({ currentTarget }) => onGive(currentTarget.checked)}
      />
      <span>
        {question.label} {question.isRequired ? null : <em>{text('optional')}</em>}
      </span>
    </label>
  );
}
