import { useParams } from 'react-router';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { readerLabel } from '../../shared/readers/reader-name.ts';
import { InternalVisitsSwitch } from '../../shared/readers/internal-visits-switch.tsx';
import { useLivePages } from '../../realtime/use-live-refetch.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { NotFound } from '../../ui/states/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { ContactSkeleton } from './contact-skeleton.tsx';
import { ContactConsent } from './contact-consent.tsx';
import { ContactFigures } from './contact-figures.tsx';
import { ContactHeader } from './contact-header.tsx';
import { ContactPresentations } from './contact-presentations.tsx';
import { ContactTrend } from './contact-trend.tsx';
import { ContactVisits } from './contact-visits.tsx';
import { ContactPageQuery } from './contacts.graphql.ts';
import styles from './contacts.module.css';
import { useContactFilters, zone } from './use-contact-filters.ts';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

/** Everything about one person outside the team. */
export function ContactPage() {
  const { contactId: id = '' } = useParams();
  return (
    <Boundary key={id} what={texts.thisContact} loading={<ContactSkeleton />}>
      <Shown id={id} />
    </Boundary>
  );
}

function Shown({ id }: { id: string }) {
  const {
    question: { filter },
    withOthers,
    setWithOthers,
  } = useContactFilters();
  const {
    data: { contact },
    refetch,
  } = usePageQuery(ContactPageQuery, { id, filter, timeZone: zone });
  useRefetchOn(
    (message) => message.kind === 'changed' && message.type === 'ViewerSession',
    refetch,
  );
  useLivePages({ isLive: (contact?.figures.liveSessions.length ?? 0) > 0, refetch });
  if (contact === null)
    return (
      <NotFound
        what={texts.contactNotFound}
        list={{ path: '/contacts', label: texts.goToContacts }}
      >
        {texts.contactNotFoundHint}
      </NotFound>
    );
  const name = readerLabel({ contact });
  return (
    <Page title={name}>
      <Crumbs above={[{ to: '/contacts', label: common.contacts }]} here={name} />
      <ContactHeader contact={contact} />
      <ContactFigures contact={contact} />
      <ContactTrend days={contact.figures.viewsByDay} />
      <div className={styles['under']}>
        <span>{rich(texts.updatedWhen, { when: <Ago at={contact.figures.asOf} /> })}</span>
        <InternalVisitsSwitch isOn={withOthers} onChange={setWithOthers} />
      </div>
      <ContactPresentations presentations={contact.presentations} />
      <Boundary what={common.theVisits} loading={<RowSkeletons />}>
        <ContactVisits id={id} filter={filter} />
      </Boundary>
      <Boundary what={texts.theConsent} loading={null}>
        <ContactConsent id={id} />
      </Boundary>
    </Page>
  );
}
