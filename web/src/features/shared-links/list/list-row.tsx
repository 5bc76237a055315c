import { Button } from '@mantine/core';
import { memo, type Ref } from 'react';
import { Link } from 'react-router';
import { Spark } from '../../../shared/charts/spark.tsx';
import type { LinkItemFragment } from '../../../gql/graphql.ts';
import table from '../../../ui/table.module.css';
import { LastViewed, LinkStrip, ReadLabel } from '../link-attention.tsx';
import { LinkMenu } from '../actions/link-menu.tsx';
import { LinkBadges } from '../link-badges.tsx';
import styles from './links.module.css';
import { notSeenYet } from '../not-seen-yet.tsx';
import { withOpenReaders } from '../open-readers.ts';
import { RowCheck, RowCopy, RowSwitch } from './row-controls.tsx';
import type { Question } from './use-link-filters.ts';
import { useLinkActions } from '../actions/use-link-actions.tsx';
import { expiryLabel, recipientsLabel, linkName, whyCannotReopen } from '../labels.ts';

type ListRowProps = {
  /** Position in the whole list, from 1. */ place: number;
  link: LinkItemFragment;
  question: Question;
  isChosen: boolean;
  onTick: (links: readonly LinkItemFragment[], isTicked: boolean) => void;
  rowRef: Ref<HTMLTableRowElement> | undefined;
};

/** A link's recipients, presentation, restrictions and figures. */
export const ListRow = memo(function ListRow({
  place,
  link: given,
  question,
  isChosen,
  onTick,
  rowRef,
}: ListRowProps) {
  const { turn, restore } = useLinkActions();
  const link = withOpenReaders(given);
  const { id, url, presentation, presentationName, recipients, analytics, deletedAt } = link;
  const name = linkName(link);
  const { pathname } = new URL(url);
  const end =
    link.status === 'ACTIVE' && presentation.status !== 'ACTIVE' ? notSeenYet : expiryLabel(link);
  const about = [recipientsLabel(recipients), ...(end === null ? [] : [end])].join(' · ');
  const stuck = whyCannotReopen(link);
  return (
    <tr ref={rowRef} aria-rowindex={place + 1} data-chosen={isChosen || undefined}>
      <td>
        <NameCell
          name={name}
          isChosen={isChosen}
          onTick={onTick}
          link={link}
          deletedAt={deletedAt}
          id={id}
          about={about}
        />
      </td>
      <td className={table['large']}>
        <AboutCell
          presentation={presentation}
          presentationName={presentationName}
          url={url}
          pathname={pathname}
          link={link}
        />
      </td>
      <td className={styles['controls']}>
        <LinkBadges link={link} />
      </td>
      <td className={table['wide']}>
        <LinkStrip link={link} question={question} />
        <ReadLabel link={link} />
      </td>
      <td className={`${table['num']} ${table['medium']}`}>
        {analytics === null ? '–' : <ViewsLink id={id} analytics={analytics} />}
      </td>
      <td className={`${table['num']} ${table['medium']} ${styles['last']}`}>
        <LastViewed link={link} />
      </td>
      {deletedAt === null ? (
        <td className={table['num']}>
          <span className={styles['end']} title={stuck}>
            <RowSwitch
              label={`${name} is on`}
              isOn={link.status === 'ACTIVE'}
              isDisabled={stuck !== undefined}
              onToggle={(isOn) => void turn(link, isOn)}
            />
            <LinkMenu link={link} />
          </span>
        </td>
      ) : (
        <td className={table['num']}>
          <Button size="xs" aria-label={`Restore ${name}`} onClick={() => void restore(link)}>
            Restore
          </Button>
        </td>
      )}
    </tr>
  );
});

type ViewsLinkProps = {
  id: string;
  analytics: NonNullable<LinkItemFragment['analytics']>;
};

function ViewsLink({ id, analytics }: ViewsLinkProps) {
  return (
    <Link to={`/links/${id}#visits`} className={styles['views'] ?? ''}>
      <Spark
        values={analytics.viewsByDay}
        label={`${analytics.viewsByDay.reduce((sum, each) => sum + each, 0)} views in 30 days`}
      />
      <span>
        {analytics.views.toLocaleString('en')}
        <span className="sr"> views</span>
      </span>
    </Link>
  );
}

type AboutCellProps = {
  presentation: { id: string };
  presentationName: LinkItemFragment['presentationName'];
  url: string;
  pathname: string;
  link: LinkItemFragment;
};

function AboutCell({ presentation, presentationName, url, pathname, link }: AboutCellProps) {
  return (
    <div className={styles['about']}>
      <Link
        to={`/content/${presentation.id}`}
        className="cut"
        title={presentationName ?? undefined}
      >
        {presentationName ?? 'A presentation'}
      </Link>
      <span>
        <small className="cut" title={url}>
          {pathname}
        </small>
        <RowCopy link={link} />
      </span>
    </div>
  );
}

type NameCellProps = {
  name: string;
  isChosen: boolean;
  onTick: (links: readonly LinkItemFragment[], isTicked: boolean) => void;
  link: LinkItemFragment;
  deletedAt: string | null;
  id: string;
  about: string;
};

function NameCell({ name, isChosen, onTick, link, deletedAt, id, about }: NameCellProps) {
  return (
    <div className={styles['nameCell']}>
      <RowCheck
        label={`Select ${name}`}
        isOn={isChosen}
        onToggle={(isOn) => onTick([link], isOn)}
      />
      {deletedAt === null ? (
        <Link to={`/links/${id}`} className={table['who'] ?? ''}>
          <span>
            <b title={name}>{name}</b>
            <small title={about}>{about}</small>
          </span>
        </Link>
      ) : (
        <div className={table['who']}>
          <span>
            <b title={name}>{name}</b>
            <small>Deleted; visitors are turned away</small>
          </span>
        </div>
      )}
    </div>
  );
}
