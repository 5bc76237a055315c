import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useViewer } from '../../account/viewer.ts';
import type { PersonFragment } from '../../gql/graphql.ts';
import { mayRestore, personName } from './roles/permissions.ts';
import { useRestore } from './use-restore.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** Restores a removed person, for viewers who hold all of their permissions. */
export function RestoreButton({
  person,
  size = 'xs',
}: {
  person: PersonFragment;
  size?: 'xs' | 'sm';
}) {
  const { viewer, can } = useViewer();
  const { restore, isBusy } = useRestore(person);
  if (!mayRestore({ id: viewer.id, isAdmin: viewer.currentTeamRole === 'TEAM_ADMIN', can }, person))
    return <span className="dim">{texts.hadMoreThanYouMay}</span>;
  return (
    <Button
      size={size}
      loading={isBusy}
      leftSection={<IconArrowBackUp aria-hidden="true" />}
      aria-label={texts.restoreNamed({ person: personName(person) })}
      onClick={() => void restore()}
    >
      {common.restore}
    </Button>
  );
}
