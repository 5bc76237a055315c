import { useMutation } from '@apollo/client/react';
import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isKeyOf } from '../../../typed/keys-of.ts';
import { providerLabels } from '../../../account/provider-labels.ts';
import type {
  SingleSignOnPartsFragment,
  SingleSignOnProvider,
  SingleSignOnQuery,
  TeamRole,
} from '../../../gql/graphql.ts';
import { Copyable } from '../../../ui/copyable.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { textOf } from '../../../typed/text-of.ts';
import { ConfigureSingleSignOnMutation } from './single-sign-on.graphql.ts';
import styles from './single-sign-on.module.css';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const roles: { value: TeamRole; label: string }[] = [
  { value: 'TEAM_MEMBER', label: texts.member },
  { value: 'TEAM_ADMIN', label: texts.admin },
];

/** People with a custom role are members. */
function chosenRole(value: string): { defaultRole: TeamRole; customRoleId: string | null } {
  const builtIn = roles.find((role) => role.value === value);
  return builtIn === undefined
    ? { defaultRole: 'TEAM_MEMBER', customRoleId: value }
    : { defaultRole: builtIn.value, customRoleId: null };
}

type ProviderFormProps = {
  configuration: SingleSignOnPartsFragment['configuration'] | null;
  hosts: SingleSignOnPartsFragment['hosts'];
  customRoles: SingleSignOnQuery['customRoles'];
  onSaved: () => void;
};

function useProviderForm({ configuration, hosts, onSaved }: ProviderFormProps) {
  const [configure] = useMutation(ConfigureSingleSignOnMutation);
  const [provider, setProvider] = useState<SingleSignOnProvider>(configuration?.provider ?? 'OKTA');
  const [isDirty, setIsDirty] = useState(false);
  const [round, setRound] = useState(0);
  const toast = useToast();
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    const input = {
      provider,
      host: textOf(form, 'host'),
      clientId: textOf(form, 'client'),
      clientSecret: textOf(form, 'secret') || null,
      ...chosenRole(textOf(form, 'role')),
    };
    await configure({ variables: { input } });
    setIsDirty(false);
    setRound(round + 1); // Clears the typed secret.
    onSaved();
    toast({ about: 'single-sign-on', text: texts.providerSaved });
  });
  const chosen = hosts.find((each) => each.provider === provider);
  const suffixes = [
    ...(chosen?.suffixes ?? []).map((suffix) =>
      provider === 'DYNAMICS' ? texts.acmeCrm4({ suffix }) : texts.hostExample({ suffix }),
    ),
    ...(chosen?.added ?? []),
  ];
  return {
    provider,
    setProvider,
    isDirty,
    setIsDirty,
    round,
    submit,
    isBusy,
    problem,
    messages,
    chosen,
    suffixes,
  };
}

/** The identity provider. The secret is stored and never shown. */
export function ProviderForm(props: ProviderFormProps) {
  const { configuration, customRoles } = props;
  const form = useProviderForm(props);
  return (
    <form
      className={styles['block']}
      aria-label={texts.provider}
      onSubmit={form.submit}
      onChange={() => form.setIsDirty(true)}
      noValidate
    >
      {form.problem !== null && Object.keys(form.messages).length === 0 ? (
        <Note isBad title={common.notSaved}>
          {form.problem.message}
        </Note>
      ) : null}
      <NativeSelect
        name="provider"
        label={texts.provider}
        value={form.provider}
        onChange={({ currentTarget: { value } }) =>
          isKeyOf(providerLabels, value) && form.setProvider(value)
        }
        data={Object.entries(providerLabels).map(([value, label]) => ({ value, label }))}
      />
      <label className={styles['given']}>
        {texts.redirectLinkHint}
        <Copyable text={form.chosen?.redirectUri ?? ''} label={texts.redirectLink} />
      </label>
      <HostField suffixes={form.suffixes} configuration={configuration} messages={form.messages} />
      <TextInput
        name="client"
        label={texts.clientId}
        defaultValue={configuration?.clientId ?? ''}
        autoComplete="off"
        spellCheck={false}
        error={form.messages['clientId']}
      />
      <PasswordInput
        key={form.round}
        name="secret"
        label={texts.clientSecret}
        placeholder={configuration ? texts.unchanged : ''}
        autoComplete="new-password"
        error={form.messages['clientSecret']}
      />
      <DefaultRoleField
        configuration={configuration}
        customRoles={customRoles}
        messages={form.messages}
      />
      <div>
        <Button type="submit" variant="filled" loading={form.isBusy} disabled={!form.isDirty}>
          {common.save}
        </Button>
      </div>
    </form>
  );
}

type DefaultRoleFieldProps = {
  configuration: ProviderFormProps['configuration'];
  customRoles: ProviderFormProps['customRoles'];
  messages: Readonly<Record<string, string | undefined>>;
};

function DefaultRoleField({ configuration, customRoles, messages }: DefaultRoleFieldProps) {
  return (
    <NativeSelect
      name="role"
      label={texts.newUsersJoinAs}
      defaultValue={configuration?.customRole?.id ?? configuration?.defaultRole ?? 'TEAM_MEMBER'}
      data={[...roles, ...customRoles.map(({ id, name }) => ({ value: id, label: name }))]}
      error={messages['defaultRole'] ?? messages['customRoleId']}
    />
  );
}

type HostFieldProps = {
  suffixes: string[];
  configuration: ProviderFormProps['configuration'];
  messages: Readonly<Record<string, string | undefined>>;
};

function HostField({ suffixes, configuration, messages }: HostFieldProps) {
  return (
    <TextInput
      name="host"
      label={texts.yourOrganizationsHost}
      description={texts.forExample({ suffixes: suffixes.join(', ') })}
      defaultValue={configuration?.host ?? ''}
      autoComplete="off"
      spellCheck={false}
      error={messages['host']}
    />
  );
}
