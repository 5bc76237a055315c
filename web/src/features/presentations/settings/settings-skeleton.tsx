import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Section } from '../../../ui/section.tsx';
import { fieldGroups } from './fields.ts';
import styles from './settings.module.css';
import { common } from '../../../texts/common.ts';

export function SettingsSkeleton() {
  return (
    <div className={`late ${styles['settings']}`} role="status" aria-label={common.loading}>
      <div className={styles['places']} aria-hidden="true">
        {fieldGroups.map(({ id }) => (
          <span key={id}>
            <Skeleton width={104} />
          </span>
        ))}
      </div>
      <div>
        {fieldGroups.slice(0, 2).map(({ id, title, fields }) => (
          <Section key={id} title={title}>
            <div className={styles['fields']}>
              {fields.map(({ path }) => (
                <div key={path} data-short>
                  <Skeleton width={88} />
                  <Skeleton width="100%" height={36} />
                </div>
              ))}
            </div>
          </Section>
        ))}
      </div>
    </div>
  );
}
