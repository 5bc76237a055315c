import { usePageQuery } from '../../graphql/use-page-query.ts';
import { Ago } from '../../ui/ago.tsx';
import { size } from '../../ui/bytes.ts';
import { Section } from '../../ui/section.tsx';
import table from '../../ui/table.module.css';
import { PresentationFilesQuery } from './presentation.graphql.ts';
import { useShownPresentation } from './shown-presentation.ts';

/** What a job does, and how far it is; kinds not known here are said as they are called. */
function wordsFor({ kind, status, failure }: { kind: string; status: string; failure: string | null }): string {
  const what = kind === 'process-presentation' ? 'Making the pages' : kind;
  return `${what}: ${status.toLowerCase()}${failure === null ? '' : `. ${failure}`}`;
}

/** What was uploaded, and what was made of it. */
export function FilesTab() {
  const { presentation: { id } } = useShownPresentation();
  const { data: { presentation } } = usePageQuery(PresentationFilesQuery, { id });
  const { files = [], jobs = [] } = presentation ?? {};
  return (
    <>
      <Section title="Files" hint={files.length}>
        <table className={table['table']}>
          <colgroup><col /><col className={table['medium']} style={{ width: 200 }} /><col style={{ width: 112 }} /><col className={table['medium']} style={{ width: 128 }} /></colgroup>
          <thead><tr><th scope="col">Name</th><th scope="col" className={table['medium']}>Type</th><th scope="col" className={table['num']}>Size</th><th scope="col" className={`${table['num']} ${table['medium']}`}>Uploaded</th></tr></thead>
          <tbody>{files.map((file) => <tr key={file.id}><td><span className="cut" title={file.name}>{file.name}</span></td><td className={table['medium']}><span className="cut">{file.mimeType}</span></td><td className={table['num']}>{size(file.size)}</td><td className={`${table['num']} ${table['medium']}`}><Ago at={file.createdAt} /></td></tr>)}</tbody>
        </table>
      </Section>
      {jobs.length === 0 ? null : (
        <Section title="Processing">
          <table className={table['table']}>
            <colgroup><col /><col className={table['medium']} style={{ width: 88 }} /><col style={{ width: 128 }} /></colgroup>
            <thead><tr><th scope="col">What</th><th scope="col" className={`${table['num']} ${table['medium']}`}>Tries</th><th scope="col" className={table['num']}>When</th></tr></thead>
            <tbody>{jobs.map((job) => <tr key={job.id}><td><span className="cut" title={job.failure ?? undefined}>{wordsFor(job)}</span></td><td className={`${table['num']} ${table['medium']}`}>{job.attempts}</td><td className={table['num']}><Ago at={job.finishedAt ?? job.startedAt ?? job.createdAt} /></td></tr>)}</tbody>
          </table>
        </Section>
      )}
    </>
  );
}
