import { AsOfView } from '../../../shared/as-of/as-of-view.tsx';
import { whenWords } from '../../../shared/as-of/local-moments.ts';
import { ThenFields, type ThenGroup } from '../../../shared/as-of/as-of-comparison.tsx';
import { asOf } from '../../../shared/as-of/use-as-of.ts';
import type { PersonThenQuery as Answer } from '../../../gql/graphql.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { Nothing } from '../../../ui/states/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import styles from '../person/person.module.css';
import { nameOf } from '../roles/permissions.ts';
import { languageWords, zoneWords } from '../region-labels.ts';
import { RoleCell } from '../person-cell.tsx';
import { PersonThenQuery } from './as-of.graphql.ts';
import { listWords, mayWords, placeThen, placeWords } from './as-of-labels.ts';

type Then = NonNullable<Answer['then']>;
type Now = Answer['now'];

/** Somebody as they were in the team at a moment: to read, not to change. What differs from now is marked. */
export function PersonAsOf({ id, at }: { id: string; at: string }) {
  const {
    data: {
      then,
      now,
      viewer: {
        currentTeam: { createdAt },
      },
    },
    error,
  } = usePageQuery(PersonThenQuery, { id, at });
  if (then === null && error !== undefined) throw error;
  const who = then ?? now;
  const name =
    who === null ? 'Somebody' : nameOf({ name: who.name ?? null, email: who.email ?? null });
  return (
    <Page title={`${name}, as of ${whenWords(at)}`}>
      <Crumbs above={[{ to: `/people${asOf(at)}`, word: 'People' }]} here={name} />
      <AsOfView at={at} earliest={createdAt}>
        {then === null ? (
          <Nothing
            title={at < createdAt ? 'The team was not there yet' : 'They were not in the team then'}
            level="h1"
          >
            {at < createdAt
              ? `It was made on ${whenWords(createdAt)}. Choose a later moment.`
              : 'Their history says when they came and went. Choose another moment.'}
          </Nothing>
        ) : (
          <>
            <header className={styles['head']} role="group" aria-label="Person">
              <Avatar name={then.name ?? then.email ?? null} isBig />
              <div>
                <h1>{name}</h1>
                <ul aria-label="About the person">
                  <li>
                    <RoleCell person={placeThen(then)} />
                  </li>
                  {then.title == null ? null : <li>{then.title}</li>}
                  {now === null ? <li>Not in the team any more</li> : null}
                </ul>
              </div>
            </header>
            <ThenFields groups={groupsOf(then, now)} />
          </>
        )}
      </AsOfView>
    </Page>
  );
}

function field(word: string, then: string, now: string | undefined): ThenGroup['fields'][number] {
  return { id: word, word, then, ...(now !== undefined && now !== then && { now }) };
}

const none = 'None';

function groupsOf(then: Then, now: Now): ThenGroup[] {
  // What they are now is not said of who is not here, nor of what the caller may not know.
  const is = now !== null && now.status !== 'REMOVED' ? now : null;
  const told = (word: string, was: string | null | undefined, value: string | null | undefined) =>
    field(word, was ?? none, now === null ? undefined : (value ?? none));
  const { settings } = now ?? {};
  return [
    {
      id: 'profile',
      title: 'Profile',
      fields: [
        told('Name', then.name, now?.name),
        told('Email', then.email, now?.email),
        told('Title', then.title, now?.title),
        told('Phone', then.phone, now?.phone),
        field(
          'Time zone',
          zoneWords(then.timeZone),
          settings == null ? undefined : zoneWords(settings.timeZone),
        ),
        field(
          'Language',
          languageWords(then.locale),
          settings == null ? undefined : languageWords(settings.locale),
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Role and permissions',
      fields: [
        field(
          'In the team',
          placeWords(then),
          now === null
            ? 'Not in it'
            : placeWords({ role: now.currentTeamRole, status: now.status }),
        ),
        field(
          'Role of the team’s own',
          then.customRoleName ?? none,
          is === null ? undefined : (is.customRole?.name ?? none),
        ),
        field(
          'Could edit and use',
          mayWords(then.role, then.permissions),
          is?.permissions == null ? undefined : mayWords(is.currentTeamRole, is.permissions),
        ),
      ],
    },
    {
      id: 'groups',
      title: 'Groups',
      fields: [
        field(
          'In',
          listWords(then.groupNames),
          is === null ? undefined : listWords(is.groups.map(({ name }) => name)),
        ),
      ],
    },
    {
      id: 'teams',
      title: 'Teams',
      fields: then.placements.map((placement) => {
        const there = now?.placements?.find(({ team }) => team.id === placement.team.id);
        return {
          ...field(
            placement.team.name,
            placeWords(placement),
            there === undefined ? undefined : placeWords(there),
          ),
          id: placement.team.id,
        };
      }),
    },
  ];
}
