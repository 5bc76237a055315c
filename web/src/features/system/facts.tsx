import { locale } from '../../ui/format/locale.ts';
import { IconHome, IconServer } from '@tabler/icons-react';
import type { OperationsFragment, SystemPageQuery } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { size } from '../../ui/format/bytes.ts';
import { Section } from '../../ui/section.tsx';
import styles from './system.module.css';
import { jobLabel } from './labels.ts';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

type Installation = SystemPageQuery['installation'];

/** Whether any data leaves this machine. */
export function Locality({ isLocal }: { isLocal: boolean }) {
  const Icon = isLocal ? IconHome : IconServer;
  return (
    <span className={styles['badge']} data-local={isLocal || undefined}>
      <Icon className="icon" aria-hidden="true" />
      {isLocal ? texts.everythingIsLocal : texts.onYourOwnEngines}
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
        <dt>{texts.version}</dt>
        <dd>{version}</dd>
        <dd>{rich(texts.startedWhen, { when: <Ago at={startedAt} /> })}</dd>
      </div>
      <div>
        <dt>{texts.backlog}</dt>
        <dd>{behind.toLocaleString(locale)}</dd>
        <dd>{behind === 0 ? texts.everythingIsUpToDate : texts.eventsStillToProcess}</dd>
      </div>
      <div>
        <dt>{common.files}</dt>
        <dd>{blobBytes === null ? texts.inS3 : size(blobBytes)}</dd>
        <dd>{blobCount === null ? texts.notCounted : texts.filesAndPages({ count: blobCount })}</dd>
      </div>
      <div>
        <dt>{texts.diskLeft}</dt>
        <dd>{diskFreeBytes === null ? texts.unknown : size(diskFreeBytes)}</dd>
        <dd>
          {storeBytes === null
            ? texts.onThisMachine
            : texts.ofTheDatabaseTakes({
                diskBytes: diskBytes === null ? texts.thisDisk : size(diskBytes),
                storeBytes: size(storeBytes),
              })}
        </dd>
      </div>
    </dl>
  );
}

export function Engines({
  installation: { engines, nodeVersion },
  converters: [converter],
}: {
  installation: Installation;
  converters: SystemPageQuery['converters'];
}) {
  return (
    <Section title={texts.engines} hint={texts.nodeVersion({ nodeVersion })}>
      <dl className={styles['engines']}>
        {engines.map(({ port, engine }) => (
          <div key={port}>
            <dt>{port === 'mail' ? common.email : jobLabel(port)}</dt>
            <dd>{jobLabel(engine)}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.officeFiles}</dt>
          <dd>{converter ? `${converter.name} ${converter.version}` : texts.noConverter}</dd>
        </div>
      </dl>
    </Section>
  );
}
