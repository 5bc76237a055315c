import { PARTITIONS } from './port.ts';

/** Kafka's default partitioner: murmur2 of the key's bytes, without its sign, modulo the number of partitions. */
export function partitionOf(key: string): number {
  return (murmur2(Buffer.from(key)) & 0x7fffffff) % PARTITIONS;
}

function murmur2(bytes: Buffer): number {
  const m = 0x5bd1e995;
  const length = bytes.length;
  let hash = 0x9747b28c ^ length;
  let i = 0;
  for (; i + 4 <= length; i += 4) {
    let k = Math.imul(bytes.readInt32LE(i), m);
    k = Math.imul(k ^ (k >>> 24), m);
    hash = Math.imul(hash, m) ^ k;
  }
  const rest = length - i;
  if (rest > 0) hash = Math.imul(hash ^ bytes.readUIntLE(i, rest), m);
  hash = Math.imul(hash ^ (hash >>> 13), m);
  return hash ^ (hash >>> 15);
}
