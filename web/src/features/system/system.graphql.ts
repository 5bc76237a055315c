import type { TypedDocumentNode } from '@apollo/client';
import { graphql } from '../../gql/gql.ts';
import type { OperationAction } from '../../gql/graphql.ts';

graphql(`
  fragment Operations on ServiceOperations {
    service
    readers {
      name
      isProjection
      lag
      isRebuilding
      completeUntil
    }
    jobCounts {
      kind
      running
      failed
      waiting
      waitingSince
    }
    jobs {
      id
      kind
      status
      attempts
      dueAt
      startedAt
      failure
    }
    parkedEvents {
      id
      reader
      type
      subject
      reason
      parkedAt
    }
  }
`);

export const SystemPageQuery = graphql(`
  query SystemPage {
    installation {
      version
      nodeVersion
      startedAt
      isLocal
      engines {
        port
        engine
      }
      storage {
        storeBytes
        blobBytes
        blobCount
        diskFreeBytes
        diskBytes
      }
    }
    converters {
      name
      version
    }
    identityOperations {
      ...Operations
    }
    contentOperations {
      ...Operations
    }
    sharingOperations {
      ...Operations
    }
    analyticsOperations {
      ...Operations
    }
    billingOperations {
      ...Operations
    }
  }
`);

export const SystemAccessQuery = graphql(`
  query SystemAccess {
    isOperator
  }
`);

export const OutboxSectionQuery = graphql(`
  query OutboxSection($first: Int!) {
    mailOutbox(first: $first) {
      isReadable
      problem
      items {
        id
        sentAt
        to
        subject
        text
        html
        isWithheld
      }
    }
  }
`);

export const OutboxInvitationsQuery = graphql(`
  query OutboxInvitations($first: Int!) {
    users(status: INVITED, page: 1, pageSize: $first) {
      total
      items {
        id
        email
        name
        invitationLink
        invitation {
          sentAt
          expiresAt
          isExpired
          invitedBy {
            id
            name
            email
          }
        }
      }
    }
  }
`);

/** By service, without the cache. */
export const operations: Readonly<
  Record<string, TypedDocumentNode<object, { action: OperationAction; id: string | number }>>
> = {
  identity: graphql(`
    mutation OperateIdentity($action: OperationAction!, $id: ID!) {
      operateIdentity(action: $action, id: $id) {
        service
      }
    }
  `),
  content: graphql(`
    mutation OperateContent($action: OperationAction!, $id: ID!) {
      operateContent(action: $action, id: $id) {
        service
      }
    }
  `),
  sharing: graphql(`
    mutation OperateSharing($action: OperationAction!, $id: ID!) {
      operateSharing(action: $action, id: $id) {
        service
      }
    }
  `),
  analytics: graphql(`
    mutation OperateAnalytics($action: OperationAction!, $id: ID!) {
      operateAnalytics(action: $action, id: $id) {
        service
      }
    }
  `),
  billing: graphql(`
    mutation OperateBilling($action: OperationAction!, $id: ID!) {
      operateBilling(action: $action, id: $id) {
        service
      }
    }
  `),
};
