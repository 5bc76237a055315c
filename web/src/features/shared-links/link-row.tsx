import { Switch } from '@mantine/core';
import { Link } from 'react-router';
import { AttentionStrip } from '../../attention-strip/attention-strip.tsx';
import type { LinkRowFragment } from '../../gql/graphql.ts';
import { pageUrl } from '../../presentation/page-urls.ts';
import type { SharedPresentation } from '../../presentation/sharing.ts';
import { Ago } from '../../ui/ago.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Live } from '../../ui/lamp.tsx';
import table from '../../ui/table.module.css';
import { LinkMenu } from './link-menu.tsx';
import { notSeenYet } from './not-seen-yet.tsx';
import styles from './shared-links.module.css';
import { useLinkActions } from './use-link-actions.tsx';
import { endOf, nameOf, whyStuck } from './words.ts';

type LinkRowProps = { link: LinkRowFragment; presentation: SharedPresentation; livePages: readonly number[] };

export function LinkRow({ link, presentation: { status, pageCount, thumbnailUrl }, livePages }: LinkRowProps) {
  const { turn } = useLinkActions();
  const { host, pathname } = new URL(link.url);
  const slash = pathname.lastIndexOf('/');
  const pictureOf = pageUrl(thumbnailUrl);
  const times = (link.pageTimes ?? []).map(({ page, timeMs, views }) => ({ page, timeMs: timeMs / Math.max(1, views) }));
  const end = link.status === 'ACTIVE' && status !== 'ACTIVE' ? notSeenYet : endOf(link);
  const stuck = whyStuck(link);
  return (
    <tr>
      <td><Link to={`/links/${link.id}`} className={table['who'] ?? ''}><span><b title={nameOf(link)}>{nameOf(link)}</b>{end === null ? null : <small title={end}>{end}</small>}</span></Link></td>
      <td className={table['large']}>
        <span className={styles['address']}><span title={link.url}><span className="dim">{host}{pathname.slice(0, slash)}</span></span><span>{pathname.slice(slash)}</span><CopyButton text={link.url} label={`Copy the address of ${nameOf(link)}`} /></span>
      </td>
      <td className={table['wide']}>
        {link.pageTimes === null ? <small className="dim">Figures do not answer right now</small> : <AttentionStrip attention={{ pageCount: pageCount ?? 0, times, livePages }} {...(pictureOf === undefined ? {} : { pictureOf })} />}
      </td>
      <td className={`${table['num']} ${table['large']}`}>{link.hitCount.toLocaleString('en')}</td>
      <td className={`${table['num']} ${table['medium']}`}>{link.isLive ? <Live /> : link.lastHitAt === null ? <span className="dim">never</span> : <Ago at={link.lastHitAt} />}</td>
      <td className={table['num']}>
        <span className={styles['end']} title={stuck}>
          <Switch aria-label={`${nameOf(link)} is on`} checked={link.status === 'ACTIVE'} disabled={stuck !== undefined} onChange={({ currentTarget }) => void turn(link, currentTarget.checked)} />
          <span className={table['onlySmall']}><LinkMenu link={link} /></span>
        </span>
      </td>
      <td className={`${table['medium']} ${table['num']}`}><LinkMenu link={link} /></td>
    </tr>
  );
}
