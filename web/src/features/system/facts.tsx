import { locale } from '../../ui/format/locale.ts';
import { IconHome, IconServer } from '@tabler/icons-react';
import type { OperationsFragment, SystemPageQuery } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { size } from '../../ui/format/bytes.ts';
import { Section } from '../../ui/section.tsx';
import styles from './system.module.css';
import { countLabel, jobLabel } from './labels.ts';

type Installation = SystemPageQuery['installation'];

/** Whether any data leaves this machine. */
export function Locality({ isLocal }: { isLocal: boolean }) {
  const Icon = isLocal ? IconHome : IconServer;
  return (
    <span className={styles['badge']} data-local={isLocal || undefined}>
      <Icon className="icon" aria-hidden="true" />
      {isLocal ? 'Everything is local' : 'On your own engines'}
    </span>
  );
}

export function Facts({
  installation: { version, startedAt, storage },
  services,
}: {
  installation: Installation;
  services: readonly OperationsFragment[];
}) {
  const behind = services.flatMap(({ readers }) => readers).reduce((sum, { lag }) => sum + lag, 0);
  const { diskFreeBytes, diskBytes, blobBytes, blobCount, storeBytes } = storage;
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>Version</dt>
        <dd>{version}</dd>
        <dd>
          started <Ago at={startedAt} />
        </dd>
      </div>
      <div>
        <dt>Backlog</dt>
        <dd>{behind.toLocaleString(locale)}</dd>
        <dd>{behind === 0 ? 'everything is up to date' : 'events still to process'}</dd>
      </div>
      <div>
        <dt>Files</dt>
        <dd>{blobBytes === null ? 'In S3' : size(blobBytes)}</dd>
        <dd>
          {blobCount === null
            ? 'not counted'
            : `${countLabel(blobCount, 'file')} and pages of your team`}
        </dd>
      </div>
      <div>
        <dt>Disk left</dt>
        <dd>{diskFreeBytes === null ? 'Unknown' : size(diskFreeBytes)}</dd>
        <dd>
          {storeBytes === null
            ? 'on this machine'
            : `of ${diskBytes === null ? 'this disk' : size(diskBytes)}; the database takes ${size(storeBytes)}`}
        </dd>
      </div>
    </dl>
  );
}

export function Engines({
  installation: { engines, nodeVersion },
}: {
  installation: Installation;
}) {
  return (
    <Section title="Engines" hint={`Node ${nodeVersion}`}>
      <dl className={styles['engines']}>
        {engines.map(({ port, engine }) => (
          <div key={port}>
            <dt>{port === 'mail' ? 'Email' : jobLabel(port)}</dt>
            <dd>{jobLabel(engine)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
