/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import type { SharedLink } from '../shared-link.ts';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { clockTime, useSecondsUntil } from '../ui/seconds.ts';
import { updateHit, unreachable, type GateAnswer } from './calls.ts';
import type { GatePageProps } from './gate-fields.ts';

interface DigitsFormProps extends GatePageProps {
  /** The recipient; unknown after a reload. */
  email: string | null;
  /** Digits from the mail's link. */
  mailed: string | null;
  onOtherAddress(): void;
}

const length = 6;
const resendAfterMs = 30_000;

function useDigits({ link, email, mailed, onPassed, onClosed, onOtherAddress }: DigitsFormProps) {
  const [digits, setDigits] = useState(mailed ?? '');
  const [caret, setCaret] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [resendAt, setResendAt] = useState(() => performance.now() + resendAfterMs);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const seconds = useSecondsUntil(resendAt);
  // Prefilled digits wait for a press: link scanners of mail programs open URLs too.
  useLayoutEffect(() => (mailed && problem === null ? button : input).current?.focus(), [problem]);

  const settle = async (answer: GateAnswer, onAccepted: (hitUuid: string) => unknown) => {
    if (answer.kind === 'passed') await onAccepted(answer.hitUuid);
    else if (answer.kind === 'closed') onClosed(answer.failure);
    else setProblem(answer.kind === 'unreachable' ? unreachable : answer.message);
    if (answer.kind === 'wait') setResendAt(performance.now() + answer.seconds * 1000);
  };
  const send = (code: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    const onAccepted = async (hitUuid: string) =>
      (await onPassed({ hitUuid, consent: null })) || setProblem(unreachable);
    const settled = (answer: GateAnswer) => {
      if (answer.kind === 'refused') setDigits('');
      return settle(answer, onAccepted);
    };
    void updateHit(link.hit_uuid, 'email_code', { email_code: code, ...(email && { email }) })
      .then(settled)
      .finally(() => setIsBusy(false));
  };
  const onInput = (event: Event & { currentTarget: HTMLInputElement }) => {
    const code = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, length);
    // Also when the state is unchanged: removes non-digits.
    event.currentTarget.value = code;
    setDigits(code);
    if (code.length === length) send(code);
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    if (digits.length === length) send(digits);
    else setProblem('Enter all six digits.');
  };
  const onResend = () => {
    if (!email) return onOtherAddress();
    setResendAt(performance.now() + resendAfterMs);
    setProblem(null);
    void updateHit(link.hit_uuid, 'email', { email }).then((answer) =>
      settle(answer, () => setNews('Sent again.')),
    );
  };
  return {
    digits,
    caret,
    setCaret,
    problem,
    news,
    isBusy,
    input,
    button,
    seconds,
    onInput,
    onSubmit,
    onResend,
  };
}

/** Six digits from a mail: typed, pasted or autofilled, and sent once complete. */
export function DigitsForm(props: DigitsFormProps) {
  const { link, email, mailed, onOtherAddress } = props;
  const form = useDigits(props);
  return (
    <>
      <h1>
        {mailed
          ? link.presentation.name
          : link.sends_mail
            ? 'Check your email'
            : 'No mail is sent yet'}
      </h1>
      <DigitsIntro mailed={mailed} link={link} email={email} />
      <form class="gate-form" noValidate onSubmit={form.onSubmit}>
        <div class="field">
          <label for="email_code">Code</label>
          <DigitBoxes
            problem={form.problem}
            input={form.input}
            digits={form.digits}
            onInput={form.onInput}
            setCaret={form.setCaret}
            caret={form.caret}
          />
          {form.problem && (
            <p class="hint is-bad" role="alert">
              {form.problem}
            </p>
          )}
          <ResendHint
            link={link}
            mailed={mailed}
            problem={form.problem}
            news={form.news}
            seconds={form.seconds}
            onResend={form.onResend}
          />
        </div>
        <button class="primary" type="submit" ref={form.button} aria-disabled={form.isBusy}>
          {form.isBusy ? 'One moment' : 'Read'}
        </button>
        <p class="gate-aside">
          <button class="as-link" type="button" onClick={onOtherAddress}>
            Use another address
          </button>
        </p>
      </form>
    </>
  );
}

interface ResendHintProps {
  link: SharedLink;
  mailed: string | null;
  problem: string | null;
  news: string;
  seconds: number;
  onResend: () => void;
}

function ResendHint({ link, mailed, problem, news, seconds, onResend }: ResendHintProps) {
  return (
    <p
      class="hint"
      id="digits-note"
      hidden={!link.sends_mail || (mailed !== null && problem === null)}
    >
      {news || 'Not there?'} Look in spam.{' '}
      {seconds > 0 ? (
        `Send again in ${clockTime(seconds)}.`
      ) : (
        <button class="as-link" type="button" onClick={onResend}>
          Send again
        </button>
      )}
    </p>
  );
}

interface DigitBoxesProps {
  problem: string | null;
  input: RefObject<HTMLInputElement | null>;
  digits: string;
  onInput: (event: Event & { currentTarget: HTMLInputElement }) => void;
  setCaret: (value: number | null) => void;
  caret: number | null;
}

function DigitBoxes({ problem, input, digits, onInput, setCaret, caret }: DigitBoxesProps) {
  return (
    <div class={`digits ${problem ? 'is-bad' : ''}`}>
      <input
        ref={input}
        id="email_code"
        name="email_code"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-label="Code, six digits"
        aria-invalid={problem !== null}
        aria-describedby="digits-note"
        value={digits}
        onInput={onInput}
        onFocus={() => setCaret(0)}
        onBlur={() => setCaret(null)}
      />
      {Array.from({ length }, (_, index) => (
        <i
          key={index}
          class={caret !== null && index === Math.min(digits.length, length - 1) ? 'is-next' : ''}
          aria-hidden="true"
        >
          {digits[index] ?? ''}
        </i>
      ))}
    </div>
  );
}

interface DigitsIntroProps {
  mailed: string | null;
  link: SharedLink;
  email: string | null;
}

function DigitsIntro({ mailed, link, email }: DigitsIntroProps) {
  return (
    <p class="gate-text">
      {mailed || link.sends_mail ? (
        <>
          {mailed ? 'Here are the six digits from the mail to ' : 'Six digits are on their way to '}
          <b>{email ?? 'your address'}</b>. {mailed ? '' : 'They work on this device or any other.'}
        </>
      ) : (
        <>
          This page opens with six digits that are mailed to <b>{email ?? 'your address'}</b>, but
          this server sends no mail yet. Please ask whoever sent you the link.
        </>
      )}
    </p>
  );
}
