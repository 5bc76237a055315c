import { locale } from '../../ui/format/locale.ts';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { AttentionStrip } from '../../shared/attention-strip/attention-strip.tsx';
import type { ContactRowFragment } from '../../gql/graphql.ts';
import { picturesOf } from '../../shared/presentation/page-urls.ts';
import { viewsInLabel } from '../../shared/readers/visits.ts';
import { readerLabel, readerName } from '../../shared/readers/reader-name.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { span } from '../../ui/format/duration.ts';
import { LiveBadge } from '../../ui/live-badge.tsx';
import table from '../../ui/table.module.css';
import { texts } from './texts.ts';

export function ContactRow({
  contact,
  rowRef,
}: {
  contact: ContactRowFragment;
  rowRef: Ref<HTMLTableRowElement> | undefined;
}) {
  const { id, email, isVerified, figures, lastSession: last } = contact;
  const name = readerLabel({ contact, isContactVerified: isVerified });
  const pictureOf = last === null ? undefined : picturesOf(last.presentation, last.fileId);
  return (
    <tr ref={rowRef}>
      <td>
        <Link to={`/contacts/${id}`} className={table['who']}>
          <Avatar name={readerName({ contact })} isLive={last?.isLive ?? false} />
          <span>
            <b title={name}>{name}</b>
            {email === null ? null : (
              <small title={email}>
                {[contact.name === null ? null : email, isVerified ? null : texts.notVerified]
                  .filter((word) => word !== null)
                  .join(' · ')}
              </small>
            )}
          </span>
        </Link>
      </td>
      <td className={table['wide']}>
        {last === null ? (
          <span className="dim">{texts.noViewsInThisRange}</span>
        ) : (
          <AttentionStrip
            attention={{
              pageCount: last.pageCount ?? last.presentation.pageCount ?? 0,
              times: last.pages,
              livePages: last.isLive && last.currentPage !== null ? [last.currentPage] : [],
            }}
            {...(pictureOf === undefined ? {} : { pictureOf })}
          />
        )}
      </td>
      <td className={table['large']}>
        {last === null ? (
          '–'
        ) : (
          <Link className="cut" to={`/visits/${last.id}`} title={last.presentation.name}>
            {last.presentation.name}
          </Link>
        )}
      </td>
      <td className={`${table['num']} ${table['medium']}`}>
        {figures.views.toLocaleString(locale)}
      </td>
      <td className={`${table['num']} ${table['large']}`}>{span(figures.timeMs)}</td>
      <td className={table['num']}>
        {last === null ? '–' : last.isLive ? <LiveBadge /> : <Ago at={last.lastSeenAt} />}
        <small className={table['onlySmall']}>{viewsInLabel(figures.views)}</small>
      </td>
    </tr>
  );
}
