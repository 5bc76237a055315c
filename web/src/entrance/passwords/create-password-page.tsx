/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { isLongEnough } from '../../account/password-rules.ts';
import { assertSame } from '../../account/repeated-password.ts';
import { callEdge } from '../../edge/edge-fetch.ts';
import { Field } from '../parts/field.tsx';
import { Frame } from '../parts/frame.tsx';
import { NewPassword } from '../parts/new-password.tsx';
import { Note } from '../parts/note.tsx';
import { RepeatPasswordField } from '../parts/repeat-password-field.tsx';
import { Submit } from '../parts/submit.tsx';
import { useForm } from '../parts/use-form.ts';
import { useMailedToken } from '../parts/use-mailed-token.ts';
import type { PageProps } from '../page-props.ts';
import { ownProvider } from '../sign-in/own-provider.ts';

interface Invitation {
  email: string;
  name: string | null;
  team_name: string;
  has_lost_role: boolean;
}

/** Opens from an invitation's link, with its token. */
export function CreatePasswordPage({ address, go }: PageProps) {
  const token = address.hash.slice(1);
  const {
    found: invitation,
    problem,
    isLoading,
    retry,
  } = useMailedToken<Invitation>('/api/public/invitations/check', token);
  /** Where the domain signs in, which accepts the invitation too; undefined while unknown. */
  const [way, setWay] = useState<string | null>();
  useEffect(() => {
    if (invitation !== null) void ownProvider(invitation.email).then(setWay);
  }, [invitation]);
  if (invitation !== null && typeof way === 'string') {
    return (
      <Frame
        title={`Join ${invitation.team_name}`}
        lead="You sign in with your organization’s account."
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            go(way);
          }}
        >
          <Note title="Single sign-on enabled">Your organization uses single sign-on.</Note>
          <Submit isBusy={false}>Continue</Submit>
        </form>
      </Frame>
    );
  }
  if (invitation !== null && way === null)
    return (
      <Frame title={`Join ${invitation.team_name}`} lead="Choose a password to join.">
        <ChooseForm {...{ token, invitation, go }} />
      </Frame>
    );
  if (isLoading || invitation !== null)
    return (
      <Frame title="Join the team" lead="Loading your invitation.">
        <div class="late instead" role="status" aria-label="Loading">
          <i class="bone" style={{ height: 40 }} />
        </div>
      </Frame>
    );
  const isGone = problem?.code === 'NOT_FOUND' || token === '';
  return (
    <Frame
      title={isGone ? 'This invitation is no longer valid' : 'Join the team'}
      lead={
        isGone ? 'It was used, replaced, revoked or has expired.' : 'Couldn’t load your invitation.'
      }
    >
      <div class="instead">
        {isGone ? (
          <Note title="Ask for a new one">
            The person who invited you can send another email from the People page. If you already
            have a password,{' '}
            <a class="act" href="/login">
              sign in
            </a>
            .
          </Note>
        ) : (
          <Note isBad title="Something went wrong" onRetry={retry}>
            {problem?.message}
          </Note>
        )}
      </div>
    </Frame>
  );
}

function ChooseForm({
  token,
  invitation,
  go,
}: Pick<PageProps, 'go'> & { token: string; invitation: Invitation }) {
  const [password, setPassword] = useState('');
  const { form, isBusy, problem, messages } = useForm(async (typed) => {
    assertSame(typed);
    const { destination } = await callEdge<{ destination?: string }>('/password/create', {
      method: 'POST',
      json: { token, ...Object.fromEntries(typed) },
    });
    go(destination ?? '/');
  });
  const isGeneral = problem !== null && Object.keys(messages).every((field) => field === 'token');
  return (
    <form {...form} noValidate>
      {isGeneral && (
        <Note isBad title="Couldn’t sign you in">
          {problem.message}
        </Note>
      )}
      {invitation.has_lost_role && (
        <Note title="You’ll join as a member">
          The role in your invitation has changed. An admin can assign you another one.
        </Note>
      )}
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        start={invitation.email}
        isReadOnly
      />
      <Field
        name="name"
        label="Your name"
        autoComplete="name"
        start={invitation.name ?? ''}
        isFirst
        problem={messages['name']}
      />
      <NewPassword
        password={password}
        onPassword={setPassword}
        own={[invitation.email, invitation.name, invitation.team_name]}
        problem={messages['password']}
      />
      <RepeatPasswordField
        label="Confirm password"
        password={password}
        problem={messages['password_confirmation']}
      />
      <Submit isBusy={isBusy} isOff={!isLongEnough(password)}>
        Set password and sign in
      </Submit>
    </form>
  );
}
