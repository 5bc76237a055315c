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
      <ul className={styles['facts']} aria-label="About the visit">
        <li>
          <IconLink className="icon" aria-hidden="true" />
          {visit.hitId === null ? 'Signed in' : <ThroughLink of={visit} className="act" />}
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
            {sessions.length} views
          </li>
        ) : null}
        {hit?.consent == null ? null : (
          <li>
            <IconShieldCheck className="icon" aria-hidden="true" />
            {hit.consent.isGiven === null
              ? 'Consent asked, nothing chosen'
              : hit.consent.isGiven
                ? 'Consent given'
                : 'Consent declined'}
          </li>
        )}
        {lane === 'PERSON' ? null : (
          <li>
            <IconUserQuestion className="icon" aria-hidden="true" />
            Not counted: {laneLabels[lane]}
          </li>
        )}
      </ul>
    </header>
  );
}

function About({ visit: { contact, viewer, hit, isContactVerified } }: { visit: Visit }) {
  if (isErased(contact)) return <>This person was erased. Their activity stays, without a name.</>;
  const email = contact?.email ?? hit?.email ?? null;
  if (email === null)
    return (
      <>
        {viewer === null
          ? 'No email given; only the browser is known.'
          : 'Signed in as a member of your team.'}
      </>
    );
  return (
    <>
      {contact?.name == null ? null : <>{email} · </>}
      {isContactVerified ? (
        <span className={styles['verified']}>
          <IconRosetteDiscountCheck size={16} aria-hidden="true" />
          email verified
        </span>
      ) : hit?.email == null ? (
        'sole recipient, not verified'
      ) : (
        'not verified'
      )}
    </>
  );
}
