/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { EmailField } from '../parts/email-field.tsx';
import { isLongEnough } from '../../account/password-rules.ts';
import { callEdge } from '../../edge/edge-fetch.ts';
import { problemOf } from '../../edge/problem.ts';
import { Field } from '../parts/field.tsx';
import { Frame } from '../parts/frame.tsx';
import { NewPassword } from '../parts/new-password.tsx';
import { Note } from '../parts/note.tsx';
import { Submit } from '../parts/submit.tsx';
import { useForm } from '../parts/use-form.ts';
import type { PageProps } from '../page-props.ts';
import { texts } from './texts.ts';

/** Sets up a new installation: its team and first administrator. */
export function SetUpPage({ address, go }: PageProps) {
  // The link that the server prints brings the code.
  const linkedCode = address.hash.slice(1);
  const [password, setPassword] = useState('');
  const [own, setOwn] = useState<Record<string, string>>({});
  const [hasCodeField, setHasCodeField] = useState(linkedCode === '');
  const { form, isBusy, problem, messages } = useForm(async (typed) => {
    try {
      const { destination } = await callEdge<{ destination?: string }>('/setup', {
        method: 'POST',
        json: {
          ...(linkedCode !== '' && { code: linkedCode }),
          ...Object.fromEntries(typed),
          time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          locale: navigator.language,
        },
      });
      go(destination ?? '/');
    } catch (error) {
      if (problemOf(error).fields['code'] !== undefined) setHasCodeField(true);
      throw error;
    }
  });
  useEffect(() => {
    void callEdge<{ is_needed: boolean }>('/api/setup').then(
      ({ is_needed }) => {
        if (!is_needed) go('/login');
      },
      () => undefined,
    );
  }, []);
  const knows = (field: string) => (value: string) =>
    setOwn((known) => ({ ...known, [field]: value }));
  return (
    <Frame title={texts.welcomeToLectern} lead={texts.setUpLead}>
      <form {...form} noValidate>
        {problem !== null && Object.keys(problem.fields).length === 0 && (
          <Note isBad title={texts.somethingWentWrong}>
            {problem.message}
          </Note>
        )}
        <Field
          name="team_name"
          label={texts.team}
          placeholder={texts.haldenInstruments}
          autoComplete="organization"
          isRequired
          isFirst
          problem={messages['team_name']}
          onLeave={knows('team')}
        />
        <Field
          name="name"
          label={texts.yourName}
          autoComplete="name"
          isRequired
          problem={messages['name']}
          onLeave={knows('name')}
        />
        <EmailField problem={messages['email']} onLeave={knows('email')} />
        <NewPassword
          password={password}
          onPassword={setPassword}
          own={Object.values(own)}
          problem={messages['password']}
        />
        {hasCodeField && <CodeField messages={messages} />}
        <Submit isBusy={isBusy} isOff={password !== '' && !isLongEnough(password)}>
          {texts.createTeam}
        </Submit>
      </form>
    </Frame>
  );
}

function CodeField({ messages }: { messages: Readonly<Record<string, string | undefined>> }) {
  return (
    <Field
      name="code"
      label={texts.oneTimeCode}
      description={texts.setupCodeHint}
      autoComplete="one-time-code"
      isRequired
      problem={messages['code']}
    />
  );
}
