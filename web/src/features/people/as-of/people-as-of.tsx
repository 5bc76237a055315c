import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { keysOf } from '../../../typed/keys-of.ts';
import { TableHead } from '../../../shared/list/table-head.tsx';
import { AsOfView } from '../../../shared/as-of/as-of-view.tsx';
import { dateTimeLabel } from '../../../shared/as-of/local-moments.ts';
import { asOf } from '../../../shared/as-of/use-as-of.ts';
import type { PersonAsOfFragment, TeamRole } from '../../../gql/graphql.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { RowSkeletons } from '../../../ui/states/skeleton.tsx';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { countLabel } from '../../../ui/format/count-label.ts';
import { FindField } from '../../../ui/find-field.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { PageHead } from '../../../ui/page.tsx';
import table from '../../../ui/table.module.css';
import { useUrlParams } from '../../../ui/hooks/use-url-params.ts';
import { FilterChip } from '../filter-chip.tsx';
import styles from '../people.module.css';
import { personName } from '../roles/permissions.ts';
import { RoleCell } from '../person-cell.tsx';
import { roleLabels } from '../../../account/role-name.ts';
import { PeopleThenQuery } from './as-of.graphql.ts';
import { listLabel, mayLabel, membershipAsOf } from './as-of-labels.ts';
import { ChipRow } from '../../../ui/side-scroll.tsx';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const chunk = 50;
const roles = Object.entries(roleLabels).map(([value, label]) => ({ value, label }));

const roleIn = (params: URLSearchParams) =>
  keysOf(roleLabels).find((each) => each === params.get('role')) ?? null;
const searchIn = (params: URLSearchParams) => params.get('search')?.trim() || null;

type AsOfFilters = { at: string; search: string | null; role: TeamRole | null };

/** The team at a moment, read-only, in order of joining. */
export function PeopleAsOf({ at }: { at: string }) {
  const { params, chosen, change } = useUrlParams();
  const role = roleIn(chosen);
  const filters: AsOfFilters = { at, search: searchIn(params), role: roleIn(params) };
  const {
    data: {
      peopleAsOf: { total },
      viewer: {
        currentTeam: { createdAt },
      },
    },
  } = usePageQuery(PeopleThenQuery, { ...filters, first: chunk, after: null });
  return (
    <>
      <PageHead title={common.people} />
      <AsOfView what={common.people} at={at} earliest={createdAt}>
        {at < createdAt ? (
          <EmptyState title={texts.theTeamWasNotThere} level="h2">
            {texts.itWasMadeOnChoose({ createdAt: dateTimeLabel(createdAt) })}
          </EmptyState>
        ) : (
          <div>
            <div className={styles['tools']}>
              <FindField
                label={texts.searchPeopleByWhat}
                placeholder={texts.nameOrEmailOfNow}
                search={searchIn(chosen)}
                onSearch={(text) => change('search', text)}
              />
              <ChipRow>
                <FilterChip
                  label={common.role}
                  set={role && roleLabels[role]}
                  groups={[{ label: null, options: roles }]}
                  onPick={(value) => change('role', value)}
                />
              </ChipRow>
              {total == null ? null : (
                <p className={styles['total']} role="status">
                  {texts.peopleCount({ count: total, total: countLabel(total) })}
                </p>
              )}
            </div>
            <Boundary
              key={JSON.stringify(filters)}
              what={texts.thePeople}
              loading={<RowSkeletons count={8} />}
            >
              <table className={`${table['table']} ${table['tall']}`}>
                <colgroup>
                  <col />
                  <col className={table['medium']} style={{ width: '32%' }} />
                  <col className={table['medium']} style={{ width: '18%' }} />
                  <col style={{ width: 152 }} />
                </colgroup>
                <TableHead
                  columns={[
                    [common.person],
                    [texts.couldEditAndUse, 'medium'],
                    [common.groups, 'medium'],
                    [common.role],
                  ]}
                />
                <Rows {...filters} after={null} />
              </table>
            </Boundary>
          </div>
        )}
      </AsOfView>
    </>
  );
}

/** The rows after a cursor, with a link to the next ones. */
function Rows({ after, ...filters }: AsOfFilters & { after: string | null }) {
  const {
    data: {
      peopleAsOf: { items, endCursor },
    },
  } = usePageQuery(PeopleThenQuery, { ...filters, first: chunk, after });
  const [isMore, setIsMore] = useState(false);
  const tail =
    endCursor == null ? null : isMore ? (
      <Boundary
        what={texts.theOthers}
        loading={
          <tbody>
            <tr>
              <td colSpan={4}>
                <RowSkeletons />
              </td>
            </tr>
          </tbody>
        }
      >
        <Rows {...filters} after={endCursor} />
      </Boundary>
    ) : (
      <tbody>
        <tr>
          <td colSpan={4}>
            <Button onClick={() => setIsMore(true)}>{texts.showWhoCameLater}</Button>
          </td>
        </tr>
      </tbody>
    );
  return (
    <>
      <tbody>
        {items.map((person) => (
          <Row key={person.personId} person={person} at={filters.at} />
        ))}
        {items.length === 0 && after === null && endCursor == null ? (
          <tr>
            <td colSpan={4}>{texts.noMatchesThen}</td>
          </tr>
        ) : null}
      </tbody>
      {tail}
    </>
  );
}

function Row({ person, at }: { person: PersonAsOfFragment; at: string }) {
  const { personId, role, permissions, groupNames } = person;
  const [name, email] = [person.name ?? null, person.email ?? null];
  const may = mayLabel(role, permissions);
  return (
    <tr>
      <td>
        <span className={table['who']}>
          <Avatar name={name ?? email} />
          <Link to={`/people/${personId}${asOf(at)}`} className={styles['person']}>
            <b title={personName({ name, email })}>{personName({ name, email })}</b>
            {name === null || email === null ? null : <small title={email}>{email}</small>}
          </Link>
        </span>
      </td>
      <td className={table['medium']}>
        <span className="cut dim" title={may}>
          {may}
        </span>
      </td>
      <td className={table['medium']}>
        <span className="cut dim" title={listLabel(groupNames)}>
          {groupNames.length === 0 ? '' : listLabel(groupNames)}
        </span>
      </td>
      <td>
        <RoleCell person={membershipAsOf(person)} />
      </td>
    </tr>
  );
}
