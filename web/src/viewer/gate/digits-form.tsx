/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import type { SharedLink } from '../shared-link.ts';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { clockTime, useSecondsUntil } from '../ui/seconds.ts';
import { updateHit, type GateAnswer } from './calls.ts';
import type { GatePageProps } from './gate-fields.ts';
import { text, textWith } from '../texts/texts.ts';

interface DigitsFormProps extends GatePageProps {
  /** The recipient; unknown after a reload. */
  email: string | null;
  /** Digits from the mail's link. */
  mailed: string | null;
  onOtherEmail(): void;
}

const length = 6;
const resendAfterMs = 30_000;

function useDigits({ link, email, mailed, onPassed, onClosed, onOtherEmail }: DigitsFormProps) {
  const [digits, setDigits] = useState(mailed ?? '');
  const [caret, setCaret] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSentAgain, setIsSentAgain] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [resendAt, setResendAt] = useState(() => performance.now() + resendAfterMs);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const seconds = useSecondsUntil(resendAt);
  const [waitUntil, setWaitUntil] = useState(0);
  const wait = useSecondsUntil(waitUntil);
  // Prefilled digits wait for a press: link scanners of mail programs open URLs too.
  useLayoutEffect(() => (mailed && problem === null ? button : input).current?.focus(), [problem]);

  const settle = async (answer: GateAnswer, onAccepted: (hitUuid: string) => unknown) => {
    if (answer.kind === 'passed') await onAccepted(answer.hitUuid);
    else if (answer.kind === 'closed') onClosed(answer.failure);
    else setProblem(answer.kind === 'unreachable' ? text('unreachable') : answer.message);
    if (answer.kind === 'wait') setResendAt(performance.now() + answer.seconds * 1000);
  };
  const send = (code: string) => {
    if (isBusy || wait > 0) return;
    setIsBusy(true);
    setProblem(null);
    const onAccepted = async (hitUuid: string) =>
      (await onPassed({ hitUuid, consent: null })) || setProblem(text('unreachable'));
    const settled = (answer: GateAnswer) => {
      if (answer.kind === 'refused') setDigits('');
      if (answer.kind === 'wait') setWaitUntil(performance.now() + answer.seconds * 1000);
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
    else setProblem(text('enterSixDigits'));
  };
  const onResend = () => {
    if (!email) return onOtherEmail();
    setResendAt(performance.now() + resendAfterMs);
    setProblem(null);
    void updateHit(link.hit_uuid, 'email', { email }).then((answer) =>
      settle(answer, () => setIsSentAgain(true)),
    );
  };
  return {
    digits,
    caret,
    setCaret,
    problem,
    isSentAgain,
    isBusy,
    input,
    button,
    seconds,
    wait,
    onInput,
    onSubmit,
    onResend,
  };
}

/** Six digits from a mail: typed, pasted or autofilled, and sent once complete. */
export function DigitsForm(props: DigitsFormProps) {
  const { link, email, mailed, onOtherEmail } = props;
  const form = useDigits(props);
  return (
    <>
      <h1 dir="auto">
        {mailed
          ? link.presentation.name
          : link.sends_mail
            ? text('checkYourEmail')
            : text('codeNotSent')}
      </h1>
      <DigitsIntro mailed={mailed} link={link} email={email} />
      <form class="gate-form" noValidate onSubmit={form.onSubmit}>
        <div class="field">
          <label for="email_code">{text('code')}</label>
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
            isSentAgain={form.isSentAgain}
            seconds={form.seconds}
            onResend={form.onResend}
          />
        </div>
        <button
          class="primary"
          type="submit"
          ref={form.button}
          aria-disabled={form.isBusy || form.wait > 0}
        >
          {form.wait > 0
            ? text('tryAgainIn', { time: clockTime(form.wait) })
            : text(form.isBusy ? 'oneMoment' : 'open')}
        </button>
        <p class="gate-aside">
          <button class="as-link" type="button" onClick={onOtherEmail}>
            {text('otherEmail')}
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
  isSentAgain: boolean;
  seconds: number;
  onResend: () => void;
}

function ResendHint({ link, mailed, problem, isSentAgain, seconds, onResend }: ResendHintProps) {
  return (
    <p
      class="hint"
      id="digits-note"
      hidden={!link.sends_mail || (mailed !== null && problem === null)}
    >
      {text(isSentAgain ? 'sentAgain' : 'noEmailYet')}{' '}
      {seconds > 0 ? (
        text('sendAgainIn', { time: clockTime(seconds) })
      ) : (
        <button class="as-link" type="button" onClick={onResend}>
          {text('sendAgain')}
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
        aria-label={text('sixDigitCode')}
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
  const sentence = mailed
    ? 'codeFromEmail'
    : !link.sends_mail
      ? 'codeNotSentText'
      : link.is_for_recipients_only
        ? 'codeSentToRecipients'
        : 'codeSent';
  return (
    <p class="gate-text">
      {textWith(sentence, { email: <b>{email ?? text('yourEmailInSentence')}</b> })}
    </p>
  );
}
