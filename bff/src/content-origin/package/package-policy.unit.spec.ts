import { expect, test } from '@jest/globals';
import type { Edge } from '../../edge.ts';
import { documentHeaders } from './package-policy.ts';

const base = 'https://files.example/c/grant/package/';
const policyOf = (content: string, isBook = false) => {
  const edge = { engines: { urls: { console: 'https://lectern.example', content } } } as Edge;
  return documentHeaders(edge, { base, isBook, hasConsent: false })['content-security-policy'];
};

test('scripts of a package run only on a host of their own', () => {
  expect(policyOf('https://files.example')).toMatch(/sandbox [^;]*allow-scripts/);
  expect(policyOf('https://lectern.example:8443')).not.toContain('allow-scripts');
});

test('no package may be of the same origin as anything else', () => {
  for (const isBook of [true, false])
    expect(policyOf('https://files.example', isBook)).not.toContain('allow-same-origin');
});
