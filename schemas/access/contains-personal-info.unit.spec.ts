import { expect, test } from '@jest/globals';
import { containsPersonalInfo } from './contains-personal-info.ts';

const own = ['Kim Larsen', 'kim.larsen@halden.example', 'Halden Art'];

test('a password is made of its owner’s words where hardly anything else is in it', () => {
  for (const password of [
    'kimlarsenhalden',
    'Larsen-Halden-24',
    'KÍM.LARSEN 2024!',
    'halden art 11/24',
    'art-kim-9-xyz',
  ])
    expect([password, containsPersonalInfo(password, own)]).toEqual([password, true]);
});

test('what is left may be letters, digits or signs', () => {
  for (const password of [
    'kim 8301 9274 6650 1192 4470',
    '7#Art9!x_Q2%&4$8^1(0)',
    'larsen quiet harbor',
    'measure every liter',
    '8301 9274 6650',
  ])
    expect([password, containsPersonalInfo(password, own)]).toEqual([password, false]);
});
