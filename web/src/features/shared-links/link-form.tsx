import { useMutation } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { SharedPresentation } from '../../presentation/sharing.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { Note } from '../../ui/note.tsx';
import { AddressField } from './address-field.tsx';
import { ExpiryField, lastMomentOf } from './expiry-field.tsx';
import { NotSeenYet } from './not-seen-yet.tsx';
import { SharePresentationMutation } from './shared-links.graphql.ts';

type LinkFormProps = { presentation: SharedPresentation; onDirty: (isDirty: boolean) => void; onMade: (link: { name: string | null; url: string }) => void; onCancel: () => void; question: ReactNode };

export function LinkForm({ presentation, onDirty, onMade, onCancel, question }: LinkFormProps) {
  const { id } = presentation;
  const [name, setName] = useState('');
  const [alias, setAlias] = useState('');
  const [lastDay, setLastDay] = useState<string | null>(null);
  const [isTaken, setIsTaken] = useState(false);
  const [share] = useMutation(SharePresentationMutation, { refetchQueries: ['PresentationLinks'] });
  const { submit, isBusy, problem, messages } = useSubmit(async () => {
    const input = { name: name.trim() || null, alias: alias || null, expiresAt: lastDay === null ? null : lastMomentOf(lastDay) };
    const { data } = await share({ variables: { id, input } });
    if (data) onMade(data.sharePresentation);
  });
  const isGeneral = problem !== null && Object.keys(messages).length === 0;
  const change = <T,>(set: (value: T) => void) => (value: T) => {
    set(value);
    onDirty(true);
  };

  return (
    <form onSubmit={submit} noValidate>
      <div>
        {isGeneral ? <Note isBad title="The link was not made">{problem.message}</Note> : null}
        <NotSeenYet presentation={presentation} />
        <TextInput label="Name" description="Who it is for. Recipients do not see it." placeholder="Acqua Norte, first meeting" maxLength={200} data-autofocus value={name} onChange={({ currentTarget }) => change(setName)(currentTarget.value)} error={messages['name']} inputWrapperOrder={['label', 'input', 'description', 'error']} />
        <AddressField alias={alias} onChange={change(setAlias)} onTaken={setIsTaken} refusal={messages['alias']} />
        <ExpiryField day={lastDay} onChange={change(setLastDay)} refusal={messages['expiresAt'] ?? messages['expires_at']} />
      </div>
      <footer>
        {question ?? (
          <>
            <Button type="submit" variant="filled" loading={isBusy} disabled={isTaken || lastDay === ''}>Create link</Button>
            <Button onClick={onCancel}>Cancel</Button>
          </>
        )}
      </footer>
    </form>
  );
}
