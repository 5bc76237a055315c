import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconEye, IconPlus } from '@tabler/icons-react';
import { kind } from '../../../shared/presentation/kind.ts';
import { PresentationFolders } from '../../../folders/presentation-folders.tsx';
import { PresentationTags } from '../../../tags/presentation-tags.tsx';
import { StatusItems } from '../../../shared/presentation/presentation-menu.tsx';
import { whyNoLink } from '../../../shared/presentation/sharing.ts';
import { StatusPill } from '../../../shared/presentation/status-pill.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { PageThumbnail } from '../../../ui/page-thumbnail.tsx';
import { Dates } from './dates.tsx';
import { PageMenu } from './page-menu.tsx';
import styles from '../presentation.module.css';
import { Title } from './title.tsx';
import type { ShownPresentation } from '../shown-presentation.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type PresentationHeaderProps = {
  presentation: ShownPresentation;
  onPreview: () => void;
  onCreateLink: () => void;
};

export function PresentationHeader({
  presentation,
  onPreview,
  onCreateLink,
}: PresentationHeaderProps) {
  const { may } = presentation;
  const [first] = presentation.pages;
  const why = whyNoLink(presentation);
  const pill = <StatusPill status={presentation.status} processing={presentation.processing} />;
  return (
    <header className={styles['titleRow']} role="group" aria-label={common.presentation}>
      {first === undefined ? null : (
        <span className={styles['cover']}>
          <PageThumbnail src={first.thumbnailUrl} size="card" />
        </span>
      )}
      <div>
        <Title id={presentation.id} name={presentation.name} canEdit={may.edit} />
        <div className={styles['meta']}>
          {may.edit && presentation.processing.status === 'PROCESSED' ? (
            <Menu position="bottom-start" width={200}>
              <Menu.Target>
                <Button
                  size="xs"
                  variant="subtle"
                  className={styles['statusButton'] ?? ''}
                  rightSection={<IconChevronDown aria-hidden="true" />}
                  aria-label={texts.statusChange({ status: presentation.status.toLowerCase() })}
                >
                  {pill}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <StatusItems presentation={presentation} />
              </Menu.Dropdown>
            </Menu>
          ) : (
            pill
          )}
          <span>{kind(presentation)}</span>
          <span>
            <Avatar name={presentation.owner?.name ?? null} isSmall />
            {presentation.owner?.name ?? common.formerMember}
          </span>
          <Dates presentation={presentation} />
          <PresentationTags presentation={presentation} mayEdit={may.edit} />
          <PresentationFolders presentation={presentation} />
        </div>
      </div>
      <div className={styles['acts']}>
        <Button
          leftSection={<IconEye aria-hidden="true" />}
          onClick={onPreview}
          disabled={presentation.pages.length === 0}
        >
          {texts.preview}
        </Button>
        {may.edit || may.shareByLink ? (
          <Button
            variant="filled"
            leftSection={<IconPlus aria-hidden="true" />}
            onClick={onCreateLink}
            disabled={why !== undefined}
            title={why}
          >
            {common.createLink}
          </Button>
        ) : null}
        <PageMenu presentation={presentation} />
      </div>
    </header>
  );
}
