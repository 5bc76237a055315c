import { useMutation, useQuery } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { Dialog } from './dialog.tsx';
import { LinkOwnersQuery, TransferSharedLinkMutation } from '../list/links.graphql.ts';
import styles from '../list/links.module.css';
import { useRefetchLists } from '../sheet/use-refetch-lists.ts';
import { linkName, recipientName } from '../labels.ts';

type TransferDialogProps = {
  link: { id: string; name: string | null };
  isOpen: boolean;
  onClose: () => void;
};
type Person = { id: string; name: string | null; email: string | null };

/** Hands a link over to another member. */
export function TransferDialog({ link, isOpen, onClose }: TransferDialogProps) {
  const [search, setSearch] = useState('');
  const [debouncedSearch] = useDebouncedValue(search.trim(), 200);
  const { data, previousData, error, refetch } = useQuery(LinkOwnersQuery, {
    variables: { search: debouncedSearch || null },
    skip: !isOpen,
  });
  const [transfer, { loading }] = useMutation(TransferSharedLinkMutation);
  const [problem, setProblem] = useState<string | null>(null);
  const refetchLists = useRefetchLists();
  const toast = useToast();
  const people = (data ?? previousData)?.users?.items ?? [];
  async function give(person: Person) {
    setProblem(null);
    try {
      await transfer({ variables: { id: link.id, userId: person.id } });
      refetchLists();
      toast({
        text: (
          <>
            <b>{linkName(link)}</b> belongs to {recipientName(person)} now
          </>
        ),
        about: link.id,
      });
      onClose();
    } catch (caught) {
      setProblem(problemOf(caught).message);
    }
  }
  return (
    <Dialog title={`Transfer ${linkName(link)}`} isOpen={isOpen} onClose={onClose}>
      <div className={styles['transfer']}>
        <p className="dim">
          Its new owner sees all of its visits and is told of new ones. You see them only as an
          administrator.
        </p>
        {problem === null ? null : (
          <Note isBad title="Not transferred">
            {problem}
          </Note>
        )}
        <TextInput
          label="To"
          placeholder="Name or email"
          data-autofocus
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {error !== undefined && data === undefined ? (
          <Note isBad title="The team could not be read" onRetry={() => void refetch()}>
            {problemOf(error).message}
          </Note>
        ) : null}
        {data !== undefined && people.length === 0 ? (
          <p role="status">Nobody of the team matches this.</p>
        ) : null}
        <ul>
          {people.map((person) => (
            <li key={person.id}>
              <Avatar name={recipientName(person)} isSmall />
              <span className="cut" title={person.email ?? undefined}>
                {recipientName(person)}
              </span>
              <Button
                size="xs"
                disabled={loading}
                aria-label={`Transfer to ${recipientName(person)}`}
                onClick={() => void give(person)}
              >
                Transfer
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
