import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { useViewer } from '../../account/viewer.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { NotFound } from '../../ui/states/not-found.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { useToast } from '../../ui/states/toasts.tsx';
import { AddPeopleSheet } from './add-people-sheet.tsx';
import { DeleteGroupDialog } from './delete-group-dialog.tsx';
import { GroupMembers } from './group-members.tsx';
import { GroupPageQuery, RenameGroupMutation } from './groups.graphql.ts';
import { NameDialog } from './name-dialog.tsx';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

export function GroupPage() {
  const { groupId = '' } = useParams();
  return (
    <Boundary what={texts.theGroup} loading={<RowSkeletons count={5} />}>
      <ShownGroup key={groupId} id={groupId} />
    </Boundary>
  );
}

/** A group with its members; editors can add people. */
function ShownGroup({ id }: { id: string }) {
  const { can } = useViewer();
  const mayEdit = can('can_edit_groups');
  const {
    data: { group },
    refetch,
  } = usePageQuery(GroupPageQuery, { id });
  const [isNaming, naming] = useDisclosure(false);
  const [isAdding, adding] = useDisclosure(false);
  const [isDeleting, deleting] = useDisclosure(false);
  const [rename] = useMutation(RenameGroupMutation);
  const toast = useToast();
  const navigate = useNavigate();
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && (message.id === id || message.type === 'User')),
    refetch,
  );
  if (group === null)
    return (
      <NotFound
        what={texts.groupNotFound}
        list={{ path: '/people/groups', label: texts.goToGroups }}
      >
        {texts.groupNotFoundHint}
      </NotFound>
    );
  async function named(name: string) {
    await rename({ variables: { id, name } });
    toast({
      text: rich(texts.nowCalled, { name: <b>{name}</b> }),
      about: id,
    });
  }
  return (
    <Page title={group.name}>
      <Crumbs
        above={[
          { to: '/people', label: common.people },
          { to: '/people/groups', label: common.groups },
        ]}
        here={group.name}
      />
      <GroupHead
        group={group}
        mayEdit={mayEdit}
        naming={naming}
        deleting={deleting}
        adding={adding}
      />
      <GroupMembers group={group} mayEdit={mayEdit} onAdd={adding.open} />
      {mayEdit ? (
        <>
          <NameDialog
            title={texts.renameNamed({ name: group.name })}
            verb={common.rename}
            name={group.name}
            isOpen={isNaming}
            onClose={naming.close}
            onNamed={named}
          />
          <AddPeopleSheet group={group} isOpen={isAdding} onClose={adding.close} />
          <DeleteGroupDialog
            group={group}
            isOpen={isDeleting}
            onClose={deleting.close}
            onDeleted={() => void navigate('/people/groups')}
          />
        </>
      ) : null}
    </Page>
  );
}

type GroupHeadProps = {
  group: { name: string; memberCount: number };
  mayEdit: boolean;
  naming: { open: () => void };
  deleting: { open: () => void };
  adding: { open: () => void };
};

function GroupHead({ group, mayEdit, naming, deleting, adding }: GroupHeadProps) {
  return (
    <PageHead title={group.name}>
      {mayEdit ? (
        <Button leftSection={<IconPencil aria-hidden="true" />} onClick={naming.open}>
          {common.rename}
        </Button>
      ) : null}
      {mayEdit ? (
        <Button leftSection={<IconTrash aria-hidden="true" />} onClick={deleting.open}>
          {common.delete}
        </Button>
      ) : null}
      {mayEdit && group.memberCount > 0 ? (
        <Button
          variant="filled"
          leftSection={<IconUserPlus aria-hidden="true" />}
          onClick={adding.open}
        >
          {texts.addPeople}
        </Button>
      ) : null}
    </PageHead>
  );
}
