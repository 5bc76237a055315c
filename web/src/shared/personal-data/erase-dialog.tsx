import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import styles from '../../account/account.module.css';
import {
  SuccessorChoice,
  ownedLabel,
  WorksQuery,
  type Successor,
} from '../../account/successor-choice.tsx';
import { useConfirmation } from '../../account/use-confirmation.tsx';
import { useViewer } from '../../account/viewer.ts';
import type { Problem } from '../../edge/problem.ts';
import { holdSignedOut } from '../../edge/signed-out.ts';
import { graphql } from '../../gql/gql.ts';
import { Note } from '../../ui/states/note.tsx';
import { ErasureReceipt, saveReceipt, type Erasure } from './erasure-receipt.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const EraseMutation = graphql(`
  mutation Erase($input: ErasePersonInput!) {
    erasePerson(input: $input) {
      erasedAt
      file
      isMailed
    }
  }
`);

type EraseDialogProps = {
  person: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
  /** After the receipt is closed. */ onErased: () => void;
};

/**
 * Asks for the name and the password, then shows the receipt. People who erase themselves read it
 * outside the console.
 */
export function EraseDialog({ person: { id, name }, isOpen, onClose, onErased }: EraseDialogProps) {
  const [done, setDone] = useState<Erasure | null>(null);
  const close = done === null ? onClose : onErased;
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={
        <span className="cut">
          {done === null ? texts.eraseNamed({ name }) : texts.isErased({ name })}
        </span>
      }
    >
      {done === null ? (
        <Question id={id} name={name} onKeep={onClose} onDone={setDone} />
      ) : (
        <ErasureReceipt erasure={done} closing={common.close} onClose={onErased} />
      )}
    </Modal>
  );
}

type QuestionProps = {
  id: string;
  name: string;
  onKeep: () => void;
  onDone: (done: Erasure) => void;
};

function useErase({ id, onDone }: QuestionProps) {
  const { viewer } = useViewer();
  const isSelf = viewer.id === id;
  const { data } = useQuery(WorksQuery, { variables: { id }, fetchPolicy: 'network-only' });
  const [erase, { loading }] = useMutation(EraseMutation);
  const [typed, setTyped] = useState('');
  const [successor, setSuccessor] = useState<Successor | null>(
    isSelf ? null : { id: viewer.id, name: viewer.name ?? viewer.email ?? '' },
  );
  const [problem, setProblem] = useState<Problem | null>(null);
  const navigate = useNavigate();
  const { act, dialog } = useConfirmation({ onProblem: setProblem });
  const works = data?.user?.works;
  const owns = works != null && works.presentations + works.sharedLinks > 0;
  const owned = owns ? ownedLabel(works) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    void act(async () => {
      const release = isSelf ? holdSignedOut() : () => {};
      try {
        const answer = await erase({
          variables: {
            input: { userId: id, name: typed, handOverTo: owns ? (successor?.id ?? null) : null },
          },
        });
        const { file, isMailed } = answer.data!.erasePerson;
        if (!isSelf) return onDone({ file, isMailed });
        saveReceipt({ file, isMailed });
        await navigate('/erased', { replace: true, state: { file, isMailed } satisfies Erasure });
      } finally {
        release();
      }
    });
  }

  const nameProblem = problem?.fields['name']?.[0];
  return {
    isSelf,
    data,
    loading,
    typed,
    setTyped,
    successor,
    setSuccessor,
    problem,
    dialog,
    owned,
    owns,
    submit,
    nameProblem,
  };
}

function Question(props: QuestionProps) {
  const { id, name, onKeep } = props;
  const erasing = useErase(props);
  return (
    <>
      <form className={styles['form']} onSubmit={erasing.submit} noValidate>
        <p>{erasing.isSelf ? texts.eraseYourselfExplained : texts.erasePersonExplained}</p>
        {erasing.owns ? (
          <p>
            {erasing.isSelf
              ? texts.youOwnChooseWhoGets({ owned: erasing.owned ?? '' })
              : texts.theyOwnChooseWhoGets({ owned: erasing.owned ?? '' })}
          </p>
        ) : null}
        {erasing.owns ? (
          <SuccessorChoice
            notThis={id}
            successor={erasing.successor}
            onChoose={erasing.setSuccessor}
          />
        ) : null}
        <NameField
          name={name}
          typed={erasing.typed}
          setTyped={erasing.setTyped}
          nameProblem={erasing.nameProblem}
        />
        {erasing.problem === null || erasing.nameProblem !== undefined ? null : (
          <Note isBad title={texts.notErased}>
            {erasing.problem.message}
          </Note>
        )}
        <EraseButtons
          onKeep={onKeep}
          loading={erasing.loading}
          typed={erasing.typed}
          data={erasing.data}
          owns={erasing.owns}
          successor={erasing.successor}
          isSelf={erasing.isSelf}
        />
      </form>
      {erasing.dialog}
    </>
  );
}

type EraseButtonsProps = {
  onKeep: () => void;
  loading: boolean;
  typed: string;
  data: unknown;
  owns: boolean;
  successor: Successor | null;
  isSelf: boolean;
};

function EraseButtons({
  onKeep,
  loading,
  typed,
  data,
  owns,
  successor,
  isSelf,
}: EraseButtonsProps) {
  return (
    <div>
      <Button onClick={onKeep}>{common.keep}</Button>
      <Button
        type="submit"
        className="destroy"
        loading={loading}
        disabled={typed.trim() === '' || data === undefined || (owns && successor === null)}
      >
        {isSelf ? texts.eraseMe : texts.erase}
      </Button>
    </div>
  );
}

type NameFieldProps = {
  name: string;
  typed: string;
  setTyped: (value: string) => void;
  nameProblem: string | undefined;
};

function NameField({ name, typed, setTyped, nameProblem }: NameFieldProps) {
  return (
    <TextInput
      label={texts.typeNamed({ name })}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      autoComplete="off"
      data-autofocus
      error={nameProblem}
    />
  );
}
