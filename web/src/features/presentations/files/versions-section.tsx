import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { pageUrlOf } from '../../../shared/presentation/page-urls.ts';
import { pages } from '../../../shared/presentation/kind.ts';
import { size } from '../../../ui/format/bytes.ts';
import { PageThumbnail } from '../../../ui/page-thumbnail.tsx';
import { Section } from '../../../ui/section.tsx';
import table from '../../../ui/table.module.css';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { RestoreFileMutation } from './files.graphql.ts';
import type { ShownPresentation } from '../shown-presentation.ts';
import { periodOf } from '../analytics/version-choice.tsx';
import type { Version } from '../analytics/version.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

export function VersionsSection({
  presentation: { id, name, versions, may },
}: {
  presentation: ShownPresentation;
}) {
  const [restore, { loading }] = useMutation(RestoreFileMutation);
  const toast = useToast();
  if (versions.length < 2) return null;
  const show = (version: Version, former: Version | undefined) =>
    void restore({ variables: { id, fileId: version.file.id } }).then(
      () =>
        toast({
          text: rich(texts.versionOfIsCurrentAgain, {
            number: version.number,
            name: <b>{name}</b>,
          }),
          about: id,
          ...(former === undefined
            ? {}
            : { action: { label: common.undo, run: () => show(former, undefined) } }),
        }),
      (error: unknown) => toast(problemToast(error, id)),
    );
  const now = versions.find(({ until }) => until === null);
  return (
    <Section title={texts.versions} hint={versions.length}>
      <table className={`${table['table']} ${table['tall']}`}>
        <colgroup>
          <col />
          <col className={table['medium']} style={{ width: 104 }} />
          <col className={table['large']} style={{ width: 264 }} />
          <col style={{ width: 136 }} />
        </colgroup>
        <VersionsHead />
        <tbody>
          {versions.map((version) => (
            <tr key={version.number}>
              <td>
                <Link
                  to={`/content/${id}${version.until === null ? '' : `?version=${version.number}`}`}
                  title={texts.analyticsOf({ name: version.file.name })}
                  className={table['who']}
                >
                  <PageThumbnail src={pageUrlOf(id, version.file.id)(1)} size="tiny" />
                  <span>
                    <b>{version.file.name}</b>
                    <small>
                      {texts.versionAndSize({
                        number: version.number,
                        size: size(version.file.size),
                      })}
                    </small>
                  </span>
                </Link>
              </td>
              <td className={`${table['num']} ${table['medium']}`}>{pages(version.pageCount)}</td>
              <td className={table['large']}>{periodOf(version)}</td>
              <td className={table['num']}>
                {version.until === null ? (
                  texts.current
                ) : may.edit && version.file.id !== now?.file.id ? (
                  <Button
                    size="xs"
                    disabled={loading}
                    aria-label={texts.restoreVersion({ number: version.number })}
                    onClick={() => show(version, now)}
                  >
                    {common.restore}
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function VersionsHead() {
  return (
    <thead>
      <tr>
        <th scope="col">{texts.file}</th>
        <th scope="col" className={`${table['num']} ${table['medium']}`}>
          {common.pages}
        </th>
        <th scope="col" className={table['large']}>
          {texts.currentText}
        </th>
        <th scope="col">
          <span className="sr">{texts.actions}</span>
        </th>
      </tr>
    </thead>
  );
}
