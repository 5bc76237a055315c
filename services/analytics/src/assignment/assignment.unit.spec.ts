import { expect, test } from '@jest/globals';
import { determineAssignment, type AssignmentInputs } from './assignment.ts';

const viewing = { sessionId: 's', hitId: 'h', viewerId: null, sharedLinkId: 'l' };
const inputs: AssignmentInputs = {
  hit: { verified: null, entered: null, passed: {} },
  lane: null,
  recipients: ['recipient'],
  forwardedAt: null,
};
const entered = { at: '2026-11-20T12:00:00.000Z', contactId: 'entered' };
const verified = { at: '2026-11-20T11:00:00.000Z', contactId: 'verified' };

test('a verified email names the visitor before an entered one, and both before the only recipient', () => {
  const contactWith = (hit: Partial<NonNullable<AssignmentInputs['hit']>>) => {
    const known = { ...inputs, hit: { verified: null, entered: null, passed: {}, ...hit } };
    const { contactId, isContactVerified } = determineAssignment(viewing, null, known);
    return [contactId, isContactVerified];
  };
  expect(contactWith({})).toEqual(['recipient', false]);
  expect(contactWith({ entered })).toEqual(['entered', false]);
  expect(contactWith({ entered, verified })).toEqual(['verified', true]);
});
