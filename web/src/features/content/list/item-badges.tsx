import { IconCalendarOff, IconCalendarTime, IconTrash } from '@tabler/icons-react';
import type { ContentItemFragment } from '../../../gql/graphql.ts';
import { ColorDot } from '../../../tags/tag-chip.tsx';
import type { Tag } from '../../../tags/kinds.ts';
import { daysLeft } from '../../../ui/format/days-left.ts';
import styles from '../content.module.css';
import { locale } from '../../../ui/format/locale.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const day = 86_400_000;
/** Hides the badge for later end dates. */
const soon = 14 * day;

/** How many tags stand beside an item; the others are counted. */
const mostTags = 2;

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    ...(new Date(at).getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' }),
  });
const momentOf = (at: string) =>
  new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });

export function ItemBadges({
  item: { isNew, isReleased, isExpired, releaseAt, expiresAt, restorableUntil, ...tagged },
  look,
}: {
  item: ContentItemFragment;
  look: 'mat' | 'line';
}) {
  const badges = [];
  if (restorableUntil != null)
    badges.push(
      <span
        key="deleted"
        title={texts.restorableUntil({ restorableUntil: momentOf(restorableUntil) })}
      >
        <IconTrash aria-hidden="true" />
        {daysLeft(restorableUntil)}
      </span>,
    );
  else if (isExpired)
    badges.push(
      <span
        key="over"
        data-look="over"
        title={
          expiresAt == null
            ? undefined
            : texts.expiredOnHiddenFromEveryone({ expiresAt: momentOf(expiresAt) })
        }
      >
        <IconCalendarOff aria-hidden="true" />
        {common.expired}
      </span>,
    );
  else if (!isReleased && releaseAt != null)
    badges.push(
      <span key="release" title={texts.hiddenFromEveryoneUntil({ releaseAt: momentOf(releaseAt) })}>
        <IconCalendarTime aria-hidden="true" />
        {texts.fromWhen({ releaseAt: dayOf(releaseAt) })}
      </span>,
    );
  else if (expiresAt != null && Date.parse(expiresAt) - Date.now() < soon)
    badges.push(
      <span key="end" title={texts.hiddenFromEveryoneAfter({ expiresAt: momentOf(expiresAt) })}>
        <IconCalendarTime aria-hidden="true" />
        {texts.untilWhen({ expiresAt: dayOf(expiresAt) })}
      </span>,
    );
  if (isNew && restorableUntil == null)
    badges.unshift(
      <span key="new" data-look="new">
        {common.new}
      </span>,
    );
  const tags: readonly Tag[] = [
    ...tagged.labels,
    ...(tagged.brand === null ? [] : [tagged.brand]),
    ...tagged.products,
  ];
  for (const tag of tags.slice(0, mostTags))
    badges.push(
      <span key={tag.id} data-look="label" title={tag.name}>
        <ColorDot colour={tag.colour} />
        <span className="cut">{tag.name}</span>
      </span>,
    );
  const others = tags.slice(mostTags).map(({ name }) => name);
  if (others.length > 0)
    badges.push(
      <span key="others" title={others.join(', ')}>
        +{others.length}
        <span className="sr">: {others.join(', ')}</span>
      </span>,
    );
  return badges.length === 0 ? null : (
    <span className={styles['signs']} data-on={look}>
      {badges}
    </span>
  );
}
