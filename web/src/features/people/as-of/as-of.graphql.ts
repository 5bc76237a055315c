import { graphql } from '../../../gql/gql.ts';

/** Aliased: with an `id` the cache would mix it with the current person. */
graphql(`
  fragment PersonAsOf on PersonThen {
    personId
    name
    email
    title
    status
    role
    permissions
    customRoleName
    groupNames
  }
`);

export const PeopleThenQuery = graphql(`
  query PeopleThen($at: DateTime!, $search: String, $role: TeamRole, $first: Int!, $after: String) {
    peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) {
      total
      endCursor
      items {
        ...PersonAsOf
      }
    }
    viewer {
      id
      currentTeam {
        id
        createdAt
      }
    }
  }
`);

export const PersonThenQuery = graphql(`
  query PersonThen($id: ID!, $at: DateTime!) {
    then: personAsOf(id: $id, at: $at) {
      ...PersonAsOf
      phone
      timeZone
      locale
      placements {
        team {
          id
          name
        }
        role
        status
      }
    }
    now: user(id: $id, withRemoved: true) {
      id
      name
      email
      title
      phone
      status
      currentTeamRole
      permissions
      customRole {
        id
        name
      }
      groups {
        id
        name
      }
      settings {
        timeZone
        locale
      }
      placements {
        team {
          id
          name
        }
        role
        status
        isCurrent
      }
    }
    viewer {
      id
      currentTeam {
        id
        createdAt
      }
    }
  }
`);
