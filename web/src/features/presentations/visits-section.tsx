import { Button } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { AttentionStrip } from '../../attention-strip/attention-strip.tsx';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { pageUrl } from '../../presentation/page-urls.ts';
import { useLiveRefetch } from '../../realtime/use-live-refetch.ts';
import { Ago } from '../../ui/ago.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { span } from '../../ui/duration.ts';
import { Live } from '../../ui/lamp.tsx';
import { Nothing } from '../../ui/nothing.tsx';
import { Section } from '../../ui/section.tsx';
import table from '../../ui/table.module.css';
import { deviceOf } from '../../presentation/device.ts';
import { PresentationVisitsQuery } from './presentation.graphql.ts';
import type { ShownPresentation } from './shown-presentation.ts';

const step = 25;

/** Who read it, newest first; the strip of one reading now grows. */
export function VisitsSection({ presentation: { id, pageCount, thumbnailUrl } }: { presentation: ShownPresentation }) {
  const [pageSize, setPageSize] = useState(step);
  const { data: { viewerSessions: { items, total } }, refetch } = usePageQuery(PresentationVisitsQuery, { id, pageSize: useDeferredValue(pageSize) });
  useLiveRefetch(id, { isLive: items.some(({ isLive }) => isLive), refetch });
  const pictureOf = pageUrl(thumbnailUrl);
  if (total === 0) return <Section title="Visits"><Nothing title="No visits yet">Each opening of a link appears here, page by page, while it happens.</Nothing></Section>;
  return (
    <Section title="Visits" hint={total.toLocaleString('en')}>
      <table className={`${table['table']} ${table['tall']}`}>
        <colgroup><col /><col className={table['large']} style={{ width: 240 }} /><col style={{ width: '36%' }} /><col className={table['medium']} style={{ width: 96 }} /><col style={{ width: 104 }} /></colgroup>
        <thead><tr><th scope="col">Visitor</th><th scope="col" className={table['large']}>Through</th><th scope="col">Pages, by time</th><th scope="col" className={`${table['num']} ${table['medium']}`}>Time</th><th scope="col" className={table['num']}>When</th></tr></thead>
        <tbody>
          {items.map((visit) => (
            <tr key={visit.id}>
              <td><div className={table['who']}><Avatar name={null} isLive={visit.isLive} /><span><b>Someone</b><small>{deviceOf(visit.userAgent)}</small></span></div></td>
              <td className={table['large']}><span className="cut" title={visit.sharedLink?.name ?? undefined}>{visit.sharedLink === null ? <span className="dim">signed in</span> : visit.sharedLink.name ?? 'A link without a name'}</span></td>
              <td className={table['wide']}>
                <AttentionStrip height={40} attention={{ pageCount: visit.pageCount ?? pageCount ?? 0, times: visit.pages, livePages: visit.isLive && visit.currentPage !== null ? [visit.currentPage] : [] }} {...(pictureOf === undefined ? {} : { pictureOf })} />
              </td>
              <td className={`${table['num']} ${table['medium']}`}>{span(visit.elapsedMs)}</td>
              <td className={table['num']}>{visit.isLive ? <Live /> : <Ago at={visit.lastSeenAt} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {items.length < total ? <Button mt={16} onClick={() => setPageSize(pageSize + step)}>Show more</Button> : null}
    </Section>
  );
}
