import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment DeviceRow on Device {
    ...DeviceEntry
    user {
      id
      name
      email
    }
  }
`);

export const DevicesPageQuery = graphql(`
  query DevicesPage($search: String, $page: Int!, $pageSize: Int!) {
    devices(search: $search, page: $page, pageSize: $pageSize) {
      total
      items {
        ...DeviceRow
      }
    }
  }
`);

export const PersonDevicesQuery = graphql(`
  query PersonDevices($id: ID!) {
    user(id: $id) {
      id
      devices {
        ...DeviceEntry
      }
    }
  }
`);
