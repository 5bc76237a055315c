import { PARTITIONS } from '@lectern/kernel/log/port.ts';
import type { Places } from '@lectern/kernel/store/sqlite/moved-facts.ts';
import type { PlaceThere } from './compare-log.ts';
import type { Source } from './source.ts';
import { serviceNames } from '@lectern/schemas/service-names.ts';
import { storeOf, type Target } from './target.ts';

/** How far the policies of each service have come. */
export type PolicyPlaces = ReadonlyMap<string, ReadonlyMap<string, Places>>;

export function policyPlaces({ facts }: Source): PolicyPlaces {
  return new Map(serviceNames.map((service) => [service, facts.policiesOf(service)]));
}

/** Their offsets, by topic and partition. */
export function offsetsIn(policies: PolicyPlaces): Map<string, number[]> {
  const offsets = new Map<string, Set<number>>();
  for (const places of [...policies.values()].flatMap((ofService) => [...ofService.values()]))
    for (const [topic, ofTopic] of places)
      for (const [partition, offset] of ofTopic.entries()) {
        const place = `${topic}/${partition}`;
        offsets.set(place, (offsets.get(place) ?? new Set()).add(offset));
      }
  return new Map([...offsets].map(([place, each]) => [place, [...each]]));
}

/** Each goes on after the last event that it has reacted to: nothing is mailed a second time. */
export async function placePolicies(
  policies: PolicyPlaces,
  { stores }: Target,
  placeThere: PlaceThere,
): Promise<void> {
  for (const [service, ofService] of policies)
    for (const [policy, places] of ofService) {
      const offsets = [...places].map(([topic, ofTopic]) => [
        topic,
        Array.from({ length: PARTITIONS }, (_, partition) =>
          placeThere(topic, partition, ofTopic[partition] ?? 0),
        ),
      ]);
      await storeOf({ stores }, service).placePolicy(policy, Object.fromEntries(offsets));
    }
}
