import { useState } from 'react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { Section } from '../../../ui/section.tsx';
import table from '../../../ui/table.module.css';
import { TableHead } from '../../../shared/list/table-head.tsx';
import type { ShownPresentation } from '../shown-presentation.ts';
import { PackageFilesQuery } from './package.graphql.ts';
import { FileRow, FolderRow } from './rows.tsx';
import { TextDialog } from './text-dialog.tsx';
import { texts } from './texts.ts';
import { treeOf } from './tree.ts';

/** With more files, folders begin closed. */
const MOST_OPEN = 60;

/** The files of an HTML package, a ZIP file or an ePub as a tree. */
export function PackageSection({ presentation }: { presentation: ShownPresentation }) {
  const { data } = usePageQuery(PackageFilesQuery, { id: presentation.id });
  const files = data.presentation?.packageFiles ?? [];
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<{ id: string; name: string } | null>(null);
  if (files.length === 0 || !data.presentation) return null;
  const { opensWith, thumbnailFileId } = data.presentation;
  const isOpen = (path: string) => turned.has(path) !== files.length <= MOST_OPEN;
  const turn = (path: string) =>
    setTurned(
      (before) =>
        new Set(before.has(path) ? [...before].filter((each) => each !== path) : [...before, path]),
    );
  return (
    <Section title={texts.packageFiles} hint={files.length}>
      <table className={table['table']}>
        <colgroup>
          <col />
          <col className={table['medium']} style={{ width: 112 }} />
          <col style={{ width: 216 }} />
        </colgroup>
        <TableHead
          columns={[[texts.file], [texts.size, 'num', 'medium'], [texts.actions, 'num']]}
        />
        <tbody>
          {treeOf(files, isOpen).map((row) =>
            row.file === null ? (
              <FolderRow key={row.path} row={row} isOpen={isOpen(row.path)} onTurn={turn} />
            ) : (
              <FileRow
                key={row.path}
                {...{ row, file: row.file, presentation }}
                isFirst={row.path === opensWith}
                isThumbnail={row.file.id === thumbnailFileId}
                onEdit={setEditing}
              />
            ),
          )}
        </tbody>
      </table>
      {editing === null ? null : <TextDialog file={editing} onClose={() => setEditing(null)} />}
    </Section>
  );
}
