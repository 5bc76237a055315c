import { Menu } from '@mantine/core';
import {
  IconCheck,
  IconCircle,
  IconCircleCheck,
  IconCircleMinus,
  IconEye,
  IconLinkPlus,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCreateLink } from './create-link.tsx';
import { whyNoLink, type SharedPresentation } from './sharing.ts';
import { MoreButton } from '../../ui/buttons/more-button.tsx';
import type { PresentationStatus } from '../../gql/graphql.ts';
import { statusLabels } from './status-pill.tsx';
import { useChangeStatus } from './use-change-status.tsx';
import { useDeletePresentation } from './use-delete-presentation.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const statuses = [
  ['ACTIVE', IconCircleCheck],
  ['DRAFT', IconCircle],
  ['INACTIVE', IconCircleMinus],
] as const;

type Subject = { id: string; name: string; status: PresentationStatus };

export function StatusItems({ presentation }: { presentation: Subject }) {
  const changeStatus = useChangeStatus();
  return statuses.map(([status, Icon]) => (
    <Menu.Item
      key={status}
      leftSection={<Icon aria-hidden="true" />}
      rightSection={
        status === presentation.status ? <IconCheck aria-label={texts.chosen} size={16} /> : null
      }
      onClick={() => void changeStatus(presentation, status)}
    >
      {statusLabels[status]}
    </Menu.Item>
  ));
}

type PresentationMenuProps = {
  presentation: SharedPresentation & {
    sharedLinkCount?: number | null;
    may: { edit: boolean; shareByLink: boolean };
  };
  className?: string | undefined;
};

/** Actions of a presentation in a list; none without a permission. */
export function PresentationMenu({ presentation, className }: PresentationMenuProps) {
  const createLinks = useCreateLink();
  const { deletePresentation, dialog } = useDeletePresentation();
  const { may } = presentation;
  const mayShare = may.edit || may.shareByLink;
  if (!mayShare) return null;
  const why = whyNoLink(presentation);
  return (
    <>
      {dialog}
      <Menu position="bottom-end" width={216}>
        <MoreButton about={presentation.name} className={className} />
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={`/content/${presentation.id}`}
            leftSection={<IconEye aria-hidden="true" />}
          >
            {common.open}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLinkPlus aria-hidden="true" />}
            disabled={why !== undefined}
            title={why}
            onClick={() => createLinks([presentation])}
          >
            {common.createLink}
          </Menu.Item>
          {may.edit ? (
            <>
              <Menu.Label>{common.status}</Menu.Label>
              <StatusItems presentation={presentation} />
              <Menu.Divider />
              <Menu.Item
                className="bad"
                leftSection={<IconTrash aria-hidden="true" />}
                onClick={() => deletePresentation(presentation)}
              >
                {common.delete}
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
