/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { RequestAccess } from '../unavailable/request-access.tsx';
import { Field, SecretField } from '../ui/field.tsx';
import { clockTime, useSecondsUntil } from '../ui/seconds.ts';
import { firstName, senderOf } from '../ui/team-mark.tsx';
import type { GateFields, GatePageProps } from './gate-fields.ts';
import { gateSteps, missingEntries, type GateProblems } from './gate-steps.ts';
import type { GateField } from './calls.ts';
import { ConsentBox } from './consent-box.tsx';
import { text } from '../texts/texts.ts';

interface GateFormProps extends GatePageProps {
  asked: GateFields;
  email: string | null;
  onEmail(email: string): void;
}

function useGateForm({
  link,
  asked,
  email: knownEmail,
  onEmail,
  onPassed,
  onClosed,
}: GateFormProps) {
  const [email, setEmail] = useState(knownEmail ?? '');
  const [code, setCode] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  const [problems, setProblems] = useState<GateProblems>({});
  const [isBusy, setIsBusy] = useState(false);
  const [waitUntil, setWaitUntil] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const visit = useRef({ hitUuid: link.hit_uuid, passed: new Set<GateField>() });
  const wait = useSecondsUntil(waitUntil);
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);
  useLayoutEffect(
    () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    [problems],
  );

  const entries = { email, code, isTicked };
  const send = async () => {
    for (const { field, submit } of gateSteps(link, asked, entries)) {
      if (visit.current.passed.has(field)) continue;
      const answer = await submit(visit.current.hitUuid);
      if (answer.kind === 'passed') {
        visit.current.hitUuid = answer.hitUuid;
        visit.current.passed.add(field);
      } else if (answer.kind === 'closed') return onClosed(answer.failure);
      else if (answer.kind === 'unreachable') return setProblems({ form: text('unreachable') });
      else {
        if (answer.kind === 'wait') setWaitUntil(performance.now() + answer.seconds * 1000);
        return setProblems({ [field]: answer.message });
      }
    }
    if (asked.email) onEmail(email.trim());
    const { hitUuid } = visit.current;
    if (!(await onPassed({ hitUuid, consent: asked.consent ? isTicked : null })))
      setProblems({ form: text('unreachable') });
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    if (isBusy || wait > 0) return;
    const missing = missingEntries(asked, entries);
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    setIsBusy(true);
    void send().finally(() => setIsBusy(false));
  };

  const sender = senderOf(link);
  return {
    email,
    setEmail,
    code,
    setCode,
    isTicked,
    setIsTicked,
    problems,
    isBusy,
    form,
    wait,
    onSubmit,
    sender,
  };
}

/** Sends email, code and consent one after another; accepted ones are not sent again. */
export function GateForm(props: GateFormProps) {
  const { link, asked } = props;
  const gate = useGateForm(props);
  return (
    <>
      <form class="gate-form" ref={gate.form} noValidate onSubmit={gate.onSubmit}>
        {asked.email && (
          <EmailField email={gate.email} setEmail={gate.setEmail} problems={gate.problems} />
        )}
        {asked.accessCode && (
          <AccessCodeField
            sender={gate.sender}
            code={gate.code}
            setCode={gate.setCode}
            problems={gate.problems}
          />
        )}
        {asked.consent && (
          <ConsentBox
            {...{ link, isTicked: gate.isTicked }}
            isRequired={asked.consent === 'required'}
            onTicked={gate.setIsTicked}
            problem={gate.problems.consent}
          />
        )}
        <GateButton problems={gate.problems} isBusy={gate.isBusy} wait={gate.wait} />
      </form>
      {(asked.accessCode || asked.email) && (
        <div class="gate-aside">
          {text(asked.accessCode ? 'noCode' : 'notForYou')}{' '}
          <RequestAccess
            class="as-link"
            token={link.token}
            sender={gate.sender}
            email={gate.email}
          />
        </div>
      )}
    </>
  );
}

interface GateButtonProps {
  problems: GateProblems;
  isBusy: boolean;
  wait: number;
}

function GateButton({ problems, isBusy, wait }: GateButtonProps) {
  return (
    <div>
      {problems.form && (
        <p class="hint is-bad" role="alert">
          {problems.form}
        </p>
      )}
      <button class="primary" type="submit" aria-disabled={isBusy || wait > 0}>
        {wait > 0
          ? text('tryAgainIn', { time: clockTime(wait) })
          : text(isBusy ? 'oneMoment' : 'continue')}
      </button>
    </div>
  );
}

interface AccessCodeFieldProps {
  sender: ReturnType<typeof senderOf>;
  code: string;
  setCode: (value: string) => void;
  problems: GateProblems;
}

function AccessCodeField({ sender, code, setCode, problems }: AccessCodeFieldProps) {
  return (
    <SecretField
      name="access_code"
      label={text('accessCode')}
      note={sender ? text('sentBy', { name: firstName(sender.name) }) : null}
      value={code}
      onValue={setCode}
      problem={problems.access_code}
    />
  );
}

interface EmailFieldProps {
  email: string;
  setEmail: (value: string) => void;
  problems: GateProblems;
}

function EmailField({ email, setEmail, problems }: EmailFieldProps) {
  return (
    <Field
      name="email"
      label={text('yourEmail')}
      type="email"
      autoComplete="email"
      inputMode="email"
      value={email}
      onValue={setEmail}
      problem={problems.email}
    />
  );
}
