import { expect, test } from '@jest/globals';
import { exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
import { InvalidProof, ProofVerifier, proveClaims } from './claims-proof.ts';
import { PublishedKeys } from './published-keys.ts';

async function aKey(id: string) {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
  return { id, privateKey, published: { ...(await exportJWK(publicKey)), kid: id, alg: 'EdDSA' } };
}

/** An owner that publishes these keys, or does not answer. */
function anOwner(...keys: JSONWebKeySet['keys']) {
  const owner = { keys, isAway: false, asked: 0 };
  const load = async () => {
    owner.asked++;
    if (owner.isAway) throw new Error('Nobody answers');
    return { keys: [...owner.keys] };
  };
  return { owner, verifier: new ProofVerifier(new PublishedKeys(load)) };
}

test('what is signed with a published key is believed, also while its owner does not answer', async () => {
  const key = await aKey('1');
  const { owner, verifier } = anOwner(key.published);
  expect(await verifier.verify(await proveClaims({ kind: 'edge' }, key))).toMatchObject({
    kind: 'edge',
  });
  owner.isAway = true;
  const limited = { kind: 'limited', userId: 'u', signInId: 's', teamId: 't' } as const;
  const proof = await proveClaims(limited, key);
  expect(await verifier.verify(proof)).toEqual({ ...limited, proof });
  expect(owner.asked).toBe(1);
});

test('where no key is known yet, a call cannot be judged: it is no forgery', async () => {
  const key = await aKey('1');
  const { owner, verifier } = anOwner(key.published);
  owner.isAway = true;
  const proof = await proveClaims({ kind: 'edge' }, key);
  const refused = await verifier.verify(proof).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Error);
  expect(refused).not.toBeInstanceOf(InvalidProof);
  owner.isAway = false;
  expect(await verifier.verify(proof)).toMatchObject({ kind: 'edge' });
});

test('keys of others are not believed, and many of them ask the owner no more often than once a second', async () => {
  const [key, foreign] = [await aKey('1'), await aKey('2')];
  const { owner, verifier } = anOwner(key.published);
  await verifier.verify(await proveClaims({ kind: 'edge' }, key));
  for (let turn = 0; turn < 20; turn++)
    await expect(
      verifier.verify(await proveClaims({ kind: 'edge' }, foreign)),
    ).rejects.toBeInstanceOf(InvalidProof);
  expect(owner.asked).toBeLessThanOrEqual(2);
});
