import { useMutation } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import { RenamePresentationMutation } from './header.graphql.ts';
import styles from '../presentation.module.css';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** The name, edited in place: Enter saves, Escape reverts. */
export function Title({ id, name, canEdit }: { id: string; name: string; canEdit: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [rename] = useMutation(RenamePresentationMutation);
  const input = useRef<HTMLInputElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);

  function leave() {
    setIsEditing(false);
    setComplaint(null);
    requestAnimationFrame(() => pencil.current?.focus());
  }

  async function save(next: string) {
    if (next === '' || next === name) return leave();
    try {
      await rename({
        variables: { id, name: next },
        optimisticResponse: {
          __typename: 'Mutation',
          updatePresentation: { __typename: 'Presentation', id, name: next },
        },
      });
      leave();
    } catch (error) {
      const problem = problemOf(error);
      setComplaint(problem.fields['name']?.[0] ?? problem.message);
    }
  }

  if (!isEditing) {
    return (
      <h1 className={styles['title']}>
        <span title={name}>{name}</span>
        {canEdit ? (
          <ActionIcon
            ref={pencil}
            aria-label={common.rename}
            title={common.rename}
            onClick={() => setIsEditing(true)}
          >
            <IconPencil aria-hidden="true" />
          </ActionIcon>
        ) : null}
      </h1>
    );
  }
  return (
    <form
      className={styles['title']}
      onSubmit={(event) => {
        event.preventDefault();
        void save(input.current?.value.trim() ?? '');
      }}
    >
      <input
        ref={input}
        defaultValue={name}
        aria-label={texts.nameOfThePresentation}
        maxLength={250}
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        aria-invalid={complaint !== null}
        onKeyDown={({ key }) => {
          if (key === 'Escape') leave();
        }}
        onBlur={({ currentTarget }) => {
          if (complaint === null) void save(currentTarget.value.trim());
        }}
      />
      {complaint === null ? null : <p role="alert">{complaint}</p>}
    </form>
  );
}
