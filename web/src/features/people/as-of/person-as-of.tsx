import { AsOfView } from '../../../shared/as-of/as-of-view.tsx';
import { dateTimeLabel } from '../../../shared/as-of/local-moments.ts';
import { AsOfComparison, type AsOfGroup } from '../../../shared/as-of/as-of-comparison.tsx';
import { asOf } from '../../../shared/as-of/use-as-of.ts';
import type { PersonThenQuery as Answer } from '../../../gql/graphql.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import styles from '../person/person.module.css';
import { personName } from '../roles/permissions.ts';
import { languageLabel, zoneLabel } from '../region-labels.ts';
import { RoleCell } from '../person-cell.tsx';
import { PersonThenQuery } from './as-of.graphql.ts';
import { listLabel, mayLabel, membershipAsOf, placeLabel } from './as-of-labels.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type PersonAsOfData = NonNullable<Answer['then']>;
type PersonNow = Answer['now'];

/** A person at a moment, read-only; differences from now are marked. */
export function PersonAsOf({ id, at }: { id: string; at: string }) {
  const {
    data: {
      then: before,
      now,
      viewer: {
        currentTeam: { createdAt },
      },
    },
    error,
  } = usePageQuery(PersonThenQuery, { id, at });
  if (before === null && error !== undefined) throw error;
  const person = before ?? now;
  const name =
    person === null
      ? common.unnamed
      : personName({ name: person.name ?? null, email: person.email ?? null });
  return (
    <Page title={texts.asOfWhen({ name, at: dateTimeLabel(at) })}>
      <Crumbs above={[{ to: `/people${asOf(at)}`, label: common.people }]} here={name} />
      <AsOfView at={at} earliest={createdAt}>
        {before === null ? (
          <EmptyState
            title={at < createdAt ? texts.theTeamWasNotThere : texts.notInTeamThen}
            level="h1"
          >
            {at < createdAt
              ? texts.itWasMadeOnChoose({ createdAt: dateTimeLabel(createdAt) })
              : texts.theirHistorySaysWhen}
          </EmptyState>
        ) : (
          <>
            <header className={styles['head']} role="group" aria-label={common.person}>
              <Avatar name={before.name ?? before.email ?? null} isBig />
              <div>
                <h1>{name}</h1>
                <ul aria-label={texts.aboutThePerson}>
                  <li>
                    <RoleCell person={membershipAsOf(before)} />
                  </li>
                  {before.title == null ? null : <li>{before.title}</li>}
                  {now === null ? <li>{texts.notInTheTeamAny}</li> : null}
                </ul>
              </div>
            </header>
            <AsOfComparison groups={groupsOf(before, now)} />
          </>
        )}
      </AsOfView>
    </Page>
  );
}

function field(
  label: string,
  before: string,
  now: string | undefined,
): AsOfGroup['fields'][number] {
  return { id: label, label, before, ...(now !== undefined && now !== before && { now }) };
}

const none = common.none;

type Fields = AsOfGroup['fields'];

function groupsOf(before: PersonAsOfData, now: PersonNow): AsOfGroup[] {
  // Hides current values of removed people and values the viewer may not see.
  const is = now !== null && now.status !== 'REMOVED' ? now : null;
  const groupsNow = is?.groups.map(({ name }) => name);
  return [
    { id: 'profile', title: texts.profile, fields: profileFields(before, now) },
    { id: 'rights', title: texts.roleAndPermissions, fields: rightsFields(before, now, is) },
    {
      id: 'groups',
      title: common.groups,
      fields: [field(texts.in, listLabel(before.groupNames), groupsNow && listLabel(groupsNow))],
    },
    { id: 'teams', title: common.teams, fields: teamFields(before, now) },
  ];
}

function profileFields(before: PersonAsOfData, now: PersonNow): Fields {
  const changed = (
    label: string,
    was: string | null | undefined,
    value: string | null | undefined,
  ) => field(label, was ?? none, now === null ? undefined : (value ?? none));
  const settings = now?.settings ?? undefined;
  return [
    changed(common.name, before.name, now?.name),
    changed(common.email, before.email, now?.email),
    changed(common.title, before.title, now?.title),
    changed(common.phone, before.phone, now?.phone),
    field(common.timeZone, zoneLabel(before.timeZone), settings && zoneLabel(settings.timeZone)),
    field(
      common.language,
      languageLabel(before.locale),
      settings && languageLabel(settings.locale),
    ),
  ];
}

/** @param is now, null for removed people */
function rightsFields(before: PersonAsOfData, now: PersonNow, is: PersonNow): Fields {
  const place =
    now === null ? texts.notInIt : placeLabel({ role: now.currentTeamRole, status: now.status });
  return [
    field(texts.inTheTeam, placeLabel(before), place),
    field(
      texts.roleOfTheTeamsOwn,
      before.customRoleName ?? none,
      is === null ? undefined : (is.customRole?.name ?? none),
    ),
    field(
      texts.couldEditAndUse,
      mayLabel(before.role, before.permissions),
      is?.permissions == null ? undefined : mayLabel(is.currentTeamRole, is.permissions),
    ),
  ];
}

function teamFields(before: PersonAsOfData, now: PersonNow): Fields {
  return before.placements.map((placement) => {
    const { id, name } = placement.team;
    const current = now?.placements?.find(({ team }) => team.id === id);
    return { ...field(name, placeLabel(placement), current && placeLabel(current)), id };
  });
}
