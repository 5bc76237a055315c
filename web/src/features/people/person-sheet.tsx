import { ActionIcon, Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { PersonFragment } from '../../gql/graphql.ts';
import { Avatar } from '../../ui/avatar.tsx';
import styles from './people.module.css';
import { PersonForm } from './person-form.tsx';
import { nameOf, type Editor } from './permissions.ts';

type PersonSheetProps = { person: PersonFragment | null; editor: Editor; onClose: () => void; refetch: () => Promise<unknown> };

/** One person: role, permissions, and what else can be done. Who it was stays in view while the sheet leaves. */
export function PersonSheet({ person, editor, onClose, refetch }: PersonSheetProps) {
  const [last, setLast] = useState(person);
  if (person !== null && person !== last) setLast(person);
  const shown = person ?? last;
  const name = shown === null ? '' : nameOf(shown);
  return (
    <Drawer opened={person !== null} onClose={onClose} size={560} withCloseButton={false} padding={0} attributes={{ content: { 'aria-label': name } }} classNames={{ body: styles['sheet'] ?? '' }}>
      <div className={styles['sheetHead']}>
        <Avatar name={shown?.name ?? shown?.email ?? null} />
        <div><h2>{name}</h2>{shown?.name != null && shown.email != null ? <small>{shown.email}</small> : null}</div>
        <ActionIcon aria-label="Close" onClick={onClose} data-autofocus><IconX aria-hidden="true" /></ActionIcon>
      </div>
      {shown === null ? null : <PersonForm key={shown.id} person={shown} editor={editor} onClose={onClose} refetch={refetch} />}
    </Drawer>
  );
}
