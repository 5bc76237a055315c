import { graphAuthorizationContract } from '../testing/graph-authorization.contract.ts';

graphAuthorizationContract('the graph in one process', {
  subgraphsOf: ({ lectern }) => ({
    subgraphs: lectern.services.map(({ subgraph }) => subgraph),
    stop: async () => {},
  }),
});
