import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { found, notFound } from '../../../http/edge-error.ts';
import { chunkOf, chunkQuery, data, dataOf, idParams } from '../../../present/data.ts';
import { deviceResource } from '../../../present/device.ts';
import { handledRoute, route } from '../../../route/route.ts';

const ListDevices = graphql(`
  query ListDevices($min: ID, $chunk: Int!) {
    devicesAfter(min: $min, chunk: $chunk) {
      ...DeviceFields
    }
  }
`);
const ReadDevice = graphql(`
  query ReadDevice($id: ID!) {
    device(id: $id) {
      ...DeviceFields
    }
  }
`);
const RevokeDevice = graphql(`
  mutation RevokeDevice($id: ID!) {
    revokeDevice(id: $id)
  }
`);

/**
 * The devices of the current team, in chunks by id: those after `min`, until a chunk is empty (accounts §7, §9). 404
 * for any other team.
 */
export const listDevices = handledRoute('GET /api/teams/:id/devices', {
  access: ['can_edit_devices'],
  params: idParams,
  query: chunkQuery(1_000),
  answer: chunkOf(deviceResource.schema),
  async handle({ params, query: { min, chunk }, call }) {
    if (call.claims.kind !== 'user' || call.claims.teamId !== params.id) throw notFound();
    const { devicesAfter } = await call.ask(ListDevices, { chunk, ...(min && { min }) });
    return { data: devicesAfter.map(deviceResource.present), meta: { min: min ?? null, chunk } };
  },
});

/** A device of the team (accounts §7). */
export const readDevice = route('GET /api/admin/devices/:id', {
  params: idParams,
  answer: dataOf(deviceResource.schema),
  operation: ReadDevice,
  present: ({ device }) => data(deviceResource.present(found(device))),
});

/**
 * Removes a device: one's own, or for device editors one of the team. Its user is signed out there with the next call.
 */
export const revokeDevice = route('DELETE /api/admin/devices/:id', {
  params: idParams,
  answer: z.null(),
  status: 204,
  operation: RevokeDevice,
  present: () => null,
});
