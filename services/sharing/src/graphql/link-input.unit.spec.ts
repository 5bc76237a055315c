import { expect, test } from '@jest/globals';
import { untrustedText } from './link-input.ts';

const isTaken = (text: string) => untrustedText(200).safeParse(text).success;

test.each([
  'See page 3.',
  'Call me at 9.30, e.g. today',
  'Write to tom.xy@acme.example or to kim@acme.com',
  'Well... and then',
  'v2.1 of it',
  'naïve, 你好, مرحبا',
  '你好。谢谢你',
  'kim@my-host.com',
])('a stranger may write %j', (text) => {
  expect(isTaken(text)).toBe(true);
});

test.each([
  'https://evil.example',
  'HTTP:evil',
  'www.evil.example',
  'go to evil.com',
  'evil.co.uk/x',
  '(evil.ru)',
  'see bit.ly',
  'пример.com',
  'ftp://x',
  'login-acme.support',
  'see paypal.security',
  'see evil.example/win',
  'evil。com',
  'a evil．com',
  'bücher.xn--vermgensberatung-pwb',
])('what a mail program makes a link of is refused: %j', (text) => {
  expect(isTaken(text)).toBe(false);
});
