import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
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
  expect(await sheet.findByRole('button', { name: 'Mail to recipients' })).toBeVisible();
  expect(sent).toEqual({
    id: 'l1',
    input: { isForRecipientsOnly: true, accessCode: 'weir-lantern', language: 'ja' },
  });
});

test('a readable address can be taken away; the random one stays', async () => {
  const { user, sheet } = await openSettings({});
  await user.clear(sheet.getByRole('textbox', { name: /Address/ }));
  expect(await sheet.findByText('Left empty, it keeps its random one')).toBeVisible();
});

test('the phone preview shows the gates of the current draft', async () => {
  const { user, sheet } = await openSettings({});
  const phone = within(sheet.getByRole('group', { name: 'As the recipient sees it' }));
  expect(phone.getByText('Nothing is asked: the first page opens at once.')).toBeVisible();
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
  expect(
    sheet.getByText('Name at least one recipient, or nobody can open this link'),
  ).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(
    sheet.getByRole('textbox', { name: 'Recipients' }),
    'Per Nyström <Per@aguas.example>, nonsense{Enter}',
  );
  expect(sheet.getByText('“nonsense” is not an address')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Remove per@aguas.example' })).toBeVisible();
  expect(sheet.getByText('Not every recipient is an address')).toBeVisible();
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
  expect(sheet.getByText('“bad” is not an address')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(await sheet.findByRole('alertdialog')).toHaveTextContent('Leave without saving?');
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
  expect(await sheet.findByText('Does not get in')).toBeVisible();
  expect(sheet.getByText('Not among the recipients.').closest('li')).toHaveAttribute(
    'data-outcome',
    'REFUSES',
  );
});

test('what the presentation decides for all its links is said, with the way to where it is changed', async () => {
  const { sheet } = await openSettings({
    LinkLimits: () => ({
      data: {
        presentation: {
          __typename: 'Presentation',
          id: 'p1',
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
  expect(sheet.getByText(/^Off in the settings of the presentation/)).toBeVisible();
  expect(sheet.getByRole('group', { name: 'Ask for an e-mail address' })).toHaveTextContent(/On$/);
  expect(sheet.getByRole('group', { name: 'As the recipient sees it' })).toHaveTextContent(
    'Your email',
  );
  for (const link of sheet.getAllByRole('link', { name: 'Change it there' }))
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
  await user.click(await sheet.findByRole('button', { name: 'Mail to recipients' }));
  await user.type(sheet.getByRole('textbox', { name: 'Message' }), 'As promised.');
  await user.click(sheet.getByRole('button', { name: 'Send 1 mail' }));
  expect(await screen.findByText('The mail is on its way')).toBeVisible();
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
  await user.click(await sheet.findByRole('button', { name: 'Mail to recipients' }));
  expect(await sheet.findByText('No mail server is set, so nobody gets it')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Send 1 mail' }));
  expect(await screen.findByText('Kept in System: no mail server is set')).toBeVisible();
});

test('without a mail server email codes are not delivered, and the sheet says so', async () => {
  const { user, sheet } = await openSettings({ MailKept: () => ({ data: { isMailKept: true } }) });
  expect(await sheet.findByText(/No mail server is set, so nobody gets one/)).toBeVisible();
  await user.click(sheet.getByRole('switch', { name: /Only these people/ }));
  const note = await sheet.findByRole('alert');
  expect(note).toHaveTextContent(/^Nobody would get in.*LECTERN_MAIL/);
  expect(within(note).getByRole('link', { name: 'System' })).toHaveAttribute('href', '/system');
});

test('where the team’s own setting of consent holds, the sheet says which that is', async () => {
  const { sheet } = await openSettings({
    TeamConsent: () => ({
      data: {
        viewer: {
          __typename: 'User',
          id: 'u1',
          currentTeam: { __typename: 'Team', id: 't1', sharingConsent: 'REQUIRED' },
        },
      },
    }),
  });
  expect(
    await sheet.findByText(
      'The team’s own setting holds. Now that is “Required”: asked before anything is shown',
    ),
  ).toBeVisible();
});

test('changes are not lost by a slip', async () => {
  const { user, sheet } = await openSettings({});
  await user.type(sheet.getByRole('textbox', { name: 'Name' }), ' 2');
  await user.keyboard('{Escape}');
  expect(await sheet.findByRole('alertdialog')).toHaveTextContent('Leave without saving?');
  await user.click(sheet.getByRole('button', { name: 'Keep editing' }));
  expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Acqua Norte 2');
});
