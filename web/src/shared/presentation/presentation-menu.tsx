import { Menu } from '@mantine/core';
import {
  IconCheck,
  IconCircle,
  IconCircleCheck,
  IconCircleMinus,
  IconEye,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { MoreButton } from '../../ui/buttons/more-button.tsx';
import type { PresentationStatus } from '../../gql/graphql.ts';
import { statusLabels } from './status-pill.tsx';
import { useChangeStatus } from './use-change-status.tsx';
import { useDeletePresentation } from './use-delete-presentation.tsx';

const statuses = [
  ['ACTIVE', IconCircleCheck],
  ['DRAFT', IconCircle],
  ['INACTIVE', IconCircleMinus],
] as const;

type Subject = { id: string; name: string; status: PresentationStatus };

/** The statuses, with the current one checked. */
export function StatusItems({ presentation }: { presentation: Subject }) {
  const changeStatus = useChangeStatus();
  return statuses.map(([status, Icon]) => (
    <Menu.Item
      key={status}
      leftSection={<Icon aria-hidden="true" />}
      rightSection={
        status === presentation.status ? <IconCheck aria-label="chosen" size={16} /> : null
      }
      onClick={() => void changeStatus(presentation, status)}
    >
      {statusLabels[status]}
    </Menu.Item>
  ));
}

type PresentationMenuProps = {
  presentation: Subject;
  className?: string | undefined;
  withOpen?: boolean;
  onDeleted?: () => void;
};

/** Actions of a presentation, wherever it is shown. */
export function PresentationMenu({
  presentation,
  className,
  withOpen = false,
  onDeleted,
}: PresentationMenuProps) {
  const deletePresentation = useDeletePresentation();
  return (
    <Menu position="bottom-end" width={216}>
      <MoreButton about={presentation.name} className={className} />
      <Menu.Dropdown>
        {withOpen ? (
          <Menu.Item
            component={Link}
            to={`/content/${presentation.id}`}
            leftSection={<IconEye aria-hidden="true" />}
          >
            Open
          </Menu.Item>
        ) : null}
        <Menu.Label>Status</Menu.Label>
        <StatusItems presentation={presentation} />
        <Menu.Divider />
        <Menu.Item
          className="bad"
          leftSection={<IconTrash aria-hidden="true" />}
          onClick={() => {
            void deletePresentation(presentation);
            onDeleted?.();
          }}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
