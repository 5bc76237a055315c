/** What a made-up service that goes by the name of billing answers to billing's questions. */
export const noResolvers = async () => ({
  Query: { roi: () => null, pricing: () => null },
  Mutation: { submitRoi: () => null, requestContact: () => false },
});
