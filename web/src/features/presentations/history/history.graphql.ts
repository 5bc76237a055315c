import { graphql } from '../../../gql/gql.ts';

export const PresentationHistoryQuery = graphql(`
  query PresentationHistory($id: ID!, $first: Int!, $before: Int) {
    presentation(id: $id) {
      id
      history(first: $first, before: $before) {
        number
        at
        events
        actor {
          id
          name
        }
        onBehalfOf {
          id
          name
        }
        changes {
          field
          before
          after
        }
      }
    }
  }
`);

/** No `id`: the cache would mix it with the current presentation. */
export const PresentationThenQuery = graphql(`
  query PresentationThen($id: ID!, $at: DateTime!) {
    then: presentationAsOf(id: $id, at: $at) {
      status
      presentationType
      deletedAt
      pageCount
      thumbnailUrl
      owner {
        id
        name
      }
      ...PresentationForm
    }
    now: presentation(id: $id) {
      id
      name
      status
      deletedAt
      createdAt
      owner {
        id
        name
      }
      ...PresentationForm
    }
  }
`);

export const MemberNameQuery = graphql(`
  query MemberName($id: ID!) {
    user(id: $id) {
      id
      name
    }
  }
`);
