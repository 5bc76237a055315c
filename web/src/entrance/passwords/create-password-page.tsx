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
        lead="Your organization signs you in: there is no password to choose."
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            go(way);
          }}
        >
          <Note title="Single sign-on enabled">
            People of your domain sign in with their organization.
          </Note>
          <Submit isBusy={false}>Continue</Submit>
        </form>
      </Frame>
    );
  }
  if (invitation !== null && way === null)
    return (
      <Frame title={`Join ${invitation.team_name}`} lead="Choose a password, and you are in.">
        <ChooseForm {...{ token, invitation, go }} />
      </Frame>
    );
  if (isLoading || invitation !== null)
    return (
      <Frame title="Join the team" lead="Looking for your invitation.">
        <div class="late instead" role="status" aria-label="Loading">
          <i class="bone" style={{ height: 40 }} />
        </div>
      </Frame>
    );
  const isGone = problem?.code === 'NOT_FOUND' || token === '';
  return (
    <Frame
      title={isGone ? 'This invitation is not valid any more' : 'Join the team'}
      lead={
        isGone
          ? 'It was used, replaced or revoked, or it is older than a week.'
          : 'Your invitation could not be read.'
      }
    >
      <div class="instead">
        {isGone ? (
          <Note title="Please ask for a new one">
            Whoever invited you can send another mail from the page People. If you have chosen a
            password already,{' '}
            <a class="act" href="/login">
              sign in
            </a>
            .
          </Note>
        ) : (
          <Note isBad title="This did not work" onRetry={retry}>
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
        <Note isBad title="You are not in yet">
          {problem.message}
        </Note>
      )}
      {invitation.has_lost_role && (
        <Note title="You come in as a member">
          The role that you were invited with is not what it was. An administrator can give you
          another one once you are in.
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
        label="Password, once more"
        password={password}
        problem={messages['password_confirmation']}
      />
      <Submit isBusy={isBusy} isOff={!isLongEnough(password)}>
        Set password and sign in
      </Submit>
    </form>
  );
}
