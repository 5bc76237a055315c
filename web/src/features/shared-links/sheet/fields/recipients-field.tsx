import { IconX } from '@tabler/icons-react';
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { isEmail } from '../../../../ui/format/email.ts';
import type { Person } from '../draft.ts';
import styles from '../sheet.module.css';
import { common } from '../../../../texts/common.ts';
import { texts } from './texts.ts';

/** Splits “Ana Ribeiro <ana@acqua.example>, tom@severn.example” into people and the rest. */
function peopleIn(text: string): { people: Person[]; rest: string } {
  const parts = text
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  const people: Person[] = [];
  const rest: string[] = [];
  for (const part of parts) {
    const [, name = null, email = ''] = /^"?([^"<]*?)"?\s*<([^>]+)>$/.exec(part) ?? [
      null,
      null,
      part,
    ];
    if (isEmail(email)) people.push({ email: email.toLowerCase(), name: name?.trim() || null });
    else rest.push(part);
  }
  return { people, rest: rest.join(', ') };
}

const writtenPerson = ({ email, name }: Person) => (name === null ? email : `${name} <${email}>`);

/** Each of them once, without those who are there. */
function withoutKnown(found: readonly Person[], people: readonly Person[]): Person[] {
  const known = new Set(people.map(({ email }) => email));
  return found.filter(({ email }) => !known.has(email) && known.add(email));
}

type RecipientsFieldProps = {
  label: string;
  hint: string;
  people: readonly Person[];
  maxRecipients: number;
  onChange: (people: readonly Person[]) => void;
  /** Reports text that is not an email. */ onRest: (rest: string) => void;
  refusal: string | undefined;
};

/** People by email: Enter, comma or blur adds them; pasted lists are split. */
export function RecipientsField({
  label,
  hint,
  people,
  maxRecipients,
  onChange,
  onRest,
  refusal,
}: RecipientsFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  function addPeople(typed: string) {
    const { people: found, rest } = peopleIn(typed);
    const added = withoutKnown(found, people);
    const fitting = added.slice(0, maxRecipients - people.length);
    const over = added.slice(fitting.length);
    if (fitting.length > 0) onChange([...people, ...fitting]);
    // What does not fit stays in the field, so no one is lost by a paste.
    const left = [...over.map(writtenPerson), ...(rest === '' ? [] : [rest])].join(', ');
    setText(left);
    onRest(left);
    setProblem(
      over.length > 0
        ? texts.tooManyRecipients({ most: maxRecipients, left: over.length })
        : rest === ''
          ? null
          : texts.isntAValidEmail({ text: rest }),
    );
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if ((event.key === 'Enter' && text.trim() !== '') || event.key === ',') {
      event.preventDefault();
      addPeople(text);
    } else if (event.key === 'Backspace' && text === '' && people.length > 0)
      onChange(people.slice(0, -1));
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\n<]/.test(pasted)) return;
    event.preventDefault();
    addPeople([text, pasted].filter((each) => each.trim() !== '').join(', '));
  }
  const complaint = problem ?? refusal ?? null;
  return (
    <div className={styles['people']}>
      <label htmlFor={id}>{label}</label>
      <div data-bad={complaint !== null || undefined}>
        {people.map((person) => (
          <RecipientTag key={person.email} person={person} onChange={onChange} people={people} />
        ))}
        <input
          id={id}
          type="text"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          placeholder={people.length === 0 ? texts.nameCompanyCom : common.add}
          value={text}
          aria-invalid={complaint !== null}
          aria-describedby={`${id}-says`}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setProblem(null);
            if (problem !== null) onRest('');
          }}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => addPeople(text)}
        />
      </div>
      <p id={`${id}-says`} role="status" data-look={complaint === null ? undefined : 'bad'}>
        {complaint ?? hint}
      </p>
    </div>
  );
}

type RecipientTagProps = {
  person: Person;
  onChange: (people: readonly Person[]) => void;
  people: readonly Person[];
};

function RecipientTag({ person, onChange, people }: RecipientTagProps) {
  return (
    <span title={person.email} dir="auto">
      {person.name ?? person.email}
      <button
        type="button"
        aria-label={texts.removeWithEmail({ email: person.email })}
        onClick={() => onChange(people.filter(({ email }) => email !== person.email))}
      >
        <IconX aria-hidden="true" />
      </button>
    </span>
  );
}
