import { useViewer } from '../../account/viewer.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { useLivePages } from '../../realtime/use-live-refetch.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { ExportButton } from '../../ui/buttons/export-button.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { chunkSize } from './chunks.ts';
import { ContactsEmpty, NoContactsFound } from './contacts-empty.tsx';
import { ContactsList } from './contacts-list.tsx';
import { ContactsTools } from './contacts-tools.tsx';
import { ContactsPageQuery } from './contacts.graphql.ts';
import styles from './contacts.module.css';
import { useContactFilters, type Filters, type Question } from './use-contact-filters.ts';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

/** The filters in the export route's spelling. */
const exported = ({ search, filter: { includeOwnTeam, includeBots, ...range } }: Question) => ({
  ...(search !== null && { search }),
  ...range,
  own_team: includeOwnTeam,
  bots: includeBots,
});

/** Every reader with a known email; the last active first. */
export function ContactsPage() {
  const filters = useContactFilters();
  const { can } = useViewer();
  return (
    <Page title={common.contacts}>
      <PageHead title={common.contacts}>
        {can('can_export_data') ? (
          <ExportButton
            path="/api/analytics/contacts/export"
            what={texts.theseContacts}
            fileName="contacts.csv"
            body={exported(filters.question)}
          />
        ) : null}
      </PageHead>
      <ContactsTools filters={filters} />
      <Boundary what={texts.theContacts} loading={<RowSkeletons count={8} />}>
        <Contacts filters={filters} />
      </Boundary>
    </Page>
  );
}

function Contacts({ filters: { question, search, seen, clear } }: { filters: Filters }) {
  const {
    data: {
      contacts: { items, total, asOf },
    },
    refetch,
  } = usePageQuery(ContactsPageQuery, { ...question, page: 1, pageSize: chunkSize });
  useRefetchOn(
    (message) => message.kind === 'changed' && message.type === 'ViewerSession',
    refetch,
  );
  useLivePages({ isLive: items.some(({ lastSession }) => lastSession?.isLive), refetch });
  if (total === 0)
    return search === null && seen === null ? (
      <ContactsEmpty />
    ) : (
      <NoContactsFound search={search} onClear={clear} />
    );
  return (
    <>
      <p className={styles['under']}>
        <span role="status">{texts.contactsCount({ count: total })}</span>
        <span>{rich(texts.updatedWhen, { when: <Ago at={asOf} /> })}</span>
      </p>
      <ContactsList
        key={JSON.stringify(question)}
        firstItems={items}
        total={total}
        question={question}
      />
    </>
  );
}
