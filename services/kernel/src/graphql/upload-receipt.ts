import { GraphQLScalarType, GraphQLString } from 'graphql';

/** The text that a finished upload was answered with. `readUpload` (kernel/files) checks it. */
export const UploadReceipt = new GraphQLScalarType<string, string>({
  ...GraphQLString.toConfig(),
  name: 'UploadReceipt',
});
