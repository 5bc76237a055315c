import { ApolloClient, InMemoryCache } from '@apollo/client';
import { documentLink } from './document-link.ts';

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
      }
      interface Query {
        errorPolicy: 'all';
      }
    }
  }
}

/** One cache for the whole console; entities are kept by id, so what one page learns all others show. */
export function createClient(): ApolloClient {
  return new ApolloClient({
    link: documentLink,
    cache: new InMemoryCache({
      typePolicies: {
        Presentation: {
          fields: {
            analytics: { merge: true },
            processing: { merge: true },
            settings: { merge: true },
          },
        },
        SharedLink: { fields: { analytics: { merge: true } } },
        Contact: { fields: { figures: { merge: true } } },
        // Their ids name a person or a number within one link: each link keeps its own.
        LinkRecipient: { keyFields: false },
        AccessRequest: { keyFields: false },
        SharedLinkChange: { keyFields: false },
      },
    }),
    defaultOptions: {
      // A service that does not answer leaves a gap in the page; the rest of it stands.
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
    },
  });
}
