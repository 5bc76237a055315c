import {
  IconClock,
  IconDeviceLaptop,
  IconEye,
  IconLink,
  IconRosetteDiscountCheck,
  IconShieldCheck,
  IconUserQuestion,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { deviceOf } from '../../shared/presentation/device.ts';
import { ThroughLink } from '../../shared/readers/through-link.tsx';
import { readerLabel, isErased, readerName } from '../../shared/readers/reader-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { Visit } from './shown-visit.ts';
import styles from './visits.module.css';
import { laneLabels, dateTimeLabel } from './labels.ts';
import { texts } from './texts.ts';

export function VisitHeader({ visit }: { visit: Visit }) {
  const { contact, hit, isLive, userAgent, startedAt, sessions } = visit;
  const name = readerLabel(visit);
  const lane = hit?.lane ?? visit.lane;
  return (
    <header className={styles['head']}>
      <Avatar name={readerName(visit)} isBig isLive={isLive} />
      <div>
        <h1 title={name} dir="auto">
          {contact === null ? name : <Link to={`/contacts/${contact.id}`}>{name}</Link>}
        </h1>
        <p className="dim">
          <About visit={visit} />
        </p>
      </div>
      <ul className={styles['facts']} aria-label={texts.aboutTheVisit}>
        <li>
          <IconLink className="icon" aria-hidden="true" />
          {visit.hitId === null ? texts.signedIn : <ThroughLink of={visit} className="act" />}
        </li>
        <li>
          <IconDeviceLaptop className="icon" aria-hidden="true" />
          {deviceOf(userAgent)}
        </li>
        <li>
          <IconClock className="icon" aria-hidden="true" />
          {dateTimeLabel(startedAt)}
        </li>
        {sessions.length > 1 ? (
          <li>
            <IconEye className="icon" aria-hidden="true" />
            {texts.viewsCount({ views: sessions.length })}
          </li>
        ) : null}
        {hit?.consent == null ? null : (
          <li>
            <IconShieldCheck className="icon" aria-hidden="true" />
            {hit.consent.isGiven === null
              ? texts.consentAskedNothingChosen
              : hit.consent.isGiven
                ? texts.consentGivenText
                : texts.consentDeclined}
          </li>
        )}
        {lane === 'PERSON' ? null : (
          <li>
            <IconUserQuestion className="icon" aria-hidden="true" />
            {texts.notCounted({ who: laneLabels[lane] })}
          </li>
        )}
      </ul>
    </header>
  );
}

function About({ visit: { contact, viewer, hit, isContactVerified } }: { visit: Visit }) {
  if (isErased(contact)) return texts.personErased;
  const email = contact?.email ?? hit?.email ?? null;
  if (email === null) return <>{viewer === null ? texts.browserOnly : texts.signedInMember}</>;
  return (
    <>
      {contact?.name == null ? null : <>{email} · </>}
      {isContactVerified ? (
        <span className={styles['verified']}>
          <IconRosetteDiscountCheck size={16} aria-hidden="true" />
          {texts.emailVerified}
        </span>
      ) : hit?.email == null ? (
        texts.soleRecipientNotVerified
      ) : (
        texts.notVerified
      )}
    </>
  );
}
