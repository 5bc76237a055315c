import { sha256 } from '@noble/hashes/sha2.js';

export interface Challenge {
  challenge: string;
  /** Bits of the hash that have to be zero. */
  difficulty: number;
}

/** The number with which a challenge's hash begins with so many zero bits, behind the challenge. */
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
