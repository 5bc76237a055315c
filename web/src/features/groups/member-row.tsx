import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import type { Ref } from 'react';
import type { GroupPersonFragment } from '../../gql/graphql.ts';
import { Avatar } from '../../ui/avatar.tsx';
import table from '../../ui/table.module.css';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { AddToGroupMutation, RemoveFromGroupMutation } from './groups.graphql.ts';
import { personName, roleOf } from './labels.ts';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

type MemberRowProps = {
  person: GroupPersonFragment;
  groupId: string;
  mayEdit: boolean;
  rowRef: Ref<HTMLTableRowElement> | undefined;
};

/** A member of the group; removing has an undo. */
export function MemberRow({ person, groupId, mayEdit, rowRef }: MemberRowProps) {
  const variables = { id: groupId, userIds: [person.id] };
  const [remove, { loading }] = useMutation(RemoveFromGroupMutation, {
    variables,
    refetchQueries: ['GroupMembers'],
  });
  const [undoRemoval] = useMutation(AddToGroupMutation, {
    variables,
    refetchQueries: ['GroupMembers'],
  });
  const toast = useToast();
  const name = personName(person);
  const showProblem = (error: unknown) => toast(problemToast(error, person.id));
  const removeFromGroup = () =>
    remove().then(
      () =>
        toast({
          text: rich(texts.removedFromThisGroup, { name: <b>{name}</b> }),
          about: person.id,
          action: { label: common.undo, run: () => void undoRemoval().catch(showProblem) },
        }),
      showProblem,
    );
  return (
    <tr ref={rowRef}>
      <td>
        <span className={table['who']}>
          <Avatar name={name} />
          <span>
            <b title={name}>{name}</b>
            {person.name === null || person.email === null ? null : (
              <small title={person.email}>{person.email}</small>
            )}
          </span>
        </span>
      </td>
      <td className={table['medium']}>{roleOf(person)}</td>
      {mayEdit ? (
        <td className={table['num']}>
          <Button
            size="xs"
            variant="subtle"
            loading={loading}
            onClick={() => void removeFromGroup()}
            aria-label={texts.removeFromThisGroup({ name })}
          >
            {common.remove}
          </Button>
        </td>
      ) : null}
    </tr>
  );
}
