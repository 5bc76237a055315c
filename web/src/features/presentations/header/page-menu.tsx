import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy, IconDownload, IconReplace, IconTrash, IconUserShare } from '@tabler/icons-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { MoreButton } from '../../../ui/buttons/more-button.tsx';
import { useDeletePresentation } from '../../../shared/presentation/use-delete-presentation.tsx';
import { OwnerDialog } from './owner-dialog.tsx';
import styles from '../presentation.module.css';
import type { ShownPresentation } from '../shown-presentation.ts';
import { useUploads } from '../../../uploads/uploads-context.tsx';
import { usePageActions } from './use-page-actions.tsx';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** Further actions; hidden without permission, explained if protected. */
export function PageMenu({ presentation }: { presentation: ShownPresentation }) {
  const { id, name, may, isProtected } = presentation;
  const { pickFor } = useUploads();
  const whyId = useId();
  const navigate = useNavigate();
  const { deletePresentation, dialog } = useDeletePresentation();
  const actions = usePageActions(presentation);
  const [isOwnerOpen, ownerDialog] = useDisclosure(false);
  if (!may.edit && !may.export) return null;
  const remove = () => deletePresentation(presentation, () => void navigate('/content'));
  return (
    <>
      {dialog}
      <Menu position="bottom-end" width={232}>
        <MoreButton about={name} />
        <Menu.Dropdown>
          {may.export ? (
            <Menu.Item
              leftSection={<IconDownload aria-hidden="true" />}
              onClick={() => void actions.download()}
            >
              {common.download}
            </Menu.Item>
          ) : null}
          {may.edit ? (
            <>
              <Menu.Item
                leftSection={<IconReplace aria-hidden="true" />}
                onClick={() => pickFor({ id, name })}
              >
                {texts.replaceFile}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconCopy aria-hidden="true" />}
                onClick={() => void actions.copy()}
              >
                {texts.copy}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconUserShare aria-hidden="true" />}
                onClick={ownerDialog.open}
              >
                {texts.changeOwner}
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item
                className="bad"
                leftSection={<IconTrash aria-hidden="true" />}
                disabled={isProtected}
                aria-describedby={isProtected ? whyId : undefined}
                onClick={remove}
              >
                {common.delete}
              </Menu.Item>
              {isProtected ? (
                <p id={whyId} className={styles['why']}>
                  {texts.protectedExplained}
                </p>
              ) : null}
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {may.edit ? (
        <OwnerDialog presentation={presentation} isOpen={isOwnerOpen} onClose={ownerDialog.close} />
      ) : null}
    </>
  );
}
