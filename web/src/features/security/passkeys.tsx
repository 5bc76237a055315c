import { useMutation } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { IconFingerprint, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { SecondFactorPartsFragment } from '../../gql/graphql.ts';
import { deviceOf } from '../../shared/presentation/device.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Section } from '../../ui/section.tsx';
import {
  AddPasskeyMutation,
  RemovePasskeyMutation,
  RenamePasskeyMutation,
  StartPasskeyMutation,
} from './security.graphql.ts';
import styles from './security.module.css';
import { textOf } from '../../typed/text-of.ts';
import type { useConfirmation } from '../../account/use-confirmation.tsx';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

type PasskeysProps = {
  factor: SecondFactorPartsFragment;
  act: ReturnType<typeof useConfirmation>['act'];
  onChanged: (recoveryCodes?: readonly string[] | null) => Promise<unknown>;
  /** Asks first; null if none may be removed. */ onRemove:
    | ((name: string, run: () => Promise<unknown>) => void)
    | null;
};

/** Passkeys: sign-in by fingerprint, face or PIN. */
export function Passkeys({ factor, act, onChanged, onRemove }: PasskeysProps) {
  const [start] = useMutation(StartPasskeyMutation);
  const [add] = useMutation(AddPasskeyMutation);
  const [rename] = useMutation(RenamePasskeyMutation);
  const [remove] = useMutation(RemovePasskeyMutation);
  const [renamed, setRenamed] = useState<string | null>(null);
  const isPossible = factor.canUsePasskeys && typeof window.PublicKeyCredential === 'function';

  const addOne = () =>
    act(async () => {
      const { data: started } = await start();
      const { makePasskey } = await import('./passkey.ts');
      const response = await makePasskey(started?.startPasskey ?? '');
      const { data } = await add({
        variables: { input: { name: deviceOf(navigator.userAgent), response } },
      });
      await onChanged(data?.addPasskey.recoveryCodes ?? null);
    });
  const aside = isPossible ? (
    <Button leftSection={<IconPlus aria-hidden="true" />} onClick={() => void addOne()}>
      {texts.addAPasskey}
    </Button>
  ) : null;

  return (
    <Section title={texts.passkeys} aside={aside}>
      {factor.passkeys.length > 0 ? null : (
        <p className={styles['hint']}>
          {isPossible ? texts.passkeysLead : texts.passkeysUnavailable}
        </p>
      )}
      <ul className={styles['keys']}>
        {factor.passkeys.map(({ id, name, createdAt, lastUsedAt, isSynced }) => (
          <li key={id}>
            <IconFingerprint className="icon" aria-hidden="true" />
            {renamed === id ? (
              <RenameForm
                act={act}
                rename={rename}
                id={id}
                setRenamed={setRenamed}
                onChanged={onChanged}
                name={name}
              />
            ) : (
              <PasskeyLine
                name={name}
                createdAt={createdAt}
                lastUsedAt={lastUsedAt}
                isSynced={isSynced}
                setRenamed={setRenamed}
                id={id}
                onRemove={onRemove}
                remove={remove}
                onChanged={onChanged}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type PasskeyLineProps = {
  name: string | null;
  createdAt: string;
  lastUsedAt: string | null | undefined;
  isSynced: boolean;
  setRenamed: (value: string | null) => void;
  id: string;
  onRemove: PasskeysProps['onRemove'];
  remove: (options: { variables: { id: string } }) => Promise<unknown>;
  onChanged: PasskeysProps['onChanged'];
};

function PasskeyLine({
  name,
  createdAt,
  lastUsedAt,
  isSynced,
  setRenamed,
  id,
  onRemove,
  remove,
  onChanged,
}: PasskeyLineProps) {
  return (
    <>
      <div>
        <b>{name ?? texts.passkey}</b>
        <small>
          {rich(texts.addedWhen, { when: <Ago at={createdAt} /> })}
          {lastUsedAt == null ? (
            `, ${texts.notUsedYet}`
          ) : (
            <>
              {', '}
              {rich(texts.lastUsed, { when: <Ago at={lastUsedAt} /> })}
            </>
          )}
          {isSynced ? ` · ${texts.onAllYourDevices}` : ''}
        </small>
      </div>
      <div className={styles['acts']}>
        <Button
          size="xs"
          aria-label={texts.renameNamed({ name: name ?? texts.thisPasskey })}
          onClick={() => setRenamed(id)}
        >
          {common.rename}
        </Button>
        {onRemove === null ? null : (
          <Button
            size="xs"
            aria-label={texts.removeNamed({ name: name ?? texts.thisPasskey })}
            onClick={() =>
              onRemove(name ?? texts.thisPasskey, async () => {
                await remove({ variables: { id } });
                await onChanged();
              })
            }
          >
            {common.remove}
          </Button>
        )}
      </div>
    </>
  );
}

type RenameFormProps = {
  act: PasskeysProps['act'];
  rename: (options: { variables: { id: string; name: string } }) => Promise<unknown>;
  id: string;
  setRenamed: (value: string | null) => void;
  onChanged: PasskeysProps['onChanged'];
  name: string | null;
};

function RenameForm({ act, rename, id, setRenamed, onChanged, name }: RenameFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const typed = textOf(new FormData(event.currentTarget), 'name');
        void act(async () => {
          await rename({ variables: { id, name: typed } });
          setRenamed(null);
          await onChanged();
        });
      }}
    >
      <TextInput
        name="name"
        aria-label={texts.nameOf({ name: name ?? texts.thisPasskey })}
        defaultValue={name ?? ''}
        autoFocus
      />
      <Button type="submit" size="xs">
        {common.save}
      </Button>
    </form>
  );
}
