import { Switch } from '@mantine/core';
import { Link } from 'react-router';
import type { LinkRowFragment } from '../../../gql/graphql.ts';
import type { SharedPresentation } from '../../../shared/presentation/sharing.ts';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import table from '../../../ui/table.module.css';
import { LastViewed, ReadStrip, ReadLabel } from '../link-attention.tsx';
import { LinkMenu } from '../actions/link-menu.tsx';
import { notSeenYet } from '../not-seen-yet.tsx';
import { withOpenReaders } from '../open-readers.ts';
import styles from './shared-links.module.css';
import { useLinkActions } from '../actions/use-link-actions.tsx';
import { expiryLabel, linkName, whyCannotReopen } from '../labels.ts';

type LinkRowProps = { link: LinkRowFragment; presentation: SharedPresentation };

export function LinkRow({ link: given, presentation }: LinkRowProps) {
  const link = withOpenReaders(given);
  const { turn } = useLinkActions();
  const { host, pathname } = new URL(link.url);
  const slash = pathname.lastIndexOf('/');
  const end =
    link.status === 'ACTIVE' && presentation.status !== 'ACTIVE' ? notSeenYet : expiryLabel(link);
  const stuck = whyCannotReopen(link);
  return (
    <tr>
      <td>
        <Link to={`/links/${link.id}`} className={table['who'] ?? ''}>
          <span>
            <b title={linkName(link)}>{linkName(link)}</b>
            {end === null ? null : <small title={end}>{end}</small>}
          </span>
        </Link>
      </td>
      <td className={table['large']}>
        <span className={styles['address']}>
          <span title={link.url}>
            <span className="dim">
              {host}
              {pathname.slice(0, slash)}
            </span>
          </span>
          <span>{pathname.slice(slash)}</span>
          <CopyButton text={link.url} label={`Copy the address of ${linkName(link)}`} />
        </span>
      </td>
      <td className={table['wide']}>
        <ReadStrip presentation={presentation} analytics={link.analytics} />
        <ReadLabel link={link} />
      </td>
      <td className={`${table['num']} ${table['medium']}`}>
        {link.analytics?.views.toLocaleString('en') ?? '–'}
      </td>
      <td className={`${table['num']} ${table['medium']}`}>
        <LastViewed link={link} />
      </td>
      <td className={table['num']}>
        <span className={styles['end']} title={stuck}>
          <Switch
            aria-label={`${linkName(link)} is on`}
            checked={link.status === 'ACTIVE'}
            disabled={stuck !== undefined}
            onChange={({ currentTarget }) => void turn(link, currentTarget.checked)}
          />
          <span className={table['onlySmall']}>
            <LinkMenu link={link} />
          </span>
        </span>
      </td>
      <td className={`${table['medium']} ${table['num']}`}>
        <LinkMenu link={link} />
      </td>
    </tr>
  );
}
