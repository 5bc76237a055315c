import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconFile, IconFolder, IconFolderOpen } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import { callEdge } from '../../../edge/edge-fetch.ts';
import type { PackageFilesQuery } from '../../../gql/graphql.ts';
import { rich } from '../../../texts/rich.ts';
import { size } from '../../../ui/format/bytes.ts';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import table from '../../../ui/table.module.css';
import { ChooseThumbnailMutation } from '../files/files.graphql.ts';
import type { ShownPresentation } from '../shown-presentation.ts';
import styles from './package.module.css';
import { OpenFirstMutation } from './package.graphql.ts';
import { texts } from './texts.ts';
import type { TreeRow } from './tree.ts';

type PackageFile = NonNullable<PackageFilesQuery['presentation']>['packageFiles'][number];

function Name({ depth, children }: { depth: number; children: ReactNode }) {
  return (
    <span className={styles['row']} style={{ '--depth': depth }}>
      {children}
    </span>
  );
}

export function FolderRow({
  row: { path, name, depth },
  isOpen,
  onTurn,
}: {
  row: TreeRow<PackageFile>;
  isOpen: boolean;
  onTurn: (path: string) => void;
}) {
  const Icon = isOpen ? IconFolderOpen : IconFolder;
  return (
    <tr>
      <td>
        <Name depth={depth}>
          <button
            type="button"
            className={styles['folder']}
            aria-expanded={isOpen}
            aria-label={isOpen ? texts.closeFolder({ name }) : texts.openFolder({ name })}
            onClick={() => onTurn(path)}
          >
            <Icon aria-hidden="true" />
            <span className="cut">{name}</span>
          </button>
        </Name>
      </td>
      <td className={table['medium']} />
      <td />
    </tr>
  );
}

type FileRowProps = {
  row: TreeRow<PackageFile>;
  file: PackageFile;
  presentation: ShownPresentation;
  isFirst: boolean;
  isThumbnail: boolean;
  onEdit: (file: { id: string; name: string }) => void;
};

export function FileRow({ row, file, presentation, isFirst, isThumbnail, onEdit }: FileRowProps) {
  return (
    <tr>
      <td>
        <Name depth={row.depth}>
          {file.thumbnailUrl === null ? (
            <IconFile aria-hidden="true" />
          ) : (
            <img src={file.thumbnailUrl} alt="" loading="lazy" />
          )}
          <span className="cut" title={row.path}>
            {row.name}
          </span>
          {isFirst ? <small className="dim">{texts.opensFirst}</small> : null}
          {isThumbnail ? <small className="dim">{texts.isTheThumbnail}</small> : null}
        </Name>
      </td>
      <td className={`${table['num']} ${table['medium']}`}>{size(file.size)}</td>
      <td className={table['num']}>
        <FileActions {...{ row, file, presentation, isFirst, isThumbnail, onEdit }} />
      </td>
    </tr>
  );
}

const isPage = (path: string) => /\.x?html?$/i.test(path);

function FileActions({ row, file, presentation, isFirst, isThumbnail, onEdit }: FileRowProps) {
  const { can } = useViewer();
  const { id, may } = presentation;
  const { name } = row;
  const [openFirst] = useMutation(OpenFirstMutation);
  const [choose] = useMutation(ChooseThumbnailMutation);
  const toast = useToast();
  const act = (done: Promise<unknown>, said: typeof texts.nowOpensFirst) =>
    void done.then(
      () => toast({ text: rich(said, { name: <b>{name}</b> }), about: id }),
      (error: unknown) => toast(problemToast(error, id)),
    );
  const view = async () => {
    const { data } = await callEdge<{ data: { url: string } }>(`/api/admin/files/${file.id}`);
    window.open(data.url, '_blank', 'noopener');
  };
  const canEdit = can('can_edit_files');
  return (
    <span className={styles['acts']}>
      {may.edit && isPage(row.path) && !isFirst && presentation.presentationType === 'HTML' ? (
        <Button
          size="xs"
          variant="subtle"
          aria-label={texts.openFirstNamed({ name })}
          onClick={() => act(openFirst({ variables: { id, path: row.path } }), texts.nowOpensFirst)}
        >
          {texts.openFirst}
        </Button>
      ) : null}
      {may.chooseThumbnail && file.thumbnailUrl !== null && !isThumbnail ? (
        <Button
          size="xs"
          variant="subtle"
          aria-label={texts.useAsThumbnailNamed({ name })}
          onClick={() => act(choose({ variables: { id, fileId: file.id } }), texts.nowTheThumbnail)}
        >
          {texts.useAsThumbnail}
        </Button>
      ) : null}
      {canEdit && isPage(row.path) ? (
        <Button
          size="xs"
          variant="subtle"
          aria-label={texts.viewNamed({ name })}
          onClick={() => void view().catch((error: unknown) => toast(problemToast(error, id)))}
        >
          {texts.view}
        </Button>
      ) : null}
      {canEdit && file.editable ? (
        <Button
          size="xs"
          aria-label={texts.editNamed({ name })}
          onClick={() => onEdit({ id: file.id, name })}
        >
          {texts.edit}
        </Button>
      ) : null}
    </span>
  );
}
