import { sha256 } from '@noble/hashes/sha2.js';

export interface Challenge {
  challenge: string;
  /** Leading zero bits the hash needs. */
  difficulty: number;
}

/** Finds the number that gives the challenge's hash enough leading zero bits. */
export function solve({ challenge, difficulty }: Challenge): string {
  const text = new TextEncoder();
  const prefixHash = sha256.create().update(text.encode(`${challenge}:`));
  for (let number = 0; ; number++) {
    const hash = prefixHash
      .clone()
      .update(text.encode(String(number)))
      .digest();
    if (new DataView(hash.buffer, hash.byteOffset).getUint32(0) >>> (32 - difficulty) === 0)
      return `${challenge}:${number}`;
  }
}
