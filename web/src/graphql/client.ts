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

/** One cache for the whole console, by id: what one page loads, the others show. */
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
        // Their ids are unique within one link only.
        LinkRecipient: { keyFields: false },
        AccessRequest: { keyFields: false },
        SharedLinkChange: { keyFields: false },
      },
    }),
    defaultOptions: {
      // A failing service leaves a gap; the rest of the page works.
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
    },
  });
}
