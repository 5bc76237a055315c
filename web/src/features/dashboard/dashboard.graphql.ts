import { graphql } from '../../gql/gql.ts';

export const DashboardQuery = graphql(`
  query Dashboard($filter: ViewingFilter!, $timeZone: String!, $isFromFirst: Boolean!) {
    dashboard(filter: $filter, timeZone: $timeZone, isFromFirst: $isFromFirst) {
      asOf
      from
      to
      step
      series {
        at
        views
        previousViews
        isUnfinished
      }
      previousFrom
      views {
        now
        before
      }
      uniqueVisitors {
        now
        before
      }
      timeMs {
        now
        before
      }
      completion {
        now
        before
      }
      links(pageSize: 1) {
        total
      }
      presentations(pageSize: 1) {
        total
      }
      visitors(pageSize: 1) {
        total
      }
      recentViews(pageSize: 1) {
        total
      }
    }
    presentations(pageSize: 1) {
      total
    }
    sharedLinks(pageSize: 1) {
      total
    }
  }
`);

graphql(`
  fragment RuleTotals on Dashboard {
    views {
      now
    }
    uniqueVisitors {
      now
    }
    timeMs {
      now
    }
    completion {
      now
    }
  }
`);

export const DashboardRulesQuery = graphql(`
  query DashboardRules($current: ViewingFilter!, $earlier: ViewingFilter!, $timeZone: String!) {
    current: dashboard(filter: $current, timeZone: $timeZone) {
      ...RuleTotals
    }
    earlier: dashboard(filter: $earlier, timeZone: $timeZone) {
      ...RuleTotals
    }
  }
`);

export const NeedsAttentionQuery = graphql(`
  query NeedsAttention($soon: DateTime!) {
    sharedLinks(status: ACTIVE, expiresBefore: $soon, order: SOONEST_TO_EXPIRE, pageSize: 3) {
      total
      items {
        id
        name
        expiresAt
        presentationName
      }
    }
    notifications(unreadOnly: true, first: 30) {
      items {
        id
        kind
        tone
        title
        message
        createdAt
        presentation {
          id
          name
        }
        sharedLink {
          id
          name
        }
      }
    }
  }
`);
