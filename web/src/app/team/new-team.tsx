import { useMutation } from '@apollo/client/react';
import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useViewer } from '../../account/viewer.ts';
import { graphql } from '../../gql/gql.ts';
import { Note } from '../../ui/states/note.tsx';
import { useSubmit } from '../../ui/hooks/use-submit.ts';
import styles from '../shell.module.css';
import { useGoToTeam } from './use-go-to-team.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const FoundTeamMutation = graphql(`
  mutation FoundTeam($input: CreateTeamInput!) {
    createTeam(input: $input) {
      id
    }
  }
`);

/** Creates a team and switches to it. If only the switch failed, the next try just switches. */
export function NewTeam({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const {
    viewer: { currentTeam },
  } = useViewer();
  const [found] = useMutation(FoundTeamMutation, { refetchQueries: ['Shell'] });
  const [name, setName] = useState('');
  const [madeId, setMadeId] = useState<string | null>(null);
  const goTo = useGoToTeam();
  const { submit, isBusy, problem, messages } = useSubmit(async () => {
    const id = madeId ?? (await found({ variables: { input: { name } } })).data?.createTeam.id;
    if (id === undefined) return;
    setMadeId(id);
    await goTo(id, '/team');
  });
  const isElsewhere = problem !== null && messages['name'] === undefined;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': texts.newTeam } }}
    >
      <form className={styles['newTeam']} onSubmit={submit} noValidate>
        <h2>{texts.newTeam}</h2>
        {isElsewhere ? (
          <Note
            isBad
            title={madeId === null ? texts.teamNotCreated : texts.teamCreatedButNotSwitched}
          >
            {problem.message}
          </Note>
        ) : null}
        <TextInput
          label={common.name}
          description={texts.newTeamRegion({ name: currentTeam.name })}
          data-autofocus
          required
          maxLength={200}
          autoComplete="organization"
          value={name}
          readOnly={madeId !== null}
          error={messages['name']}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <p>{texts.newTeamLead}</p>
        <footer>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" variant="filled" loading={isBusy} disabled={name.trim() === ''}>
            {madeId === null ? texts.createTeam : texts.switchToIt}
          </Button>
        </footer>
      </form>
    </Modal>
  );
}
