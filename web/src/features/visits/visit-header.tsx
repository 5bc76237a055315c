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

/** The visitor, the link and the device. */
export function VisitHeader({ visit }: { visit: Visit }) {
  const { contact, hit, isLive, userAgent, startedAt, sessions } = visit;
  const name = readerLabel(visit);
  const lane = hit?.lane ?? visit.lane;
  return (
    <header className={styles['head']}>
      <Avatar name={readerName(visit)} isBig isLive={isLive} />
      <div>
        <h1 title={name}>
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
            Opened {sessions.length} times
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
            Not in the figures: {laneLabels[lane]}
          </li>
        )}
      </ul>
    </header>
  );
}

function About({ visit: { contact, viewer, hit, isContactVerified } }: { visit: Visit }) {
  if (isErased(contact)) return <>This person was erased. What they read stays, without a name.</>;
  const address = contact?.email ?? hit?.email ?? null;
  if (address === null)
    return (
      <>
        {viewer === null
          ? 'Nobody gave an address; only the browser is known.'
          : 'A member of the team, signed in.'}
      </>
    );
  return (
    <>
      {contact?.name == null ? null : <>{address} · </>}
      {isContactVerified || hit?.isEmailVerified === true ? (
        <span className={styles['verified']}>
          <IconRosetteDiscountCheck size={16} aria-hidden="true" />
          verified by code
        </span>
      ) : contact === null ? (
        'typed, not verified'
      ) : (
        'the only recipient of the link, not verified'
      )}
    </>
  );
}
