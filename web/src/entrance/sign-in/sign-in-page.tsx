/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { callEdge } from '../../edge/edge-fetch.ts';
import { problemOf, type Problem } from '../../edge/problem.ts';
import { Frame } from '../parts/frame.tsx';
import { Note } from '../parts/note.tsx';
import { Submit } from '../parts/submit.tsx';
import { textOf } from '../../typed/text-of.ts';
import { generalOf, useForm, waitOf } from '../parts/use-form.ts';
import type { PageProps } from '../page-props.ts';
import { OtherMethods } from './other-methods.tsx';
import { ownProvider, withNext } from './own-provider.ts';
import { pathAfter } from './path-after.ts';
import { providerNames, type ProviderName } from './providers.ts';
import { refusals } from './refusals.ts';
import { SecondStep } from './second-step.tsx';
import { Credentials } from './credentials.tsx';
import { texts } from './texts.ts';

/** Notices from the previous page, by URL parameter. */
const done: Record<string, { title: string; text: string }> = {
  password: { title: texts.done, text: texts.passwordChanged },
  out: {
    title: texts.youWereSignedOut,
    text: texts.sessionEnded,
  },
};

/** The password was right; these factors are still missing. */
interface SecondFactorChallenge {
  kinds: readonly string[];
  passkeyOptions: unknown;
  typed: { email: unknown; password: unknown; remember: boolean };
}

const passkeys = () => import('./passkey.ts');

/** What the installation offers: registration and single sign-on. A new one leads to its set-up. */
function useSignInOptions(go: PageProps['go']) {
  const [isOpen, setIsOpen] = useState(false);
  const [offered, setOffered] = useState<readonly ProviderName[]>([]);
  useEffect(() => {
    void callEdge<{
      is_needed: boolean;
      registration_open: boolean;
      sign_on: Record<ProviderName, boolean>;
    }>('/api/setup').then(
      ({ is_needed, registration_open, sign_on }) => {
        if (is_needed) go('/setup');
        setIsOpen(registration_open);
        setOffered(providerNames.filter((name) => sign_on[name]));
      },
      () => undefined,
    );
  }, []);
  return { isOpen, offered };
}

/** Focuses the password after a refusal, and the button where no password is typed. */
function useFocus(
  element: RefObject<HTMLFormElement | null>,
  problem: Problem | null,
  goesOwnWay: boolean,
  isPasskeyFirst: boolean,
) {
  useLayoutEffect(() => {
    const password =
      problem && element.current?.querySelector<HTMLInputElement>('[name=password], [name=code]');
    password?.focus();
    password?.select();
  }, [problem]);

  useLayoutEffect(() => {
    if (goesOwnWay && !element.current?.contains(document.activeElement))
      element.current?.querySelector<HTMLElement>('.primary')?.focus();
  }, [goesOwnWay]);

  useLayoutEffect(() => {
    if (isPasskeyFirst) element.current?.querySelector<HTMLElement>('.primary')?.focus();
  }, [isPasskeyFirst]);
}

/** Where the organization of the typed email signs in; answers for an email typed earlier are ignored. */
function useOwnWay() {
  const [ownWay, setOwnWay] = useState<string | null>(null);
  const lastChecked = useRef('');
  async function lookUp(email: string): Promise<string | null> {
    lastChecked.current = email;
    const way = await ownProvider(email);
    if (lastChecked.current === email) setOwnWay(way);
    return way;
  }
  return { ownWay, setOwnWay, lookUp };
}

/** Which factors are offered. A recovery code is for a lost passkey: the passkey comes first. */
function factorsOf(challenge: SecondFactorChallenge | null, goesOwnWay: boolean) {
  const canPasskey = typeof window.PublicKeyCredential === 'function';
  const takesPasskey =
    canPasskey && !goesOwnWay && (!challenge || challenge.passkeyOptions !== null);
  return {
    takesCode: challenge?.kinds.some((kind) => kind !== 'passkey') ?? false,
    takesPasskey,
    isPasskeyFirst: challenge !== null && takesPasskey && !challenge.kinds.includes('totp'),
  };
}

function useSignIn({ address, go }: PageProps) {
  const [challenge, setChallenge] = useState<SecondFactorChallenge | null>(null);
  const { ownWay, setOwnWay, lookUp } = useOwnWay();
  /** The exempt administrator uses a password. */
  const [isByPassword, setIsByPassword] = useState(false);
  const goesOwnWay = ownWay !== null && !isByPassword && challenge === null;
  const { form, run, isBusy, problem, messages } = useForm(async (form) => {
    const way =
      challenge || isByPassword
        ? null
        : (ownWay ?? (form.get('password') ? null : await lookUp(textOf(form, 'email'))));
    if (way !== null && ownWay !== null) return go(withNext(way, pathAfter(address)));
    if (way !== null) return;
    const typed = challenge?.typed ?? {
      email: form.get('email'),
      password: form.get('password'),
      remember: form.get('remember') !== null,
    };
    try {
      await signIn({ ...typed, ...(challenge && { code: form.get('code') }) });
    } catch (error) {
      const { code, details } = problemOf(error);
      if (code !== 'SECOND_FACTOR_REQUIRED') throw error;
      const { second_factors: kinds, passkey_options: passkeyOptions } = details;
      setChallenge({ kinds: Array.isArray(kinds) ? kinds : [], passkeyOptions, typed });
    }
  });
  const factors = factorsOf(challenge, goesOwnWay);
  useFocus(form.ref, problem, goesOwnWay, factors.isPasskeyFirst);

  async function signIn(json: object) {
    await callEdge('/login', { method: 'POST', json });
    go(pathAfter(address));
  }

  const withPasskey = () =>
    run(async (form) => {
      const options = challenge
        ? challenge.passkeyOptions
        : await callEdge('/api/public/passkey-options');
      const passkey = await (await passkeys()).signWith(options);
      await signIn({
        ...(challenge?.typed ?? { remember: form.get('remember') !== null }),
        passkey,
      });
    });

  return {
    ...factors,
    challenge,
    setChallenge,
    ownWay,
    setOwnWay,
    setIsByPassword,
    goesOwnWay,
    form,
    isBusy,
    problem,
    messages,
    lookUp,
    withPasskey,
  };
}

export function SignInPage(props: PageProps) {
  const { address, go } = props;
  const { isOpen, offered } = useSignInOptions(go);
  const signIn = useSignIn(props);
  return (
    <Frame
      title={signIn.challenge ? texts.oneMoreStep : texts.signIn}
      lead={signIn.challenge ? texts.enterYourSecondStep : texts.slogan}
    >
      <form {...signIn.form} noValidate>
        <Notices signIn={signIn} address={address} />
        {signIn.isPasskeyFirst && <PasskeyButton look="primary" signIn={signIn} />}
        {signIn.challenge ? (
          signIn.takesCode && (
            <SecondStep
              kinds={signIn.challenge.kinds}
              isFirst={!signIn.isPasskeyFirst}
              problem={signIn.messages['code']}
            />
          )
        ) : (
          <Credentials
            messages={signIn.messages}
            setOwnWay={signIn.setOwnWay}
            setIsByPassword={signIn.setIsByPassword}
            lookUp={signIn.lookUp}
            goesOwnWay={signIn.goesOwnWay}
          />
        )}
        {(!signIn.challenge || signIn.takesCode) && (
          <Submit isBusy={signIn.isBusy} isSecond={signIn.isPasskeyFirst}>
            {signIn.goesOwnWay
              ? texts.continue
              : signIn.isPasskeyFirst
                ? texts.signInWithARecovery
                : texts.signIn}
          </Submit>
        )}
        {signIn.ownWay !== null && signIn.challenge === null && (
          <button
            class="act"
            type="button"
            onClick={() => signIn.setIsByPassword(signIn.goesOwnWay)}
          >
            {signIn.goesOwnWay ? texts.useAPassword : texts.useSingleSignOn}
          </button>
        )}
        {signIn.takesPasskey && !signIn.isPasskeyFirst && (
          <PasskeyButton look="secondary" signIn={signIn} />
        )}
        {signIn.challenge && (
          <button class="act" type="button" onClick={() => signIn.setChallenge(null)}>
            {texts.back}
          </button>
        )}
      </form>
      {!signIn.challenge && !signIn.goesOwnWay && offered.length > 0 && (
        <OtherMethods
          offered={offered}
          chosen={address.searchParams.get('organization')}
          next={pathAfter(address)}
          go={go}
        />
      )}
      {isOpen && (
        <p class="ways">
          <a class="act" href="/register">
            {texts.registerYourCompany}
          </a>
        </p>
      )}
    </Frame>
  );
}

type SignIn = ReturnType<typeof useSignIn>;

function PasskeyButton({ look, signIn }: { look: string; signIn: SignIn }) {
  return (
    <button
      class={look}
      type="button"
      aria-disabled={signIn.isBusy || undefined}
      onClick={() => void signIn.withPasskey()}
    >
      {signIn.challenge ? texts.useYourPasskey : texts.useAPasskey}
    </button>
  );
}

type NoticesProps = { signIn: SignIn; address: PageProps['address'] };

function Notices({ signIn: { problem, goesOwnWay }, address }: NoticesProps) {
  const notice = done[address.searchParams.get('done') ?? ''];
  const refused = refusals[address.searchParams.get('sso') ?? ''];
  const general = generalOf(problem, ['email', 'password', 'code']);
  const wait = general && waitOf(general);
  return (
    <>
      {notice && problem === null && <Note title={notice.title}>{notice.text}</Note>}
      {refused && problem === null && !goesOwnWay && (
        <Note isBad title={texts.couldntSignYouIn}>
          {refused}
        </Note>
      )}
      {general && (
        <Note isBad title={texts.couldntSignYouIn}>
          {wait === null ? general.message : texts.waitAfterAttempts({ wait })}
        </Note>
      )}
    </>
  );
}
