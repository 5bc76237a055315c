import { Switch } from '@mantine/core';
import { AttentionStrip } from '../../attention-strip/attention-strip.tsx';
import type { LinkRowFragment } from '../../gql/graphql.ts';
import { pageUrl } from '../../presentation/page-urls.ts';
import { Ago } from '../../ui/ago.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Live } from '../../ui/lamp.tsx';
import table from '../../ui/table.module.css';
import { LinkMenu } from './link-menu.tsx';
import styles from './shared-links.module.css';
import { useLinkActions } from './use-link-actions.tsx';
import { endOf, nameOf } from './words.ts';

type LinkRowProps = { link: LinkRowFragment; presentation: { pageCount: number | null; thumbnailUrl: string | null }; livePages: readonly number[] };

export function LinkRow({ link, presentation: { pageCount, thumbnailUrl }, livePages }: LinkRowProps) {
  const { turn } = useLinkActions();
  const { host, pathname } = new URL(link.url);
  const slash = pathname.lastIndexOf('/');
  const pictureOf = pageUrl(thumbnailUrl);
  const times = (link.pageTimes ?? []).map(({ page, timeMs, views }) => ({ page, timeMs: timeMs / Math.max(1, views) }));
  const end = endOf(link);
  return (
    <tr>
      <td><div className={table['who']}><span><b title={nameOf(link)}>{nameOf(link)}</b>{end === null ? null : <small>{end}</small>}</span></div></td>
      <td className={table['large']}>
        <span className={styles['address']}><span title={link.url}><span className="dim">{host}{pathname.slice(0, slash)}</span></span><span>{pathname.slice(slash)}</span><CopyButton text={link.url} label={`Copy the address of ${nameOf(link)}`} /></span>
      </td>
      <td className={table['wide']}>
        {link.pageTimes === null ? <small className="dim">Figures do not answer right now</small> : <AttentionStrip attention={{ pageCount: pageCount ?? 0, times, livePages }} {...(pictureOf === undefined ? {} : { pictureOf })} />}
      </td>
      <td className={`${table['num']} ${table['large']}`}>{link.hitCount.toLocaleString('en')}</td>
      <td className={`${table['num']} ${table['medium']}`}>{link.isLive ? <Live /> : link.lastHitAt === null ? <span className="dim">never</span> : <Ago at={link.lastHitAt} />}</td>
      <td className={table['num']}>
        <span className={styles['end']}>
          <Switch aria-label={`${nameOf(link)} is on`} checked={link.status === 'ACTIVE'} disabled={link.status === 'EXPIRED'} onChange={({ currentTarget }) => void turn(link, currentTarget.checked)} />
          <span className={table['onlySmall']}><LinkMenu link={link} /></span>
        </span>
      </td>
      <td className={`${table['medium']} ${table['num']}`}><LinkMenu link={link} /></td>
    </tr>
  );
}
