import { expect, test } from '@jest/globals';
import { ContactRequested } from '@lectern/schemas/events/billing.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { contactInput } from './contact-input.ts';
import { contactRequest } from './contact-request.ts';
import { contactMail } from './contact-mail.ts';

const requestId = '01a1fa00-0000-7000-8000-0000000000d0';
const told = {
  requestId,
  personId: 'p',
  name: 'Kim Marlow',
  email: 'kim@northwind.example',
  companyName: 'Northwind',
  location: 'DE',
  body: 'How soon?',
};
const requested = ContactRequested(told);

test('a message is recorded once', () => {
  given(contactRequest, [])
    .when({ type: 'RequestContact', ...told })
    .then([requested]);
  given(contactRequest, [requested])
    .when({ type: 'RequestContact', ...told })
    .thenFails('CONFLICT');
});

test('the country is the United States where nothing is said', () => {
  expect(
    contactInput.parse({
      name: ' Kim ',
      email: 'kim@northwind.example',
      companyName: 'Northwind',
      body: 'Hello',
    }),
  ).toMatchObject({ name: 'Kim', location: 'US' });
});

test('the mail has all of it, answers go to who wrote, and a name cannot begin a header', () => {
  const mail = contactMail(
    { ...told, name: 'Kim\r\nBcc: all@example.com' },
    'sales@halden.example',
  );
  expect(mail).toMatchObject({
    to: { address: 'sales@halden.example' },
    subject: 'Northwind wants to hear from us',
  });
  expect(mail.text).toContain('Kim Bcc: all@example.com <kim@northwind.example>');
  expect(mail.html).toContain('How soon?');
  expect(contactMail({ ...told, body: '<b>' }, 'a@b.example').html).toContain('&lt;b&gt;');
});
