import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aViewer } from '../../../testing/builders.ts';
import { quietPage } from '../../../testing/page-builders.ts';
import { onGraphql } from '../../../testing/edge.ts';
import { aLinkItem, someLinkSettings } from '../../../testing/link-builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';

async function openSettings(answers: Parameters<typeof onGraphql>[0]) {
  onGraphql({
    Shell: () => ({ data: { viewer: aViewer() } }),
    LinkLimits: quietPage.LinkLimits,
    AliasCheck: () => ({ data: { aliasCheck: { __typename: 'AliasCheck', problem: null } } }),
    LinksPage: () => ({
      data: {
        sharedLinks: {
          __typename: 'SharedLinkPage',
          total: 1,
          items: [aLinkItem({ recipients: someLinkSettings().recipients })],
        },
      },
    }),
    LinkSettings: () => ({ data: { sharedLink: someLinkSettings() } }),
    ...answers,
  });
  const app = renderApp('/links');
  await app.user.click(
    (await screen.findAllByRole('button', { name: 'More about Acqua Norte' }))[0] as HTMLElement,
  );
  await app.user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Link settings' }));
  await sheet.findByRole('textbox', { name: 'Name' });
  return { ...app, sheet };
}

test('only what was changed is sent, and what is not saved is counted', async () => {
  let sent: unknown;
  const { user, sheet } = await openSettings({
    ReviseSharedLink: (variables) => (
      (sent = variables),
      {
        data: {
          reviseSharedLink: someLinkSettings({
            isForRecipientsOnly: true,
            accessCode: 'weir-lantern',
            language: 'ja',
          }),
        },
      }
    ),
  });
  expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(sheet.getByRole('switch', { name: /Only these people/ }));
  await user.click(sheet.getByRole('switch', { name: /Access code/ }));
  const code = sheet.getByRole('textbox', { name: 'Code' });
  expect(code).toHaveProperty('value', expect.stringMatching(/^[a-z0-9]{4}-[a-z0-9]{4}$/));
  await user.clear(code);
  await user.type(code, 'weir-lantern');
  const languages = sheet.getByRole('combobox', { name: 'Language of the recipient’s pages' });
  expect(languages).toHaveDisplayValue('Automatic');
  await user.selectOptions(languages, '日本語');
  expect(sheet.getByText('3 unsaved changes')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByRole('button', { name: 'Email recipients' })).toBeVisible();
  expect(sent).toEqual({
    id: 'l1',
    input: { isForRecipientsOnly: true, accessCode: 'weir-lantern', language: 'ja' },
  });
});

test('a readable address can be taken away; the random one stays', async () => {
  const { user, sheet } = await openSettings({});
  await user.clear(sheet.getByRole('textbox', { name: /^Link/ }));
  expect(await sheet.findByText('Leave blank to use its random link')).toBeVisible();
});

test('the phone preview shows the gates of the current draft', async () => {
  const { user, sheet } = await openSettings({});
  const phone = within(sheet.getByRole('group', { name: 'As the recipient sees it' }));
  expect(phone.getByText('No access page: it opens on the first page.')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Required' }));
  await user.click(sheet.getByRole('switch', { name: /Access code/ }));
  expect(phone.getByText('Access code')).toBeVisible();
  expect(
    phone.getByText(/^I agree that .* sees which pages I read, and for how long\.$/),
  ).toBeVisible();
});

test('a link that only its recipients may open needs one', async () => {
  const { user, sheet } = await openSettings({});
  await user.click(sheet.getByRole('button', { name: 'Remove ana@acqua.example' }));
  await user.click(sheet.getByRole('switch', { name: /Only these people/ }));
  expect(sheet.getByText('Add at least one recipient, or no one can open this link')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(
    sheet.getByRole('textbox', { name: 'Recipients' }),
    'Per Nyström <Per@aguas.example>, nonsense{Enter}',
  );
  expect(sheet.getByText('“nonsense” isn’t a valid email')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Remove per@aguas.example' })).toBeVisible();
  expect(sheet.getByText('Fix the recipients')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.clear(sheet.getByRole('textbox', { name: 'Recipients' }));
  expect(sheet.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('a list is pasted behind what was typed before, which is not lost, and the sheet asks before it closes', async () => {
  const { user, sheet } = await openSettings({});
  const recipients = sheet.getByRole('textbox', { name: 'Recipients' });
  await user.type(recipients, 'bad');
  await user.paste('Per Nyström <per@aguas.example>; kim@aguas.example');
  expect(sheet.getByRole('button', { name: 'Remove per@aguas.example' })).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Remove kim@aguas.example' })).toBeVisible();
  expect(recipients).toHaveValue('bad');
  expect(sheet.getByText('“bad” isn’t a valid email')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(await sheet.findByRole('alertdialog')).toHaveTextContent('Discard your changes?');
});

test('access of a person is explained rule by rule', async () => {
  const step = (rule: string, outcome: string, explanation: string) => ({
    __typename: 'AccessStep',
    rule,
    outcome,
    explanation,
  });
  const { user, sheet } = await openSettings({
    ExplainAccess: ({ address }) => ({
      data: {
        explainAccess: {
          __typename: 'AccessExplanation',
          address,
          passes: false,
          decidedBy: 'RECIPIENTS',
          steps: [
            step('LINK_STATUS', 'PASSES', 'The link is active.'),
            step('RECIPIENTS', 'REFUSES', 'Not among the recipients.'),
          ],
        },
      },
    }),
  });
  await user.type(sheet.getByRole('textbox', { name: 'Explain access for' }), 'per@aguas.example');
  expect(await sheet.findByText('Can’t open it')).toBeVisible();
  expect(sheet.getByText('Not among the recipients.').closest('li')).toHaveAttribute(
    'data-outcome',
    'REFUSES',
  );
});

test('an email is asked for, verified by a code only if wanted', async () => {
  let sent: unknown;
  const { user, sheet } = await openSettings({
    ReviseSharedLink: (variables) => (
      (sent = variables),
      { data: { reviseSharedLink: someLinkSettings({ emailMode: 'ENTERED' }) } }
    ),
  });
  await user.click(sheet.getByRole('switch', { name: /^Ask for an email/ }));
  await user.click(sheet.getByRole('switch', { name: /^Verify by code/ }));
  await user.click(sheet.getByRole('switch', { name: /^Verify by code/ }));
  expect(sheet.getByText(/it shows as not verified/)).toBeVisible();
  expect(sheet.getByRole('group', { name: 'As the recipient sees it' })).toHaveTextContent(
    /Maya Lindqvist at .*Your email/,
  );
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual({ id: 'l1', input: { emailMode: 'ENTERED' } }));
});

test('who does not fit stays in the field, and nothing is saved without them', async () => {
  const { user, sheet } = await openSettings({});
  await user.click(sheet.getByRole('textbox', { name: 'Recipients' }));
  await user.paste(Array.from({ length: 51 }, (_, index) => `p${index}@aguas.example`).join(', '));
  expect(sheet.getByRole('textbox', { name: 'Recipients' })).toHaveValue(
    'p49@aguas.example, p50@aguas.example',
  );
  expect(sheet.getByText('Up to 50 people at once; 2 left over')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('what the presentation decides for all its links is said, with the way to where it is changed', async () => {
  const { sheet } = await openSettings({
    LinkLimits: () => ({
      data: {
        presentation: {
          __typename: 'Presentation',
          id: 'p1',
          status: 'ACTIVE',
          accessCode: null,
          may: { __typename: 'PresentationRights', edit: true },
          settings: {
            __typename: 'PresentationSettings',
            canBeShared: true,
            canBeSharedLink: true,
            canBeForwarded: true,
            canBeDownloaded: false,
            canBePrinted: true,
            areSharedLinksSecure: true,
            onlyIntendedRecipientsCanViewSharedLinks: false,
          },
        },
      },
    }),
  });
  const locked = await sheet.findByRole('group', { name: 'Download' });
  expect(locked).toHaveTextContent(/Off$/);
  expect(sheet.queryByRole('switch', { name: /Download/ })).toBeNull();
  expect(sheet.getByText(/^Off for every link to this presentation/)).toBeVisible();
  expect(sheet.getByRole('group', { name: 'Ask for an email' })).toHaveTextContent(/On$/);
  expect(sheet.getByRole('group', { name: 'As the recipient sees it' })).toHaveTextContent(
    'Your email',
  );
  for (const link of sheet.getAllByRole('link', { name: 'Change in settings' }))
    expect(link).toHaveAttribute('href', '/content/p1/settings');
  expect(sheet.getByRole('switch', { name: /Print/ })).toBeChecked();
});

test('after saving, the link is mailed with a message to whom one likes', async () => {
  let sent: unknown;
  const { user, sheet } = await openSettings({
    ReviseSharedLink: () => ({ data: { reviseSharedLink: someLinkSettings({ name: 'Acqua' }) } }),
    MailSharedLink: (variables) => (
      (sent = variables),
      { data: { mailSharedLink: { __typename: 'SharedLink', id: 'l1', recipients: [] } } }
    ),
  });
  await user.type(sheet.getByRole('textbox', { name: 'Name' }), ' 2');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await user.click(await sheet.findByRole('button', { name: 'Email recipients' }));
  await user.type(sheet.getByRole('textbox', { name: 'Message' }), 'As promised.');
  await user.click(sheet.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText('Email sent')).toBeVisible();
  expect(sent).toEqual({
    id: 'l1',
    recipientIds: ['c1'],
    mail: { subject: null, message: 'As promised.' },
  });
});

test('without a mail server the sheet does not promise a mail', async () => {
  const { user, sheet } = await openSettings({
    ReviseSharedLink: () => ({ data: { reviseSharedLink: someLinkSettings({ name: 'Acqua' }) } }),
    MailKept: () => ({ data: { isMailKept: true } }),
    MailSharedLink: () => ({
      data: { mailSharedLink: { __typename: 'SharedLink', id: 'l1', recipients: [] } },
    }),
  });
  await user.type(sheet.getByRole('textbox', { name: 'Name' }), ' 2');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await user.click(await sheet.findByRole('button', { name: 'Email recipients' }));
  expect(await sheet.findByText('Emails can’t be sent yet')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText('Saved in System; no email was sent')).toBeVisible();
});

test('without a mail server email codes are not delivered, and the sheet says so', async () => {
  const { user, sheet } = await openSettings({ MailKept: () => ({ data: { isMailKept: true } }) });
  await user.click(sheet.getByRole('switch', { name: /Only these people/ }));
  const note = await sheet.findByRole('alert');
  expect(note).toHaveTextContent(/^No one could open this link.*LECTERN_MAIL/);
  expect(within(note).getByRole('link', { name: 'System' })).toHaveAttribute('href', '/system');
});

test('where the team’s own setting of consent holds, the sheet says which that is', async () => {
  const { sheet } = await openSettings({
    TeamSharing: () => ({
      data: {
        viewer: {
          __typename: 'User',
          id: 'u1',
          currentTeam: {
            __typename: 'Team',
            id: 't1',
            sharingConsent: 'REQUIRED',
            displayUserInfo: true,
            privacyPolicyUrl: null,
          },
        },
      },
    }),
  });
  expect(
    await sheet.findByText('Currently: required. They must agree before the first page.'),
  ).toBeVisible();
});

test('changes are not lost by a slip', async () => {
  const { user, sheet } = await openSettings({});
  await user.type(sheet.getByRole('textbox', { name: 'Name' }), ' 2');
  await user.keyboard('{Escape}');
  expect(await sheet.findByRole('alertdialog')).toHaveTextContent('Discard your changes?');
  await user.click(sheet.getByRole('button', { name: 'Keep editing' }));
  expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Acqua Norte 2');
});
