import { Button } from '@mantine/core';
import { memo, type Ref } from 'react';
import { Link } from 'react-router';
import { Spark } from '../../../shared/charts/spark.tsx';
import type { LinkItemFragment } from '../../../gql/graphql.ts';
import table from '../../../ui/table.module.css';
import { LastViewed, LinkStrip, ReadLabel, ReadStrip } from '../link-attention.tsx';
import { LinkMenu } from '../actions/link-menu.tsx';
import { LinkBadges } from '../link-badges.tsx';
import styles from './links.module.css';
import { notSeenYet } from '../not-seen-yet.tsx';
import { withOpenReaders } from '../open-readers.ts';
import { RowCheck, RowCopy, RowSwitch } from './row-controls.tsx';
import type { Question } from './use-link-filters.ts';
import { useLinkActions } from '../actions/use-link-actions.tsx';
import { expiryLabel, recipientsLabel, linkName, whyCannotReopen } from '../labels.ts';
import { locale } from '../../../ui/format/locale.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type ListRowProps = {
  /** Position in the whole list, from 1. */ place: number;
  link: LinkItemFragment;
  question: Question;
  /** Null: rows cannot be selected. */
  choice: {
    isChosen: boolean;
    onTick: (links: readonly LinkItemFragment[], isTicked: boolean) => void;
  } | null;
  /** Not where all are links of one presentation: their list refetches as one. */
  hasPresentation?: boolean;
  rowRef?: Ref<HTMLTableRowElement> | undefined;
};

/** A link's recipients, presentation, restrictions and figures. */
export const ListRow = memo(function ListRow({
  place,
  link: given,
  question,
  choice,
  hasPresentation = true,
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
    <tr ref={rowRef} aria-rowindex={place + 1} data-chosen={choice?.isChosen || undefined}>
      <td>
        <NameCell
          name={name}
          choice={choice}
          link={link}
          deletedAt={deletedAt}
          id={id}
          about={about}
        />
      </td>
      <td className={table['large']}>
        <AboutCell
          presentation={hasPresentation ? { ...presentation, name: presentationName } : null}
          url={url}
          pathname={pathname}
          link={link}
        />
      </td>
      <td className={styles['controls']}>
        <LinkBadges link={link} />
      </td>
      <td className={table['wide']}>
        {hasPresentation ? (
          <LinkStrip link={link} question={question} />
        ) : (
          <ReadStrip presentation={presentation} analytics={analytics} />
        )}
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
            <span className={table['onlySmall']}>
              <RowCopy link={link} />
            </span>
            <RowSwitch
              label={texts.isOn({ name })}
              isOn={link.status === 'ACTIVE'}
              isDisabled={stuck !== undefined}
              onToggle={(isOn) => void turn(link, isOn)}
            />
            <LinkMenu link={link} />
          </span>
        </td>
      ) : (
        <td className={table['num']}>
          <RestoreLink name={name} onRestore={() => void restore(link)} />
        </td>
      )}
    </tr>
  );
});

function RestoreLink({ name, onRestore }: { name: string; onRestore: () => void }) {
  return (
    <Button size="xs" aria-label={texts.restoreNamed({ name })} onClick={onRestore}>
      {common.restore}
    </Button>
  );
}

type ViewsLinkProps = {
  id: string;
  analytics: NonNullable<LinkItemFragment['analytics']>;
};

function ViewsLink({ id, analytics }: ViewsLinkProps) {
  return (
    <Link to={`/links/${id}#visits`} className={styles['views'] ?? ''}>
      <Spark
        values={analytics.viewsByDay}
        label={texts.viewsIn30Days({
          viewsByDay: analytics.viewsByDay.reduce((sum, each) => sum + each, 0),
        })}
      />
      <span>
        {analytics.views.toLocaleString(locale)}
        <span className="sr"> {texts.views}</span>
      </span>
    </Link>
  );
}

type AboutCellProps = {
  presentation: { id: string; name: LinkItemFragment['presentationName'] } | null;
  url: string;
  pathname: string;
  link: LinkItemFragment;
};

function AboutCell({ presentation, url, pathname, link }: AboutCellProps) {
  return (
    <div className={styles['about']}>
      {presentation === null ? null : (
        <Link
          to={`/content/${presentation.id}`}
          className="cut"
          title={presentation.name ?? undefined}
          dir="auto"
        >
          {presentation.name ?? texts.aPresentation}
        </Link>
      )}
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
  choice: ListRowProps['choice'];
  link: LinkItemFragment;
  deletedAt: string | null;
  id: string;
  about: string;
};

function NameCell({ name, choice, link, deletedAt, id, about }: NameCellProps) {
  return (
    <div className={styles['nameCell']}>
      {choice === null ? null : (
        <RowCheck
          label={texts.selectNamed({ name })}
          isOn={choice.isChosen}
          onToggle={(isOn) => choice.onTick([link], isOn)}
        />
      )}
      {deletedAt === null ? (
        <Link to={`/links/${id}`} className={table['who'] ?? ''}>
          <span>
            <b title={name} dir="auto">
              {name}
            </b>
            <small title={about} dir="auto">
              {about}
            </small>
          </span>
        </Link>
      ) : (
        <div className={table['who']}>
          <span>
            <b title={name} dir="auto">
              {name}
            </b>
            <small>{texts.deletedTheLinkNoLonger}</small>
          </span>
        </div>
      )}
    </div>
  );
}
