import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Partitioners } from 'kafkajs';
import { partitionOf } from './partition.ts';
import { PARTITIONS } from './port.ts';

test('every key has the partition that Kafka’s own clients give it', () => {
  const partitioner = Partitioners.DefaultPartitioner();
  const partitionMetadata = Array.from({ length: PARTITIONS }, (_, partitionId) => ({
    partitionId,
    partitionErrorCode: 0,
    leader: 1,
    replicas: [1],
    isr: [1],
  }));
  const kafkas = (key: string) =>
    partitioner({ topic: 'topic', partitionMetadata, message: { key, value: '' } });
  const key = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.uuid().map((id) => `SharedLink/${id}`),
  );
  fc.assert(
    fc.property(key, (some) => expect(partitionOf(some)).toBe(kafkas(some))),
    { numRuns: 300 },
  );
});
