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
import { texts } from './texts.ts';

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
        title={texts.joinTeam({ team: invitation.team_name })}
        lead={texts.signsInWithProvider}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            go(way);
          }}
        >
          <Note title={texts.singleSignOnEnabled}>{texts.singleSignOnRequired}</Note>
          <Submit isBusy={false}>{texts.continue}</Submit>
        </form>
      </Frame>
    );
  }
  if (invitation !== null && way === null)
    return (
      <Frame
        title={texts.joinTeam({ team: invitation.team_name })}
        lead={texts.chooseAPasswordToJoin}
      >
        <ChooseForm {...{ token, invitation, go }} />
      </Frame>
    );
  if (isLoading || invitation !== null)
    return (
      <Frame title={texts.joinTheTeam} lead={texts.loadingYourInvitation}>
        <div class="late instead" role="status" aria-label={texts.loading}>
          <i class="bone" style={{ height: 40 }} />
        </div>
      </Frame>
    );
  const isGone = problem?.code === 'NOT_FOUND' || token === '';
  return (
    <Frame
      title={isGone ? texts.thisInvitationIsNoLonger : texts.joinTheTeam}
      lead={isGone ? texts.invitationInvalid : texts.couldntLoadYourInvitation}
    >
      <div class="instead">
        {isGone ? (
          <Note title={texts.askForANewOne}>
            {texts.inviterCanResend.parts({
              link: (
                <a class="act" href="/login">
                  {texts.signIn}
                </a>
              ),
            })}
            .
          </Note>
        ) : (
          <Note isBad title={texts.somethingWentWrong} onRetry={retry}>
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
        <Note isBad title={texts.couldntSignYouIn}>
          {problem.message}
        </Note>
      )}
      {invitation.has_lost_role && (
        <Note title={texts.youllJoinAsAMember}>{texts.invitedRoleChanged}</Note>
      )}
      <Field
        label={texts.email}
        type="email"
        autoComplete="username"
        start={invitation.email}
        isReadOnly
      />
      <Field
        name="name"
        label={texts.yourName}
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
        label={texts.confirmPassword}
        password={password}
        problem={messages['password_confirmation']}
      />
      <Submit isBusy={isBusy} isOff={!isLongEnough(password)}>
        {texts.setPasswordAndSignIn}
      </Submit>
    </form>
  );
}
