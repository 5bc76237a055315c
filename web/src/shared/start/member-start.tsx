import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { pages } from '../presentation/kind.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { countLabel } from '../../ui/format/count-label.ts';
import { PageThumbnail } from '../../ui/page-thumbnail.tsx';
import styles from './first-steps.module.css';
import { texts } from './texts.ts';

const MemberStartQuery = graphql(`
  query MemberStart {
    presentations(filter: { statuses: [ACTIVE] }, sort: NEWEST, pageSize: 4) {
      total
      items {
        id
        name
        thumbnailUrl
        pageCount
        isNew
      }
    }
  }
`);

/** The start page of a new member in an established team. */
export function MemberStart({ title, teamName }: { title: string; teamName: string }) {
  const {
    data: {
      presentations: { items, total },
    },
    refetch,
  } = usePageQuery(MemberStartQuery, {});
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && message.type === 'Presentation'),
    refetch,
  );
  const lead = total === 0 ? texts.nothingToShare({ teamName }) : texts.memberLead;
  return (
    <div className={styles['start']} data-start>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      {total === 0 ? null : (
        <>
          <ul className={styles['ready']} aria-label={texts.readyToShareFrom({ teamName })}>
            {items.map(({ id, name, thumbnailUrl, pageCount }) => (
              <li key={id}>
                <Link to={`/content/${id}`}>
                  <PageThumbnail src={thumbnailUrl} size="tiny" />
                  <span>
                    <b className="cut" title={name}>
                      {name}
                    </b>
                    <small>{pages(pageCount ?? 0)}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <p className={styles['else']}>
            <Button variant="filled" component={Link} to="/content">
              {total > items.length
                ? texts.chooseFromAll({ total: countLabel(total) })
                : texts.chooseWhatToShare}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
