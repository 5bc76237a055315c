/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { createBotCheck } from '../../bot-check/bot-check.ts';
import { callEdge } from '../../edge/edge-fetch.ts';
import { Check } from '../parts/check.tsx';
import { Field } from '../parts/field.tsx';
import { NewPassword } from '../parts/new-password.tsx';
import { Note } from '../parts/note.tsx';
import { Submit } from '../parts/submit.tsx';
import { generalOf, useForm, waitOf } from '../parts/use-form.ts';
import type { PageProps } from '../page-props.ts';
import { useChecks } from './use-checks.ts';
import { texts } from './texts.ts';

const shown = ['team_name', 'first_name', 'last_name', 'email', 'password', 'accept_terms'];

/** Reads the booking from the URL (accounts §3). */
function bookedIn({ searchParams }: URL) {
  return {
    plan: searchParams.get('plan') === 'LM' ? 'LM' : 'enablement_300',
    period: searchParams.get('period') === 'month' ? 'month' : 'year',
    num_users: 5,
    promo_code: searchParams.get('promo_code'),
  };
}

export function RegisterForm({ address, go, isTrial }: PageProps & { isTrial: boolean }) {
  const [botCheck] = useState(createBotCheck);
  const [password, setPassword] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const [own, setOwn] = useState<Record<string, string>>({});
  const { messages: checkMessages, check, changed, forget } = useChecks();
  const booked = bookedIn(address);
  const { form, isBusy, problem, messages } = useForm(async (typed) => {
    forget();
    const text = Object.fromEntries(
      ['team_name', 'first_name', 'last_name', 'email', 'password'].map((name) => [
        name,
        typed.get(name),
      ]),
    );
    const json = {
      ...text,
      password_confirmation: text['password'],
      accept_terms: typed.get('accept_terms') !== null,
      trial: isTrial,
      v2: true,
      ...booked,
      recaptcha_token: await botCheck.token(),
    };
    const { destination } = await callEdge<{ destination: string }>('/api/register', {
      method: 'POST',
      json,
    });
    go(destination);
  });
  const problems: Record<string, string | undefined> = { ...messages, ...checkMessages };
  const isWrong = shown.some((name) => problems[name]);
  const left = (name: string) => (value: string) =>
    setOwn((known) => ({ ...known, [name]: value }));
  const general = generalOf(problem, shown);
  return (
    <form {...form} onFocusIn={() => botCheck.prepare()} noValidate>
      {general && (
        <Note isBad title={texts.couldntRegister}>
          {waitOf(general) === null
            ? general.message
            : texts.waitAfterRequests({ wait: waitOf(general) ?? '' })}
        </Note>
      )}
      <Field
        name="team_name"
        label={texts.company}
        autoComplete="organization"
        isRequired
        isFirst
        problem={problems['team_name'] || undefined}
        onValue={changed('team_name')}
        onLeave={(value) => {
          left('team')(value);
          check('team_name')(value);
        }}
      />
      <NameFields problems={problems} left={left} />
      <WorkEmailField problems={problems} changed={changed} left={left} check={check} />
      <NewPassword
        password={password}
        onPassword={setPassword}
        own={Object.values(own)}
        problem={problems['password']}
      />
      <TermsCheck problems={problems} setIsAgreed={setIsAgreed} />
      <Submit isBusy={isBusy} isOff={!isAgreed || (isTrial && isWrong && !isBusy)}>
        {isTrial
          ? booked.promo_code
            ? texts.startMyTestDrive
            : texts.startMyFreeTrial
          : texts.register}
      </Submit>
    </form>
  );
}

interface WorkEmailFieldProps {
  problems: Record<string, string | undefined>;
  changed: ReturnType<typeof useChecks>['changed'];
  left: (name: string) => (value: string) => void;
  check: ReturnType<typeof useChecks>['check'];
}

function WorkEmailField({ problems, changed, left, check }: WorkEmailFieldProps) {
  return (
    <Field
      name="email"
      type="email"
      label={texts.workEmail}
      autoComplete="username"
      inputMode="email"
      isRequired
      problem={problems['email'] || undefined}
      onValue={changed('email')}
      onLeave={(value) => {
        left('email')(value);
        check('email')(value);
      }}
    />
  );
}

interface TermsCheckProps {
  problems: Record<string, string | undefined>;
  setIsAgreed: (value: boolean) => void;
}

function TermsCheck({ problems, setIsAgreed }: TermsCheckProps) {
  return (
    <Check name="accept_terms" problem={problems['accept_terms']} onTicked={setIsAgreed}>
      {texts.iAcceptTerms.parts({
        terms: (
          <a class="act" href="/customer-terms" target="_blank" rel="noreferrer">
            {texts.terms}
          </a>
        ),
        privacyPolicy: (
          <a class="act" href="/privacy" target="_blank" rel="noreferrer">
            {texts.privacyPolicy}
          </a>
        ),
      })}
      .
    </Check>
  );
}

interface NameFieldsProps {
  problems: Record<string, string | undefined>;
  left: (name: string) => (value: string) => void;
}

function NameFields({ problems, left }: NameFieldsProps) {
  return (
    <div class="pair">
      <Field
        name="first_name"
        label={texts.firstName}
        autoComplete="given-name"
        isRequired
        problem={problems['first_name']}
        onLeave={left('first')}
      />
      <Field
        name="last_name"
        label={texts.lastName}
        autoComplete="family-name"
        isRequired
        problem={problems['last_name']}
        onLeave={left('last')}
      />
    </div>
  );
}
