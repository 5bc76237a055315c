import type { ShownPresentation } from '../shown-presentation.ts';
import { Button } from '@mantine/core';
import { IconDownload, IconReplace } from '@tabler/icons-react';
import { TableHead } from '../../../shared/list/table-head.tsx';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { Ago } from '../../../ui/format/ago.tsx';
import { size } from '../../../ui/format/bytes.ts';
import { Section } from '../../../ui/section.tsx';
import table from '../../../ui/table.module.css';
import { JobsSection } from './jobs-section.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { PackageSection } from '../package/package-section.tsx';
import { PresentationFilesQuery } from './files.graphql.ts';
import styles from '../presentation.module.css';
import { useShownPresentation } from '../shown-presentation.ts';
import { useUploads } from '../../../uploads/uploads-context.tsx';
import { usePageActions } from '../header/use-page-actions.tsx';
import { VersionsSection } from './versions-section.tsx';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const isPackage = (type: string) => ['HTML', 'ZIP File', 'ePub'].includes(type);

/** Uploaded files, those of a package, the thumbnail, and processing jobs. */
export function FilesTab() {
  const { presentation: shown } = useShownPresentation();
  const { id, name, may } = shown;
  const { pickFor } = useUploads();
  const {
    data: { presentation },
    error,
    refetch,
  } = usePageQuery(PresentationFilesQuery, { id });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && message.type === 'Presentation' && message.id === id),
    refetch,
  );
  const { download } = usePageActions(shown);
  if (presentation === null) throw error ?? new Error('Presentation not found.');
  const { files, jobs, thumbnailFileId } = presentation;
  return (
    <>
      <Section
        title={common.files}
        hint={files.length}
        aside={<FilesActions may={may} download={download} pickFor={pickFor} id={id} name={name} />}
      >
        <FilesTable files={files} />
      </Section>
      {isPackage(shown.presentationType) ? <PackageSection presentation={shown} /> : null}
      <VersionsSection presentation={shown} />
      {may.chooseThumbnail && shown.pages.length > 0 ? (
        <PictureChoice presentation={shown} files={files} chosen={thumbnailFileId} />
      ) : null}
      <JobsSection presentation={shown} jobs={jobs} />
    </>
  );
}

/** “PDF”; other types by their subtype. */
const typeLabel = (mimeType: string) => (mimeType.split('/')[1] ?? mimeType).toUpperCase();

function FilesTable({
  files,
}: {
  files: readonly { id: string; name: string; mimeType: string; size: number; createdAt: string }[];
}) {
  return (
    <table className={table['table']}>
      <colgroup>
        <col />
        <col className={table['medium']} style={{ width: 200 }} />
        <col style={{ width: 112 }} />
        <col className={table['medium']} style={{ width: 128 }} />
      </colgroup>
      <TableHead
        columns={[
          [common.name],
          [common.type, 'medium'],
          [texts.size, 'num'],
          [texts.uploaded, 'num', 'medium'],
        ]}
      />
      <tbody>
        {files.map((file) => (
          <tr key={file.id}>
            <td>
              <span className="cut" title={file.name}>
                {file.name}
              </span>
            </td>
            <td className={table['medium']}>
              <span className="cut">{typeLabel(file.mimeType)}</span>
            </td>
            <td className={table['num']}>{size(file.size)}</td>
            <td className={`${table['num']} ${table['medium']}`}>
              <Ago at={file.createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type FilesActionsProps = {
  may: ShownPresentation['may'];
  download: () => Promise<void>;
  pickFor: ReturnType<typeof useUploads>['pickFor'];
  id: string;
  name: string;
};

function FilesActions({ may, download, pickFor, id, name }: FilesActionsProps) {
  return (
    <span className={styles['acts']}>
      {may.export ? (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconDownload aria-hidden="true" />}
          onClick={() => void download()}
        >
          {common.download}
        </Button>
      ) : null}
      {may.edit ? (
        <Button
          size="xs"
          leftSection={<IconReplace aria-hidden="true" />}
          onClick={() => pickFor({ id, name })}
        >
          {texts.replaceFile}
        </Button>
      ) : null}
    </span>
  );
}
