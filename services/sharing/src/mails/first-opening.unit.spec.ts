import { expect, test } from '@jest/globals';
import { firstOpeningMail } from './first-opening.ts';

const opening = {
  sharedLinkId: '01a1fa00-0000-7000-8000-0000000000c1',
  presentationId: '01a1fa00-0000-7000-8000-0000000000e1',
  presentationName: 'Q3 deck',
  linkName: 'Ana at Acme',
  linkUrl: 'https://lectern.example/s/q3-deck',
  openedAt: '2026-11-20T14:05:09.000Z',
  sender: { name: 'Bob', email: 'bob@example.com' },
  consoleUrl: 'https://lectern.example',
};

test('the mail says which presentation and link were opened, when, and where to look', () => {
  const mail = firstOpeningMail(opening);
  expect(mail.to).toEqual({ name: 'Bob', address: 'bob@example.com' });
  expect(mail.subject).toBe('Opened: Q3 deck (Ana at Acme)');
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('Q3 deck');
    expect(body).toContain('Ana at Acme');
    expect(body).toMatch(/Friday,? 20 November 2026 at 14:05 UTC/);
    expect(body).toContain('https://lectern.example/content/01a1fa00-0000-7000-8000-0000000000e1');
  }
});

test('the mail of a link has one id, however often it is sent', () => {
  expect(firstOpeningMail(opening).messageId).toBe('first-opening.01a1fa00-0000-7000-8000-0000000000c1');
  expect(firstOpeningMail(opening)).toEqual(firstOpeningMail(opening));
});

test('a link without a name is just a link, and a sender without one is greeted all the same', () => {
  const mail = firstOpeningMail({ ...opening, linkName: null, sender: { name: null, email: 'bob@example.com' } });
  expect(mail.subject).toBe('Opened: Q3 deck');
  expect(mail.text).toMatch(/^Hello,\n/);
});

test('a name can neither write HTML nor begin a header', () => {
  const mail = firstOpeningMail({ ...opening, presentationName: 'Q3 <img src=x>\r\nBcc: eve@example.com' });
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('Q3 &lt;img src=x&gt;');
  expect(mail.subject).toBe('Opened: Q3 <img src=x> Bcc: eve@example.com (Ana at Acme)');
});
