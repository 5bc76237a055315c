import { Fragment, type ReactNode } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { dayLabel } from '../../ui/format/day-label.ts';
import { locale } from '../../ui/format/locale.ts';
import { Logo } from '../../ui/logo.tsx';
import styles from './history.module.css';
import { texts } from './texts.ts';

type HistoryDaysProps<Item> = {
  /** Newest first. */
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  children: (item: Item) => ReactNode;
};

/** Entries under the day they happened on. */
export function HistoryDays<Item extends { at: string }>({
  items,
  keyOf,
  children,
}: HistoryDaysProps<Item>) {
  const days = Map.groupBy(items, ({ at }) => new Date(at).toDateString());
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles['day']}>
      <h3>{dayLabel(new Date(day), new Date())}</h3>
      <ol>
        {ofDay.map((item) => (
          <Fragment key={keyOf(item)}>{children(item)}</Fragment>
        ))}
      </ol>
    </section>
  ));
}

type HistoryEntryProps = {
  at: string;
  /** Null: Lectern itself. */
  actor: { name: string | null } | null;
  children: ReactNode;
  /** Links and buttons beside the time. */
  actions: ReactNode;
};

/** One entry: who, what, and when. */
export function HistoryEntry({ at, actor, children, actions }: HistoryEntryProps) {
  const date = new Date(at);
  return (
    <li className={styles['entry']}>
      {actor === null ? (
        <span className={styles['self']}>
          <Logo />
        </span>
      ) : (
        <Avatar name={actor.name} />
      )}
      <div>{children}</div>
      <div className={styles['when']}>
        {actions}
        <time
          dateTime={at}
          title={date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' })}
        >
          {date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })}
        </time>
      </div>
    </li>
  );
}

type ChangedFieldsProps = {
  fields: readonly {
    label: string;
    /** Null: empty. */
    before: ReactNode;
    after: ReactNode;
  }[];
};

/** Each field before and after. */
export function ChangedFields({ fields }: ChangedFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <dl className={styles['changes']}>
      {fields.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del data-nothing={before === null || undefined}>
              <span className="sr">{texts.from} </span>
              {before ?? texts.empty}
            </del>
            <span aria-hidden="true">→</span>
            <ins>
              <span className="sr">{texts.to} </span>
              {after ?? texts.empty}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A server’s sentence as a label: without its full stop. */
export const asLabel = (sentence: string) => sentence.replace(/[.]$/, '');
