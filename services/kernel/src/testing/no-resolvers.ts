/** Resolvers of a test service with the name and SDL of billing. */
export const noResolvers = async () => ({
  Query: { roi: () => null, pricing: () => null },
  Mutation: { submitRoi: () => null, requestContact: () => false },
});
