import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment DeviceEntry on Device {
    id
    name
    type
    operatingSystem
    platform
    appVersion
    registeredAt
    lastSeenAt
  }
`);

export const RevokeDeviceMutation = graphql(`
  mutation RevokeDevice($id: ID!) {
    revokeDevice(id: $id)
  }
`);
