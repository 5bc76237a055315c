import type { Page } from 'playwright-core';
import type { Filled } from './fill.ts';

export interface Shot {
  name: string;
  path: string;
  isSignedIn?: boolean;
  /** Steps before the screenshot. */
  before?(page: Page): Promise<unknown>;
  wholePage?: boolean;
  /** The operation that fails, or never answers. */
  failing?: string;
  waiting?: string;
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).first().waitFor();
const shown = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Before the first administrator. */
export const setupShots: readonly Shot[] = [{ name: 'setup', path: '/setup', isSignedIn: false }];

/** A team of one without content. */
export const emptyShots: readonly Shot[] = [
  { name: 'sign-in', path: '/login', isSignedIn: false },
  {
    name: 'sign-in-refused',
    path: '/login',
    isSignedIn: false,
    before: async (page) => {
      await page.getByLabel('Email').fill('maya@halden.example');
      await page.getByLabel('Password', { exact: true }).fill('not the one');
      await press(page, 'Sign in');
      await page.getByText('Wrong email or password.').waitFor();
    },
  },
  { name: 'first-run', path: '/', before: heading(/^Good /), wholePage: true },
  {
    name: 'content-empty',
    path: '/content',
    before: heading('Nothing published yet'),
    wholePage: true,
  },
  { name: 'links-empty', path: '/links', before: heading('No shared links yet') },
  {
    name: 'contacts-empty',
    path: '/contacts',
    before: (page) => page.locator('main h1, main h2').first().waitFor(),
  },
  { name: 'people-alone', path: '/people', before: heading('You are the only one here') },
];

const openContact = async (page: Page) => {
  await page
    .locator('main')
    .getByRole('link', { name: /Inês Carvalho/ })
    .first()
    .click();
  await page.locator('#visits').getByRole('link').first().waitFor();
};
const openPerson = async (page: Page) => {
  await page.getByRole('link', { name: /^Kwame/ }).click();
  await page.getByRole('navigation', { name: 'Person' }).waitFor();
};
const select = async (page: Page) => {
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select (?!those|none)/ })
      .nth(index)
      .check({ force: true });
  await page.getByRole('toolbar').waitFor();
};

const field = (page: Page) => page.getByRole('main').getByRole('textbox').first().waitFor();

/** The console of a team at work. */
export const consoleShots = ({ presentation, link, replaced }: Filled): readonly Shot[] => {
  const base = `/content/${presentation}`;
  return [
    {
      name: 'dashboard',
      path: '/',
      before: async (page) => {
        await shown('Reading now')(page);
        await page.locator('[role=tabpanel] tbody tr').first().waitFor();
      },
      wholePage: true,
    },
    {
      name: 'dashboard-visitors',
      path: '/?tab=visitors&everyone=1',
      before: (page) =>
        page.getByRole('columnheader', { name: 'Visitor' }).waitFor({ state: 'attached' }),
      wholePage: true,
    },
    {
      name: 'dashboard-views',
      path: '/?tab=views&range=7d',
      before: (page) => page.locator('[role=tabpanel] tbody tr').first().waitFor(),
      wholePage: true,
    },
    {
      name: 'rules-dashboard',
      path: '/?rules=both',
      before: shown('Earlier rules'),
      wholePage: true,
    },
    {
      name: 'rules-presentation',
      path: `${base}?rules=both`,
      before: shown('Earlier rules'),
      wholePage: true,
    },
    { name: 'rules-help', path: '/help/counting', before: heading('Views'), wholePage: true },
    {
      name: 'dashboard-range',
      path: '/',
      before: async (page) => {
        await shown('Reading now')(page);
        await page
          .getByRole('button', { name: /^(More|30 d)$/ })
          .last()
          .click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'dashboard-loading',
      path: '/',
      waiting: 'Dashboard',
      before: (page) => page.waitForTimeout(600),
    },
    {
      name: 'dashboard-failed',
      path: '/',
      failing: 'Dashboard',
      before: (page) => page.getByRole('alert').waitFor(),
    },
    {
      name: 'search',
      path: '/',
      before: async (page) => {
        await shown('Reading now')(page);
        await page.keyboard.press('Control+k');
        await page.keyboard.type('acqua');
        await page.getByRole('option').first().waitFor();
      },
    },
    {
      name: 'search-empty',
      path: '/content',
      before: async (page) => {
        await shown('Service tiers 2027')(page);
        await page.keyboard.press('Control+k');
        await page.getByRole('option').first().waitFor();
      },
    },
    {
      name: 'shortcuts',
      path: '/',
      before: async (page) => {
        await shown('Reading now')(page);
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'menu',
      path: '/',
      before: async (page) => {
        if ((page.viewportSize()?.width ?? 0) < 768) await press(page, 'Open menu');
        else await press(page, /account and theme/);
      },
    },
    {
      name: 'content',
      path: '/content?view=grid',
      before: shown('Service tiers 2027'),
      wholePage: true,
    },
    {
      name: 'content-rows',
      path: '/content?view=rows',
      before: shown('Service tiers 2027'),
      wholePage: true,
    },
    { name: 'content-selected', path: '/content?view=grid', before: select },
    { name: 'content-rows-selected', path: '/content?view=rows', before: select },
    { name: 'folders', path: '/folders', before: shown('Customer stories'), wholePage: true },
    {
      name: 'folder',
      path: '/folders',
      before: async (page) => {
        await page
          .locator('main')
          .getByRole('link', { name: /^Offers/ })
          .first()
          .click();
        await heading('Offers')(page);
        await shown('Service tiers 2027')(page);
      },
      wholePage: true,
    },
    { name: 'content-trash', path: '/content?deleted=1', before: shown('the draft of spring') },
    {
      name: 'content-nothing',
      path: '/content?search=kvernes&type=image',
      before: heading(/kvernes/),
    },
    {
      name: 'content-loading',
      path: '/content',
      waiting: 'ContentPage',
      before: (page) => page.waitForTimeout(600),
    },
    {
      name: 'content-failed',
      path: '/content',
      failing: 'ContentPage',
      before: (page) => page.getByRole('alert').waitFor(),
    },
    { name: 'presentation', path: base, before: heading('Visits'), wholePage: true },
    {
      name: 'presentation-visitors',
      path: `${base}?list=visitors&everyone=1`,
      before: (page) => page.locator('#visitors tbody tr').first().waitFor(),
      wholePage: true,
    },
    {
      name: 'presentation-failed',
      path: base,
      failing: 'PresentationAttention',
      before: (page) => page.getByRole('alert').waitFor(),
    },
    {
      name: 'presentation-unread',
      path: `${base}?range=custom&from=2020-01-01&to=2020-01-02`,
      before: heading('No one read it in this period'),
    },
    {
      name: 'presentation-links',
      path: `${base}/links`,
      before: heading('Shared links'),
      wholePage: true,
    },
    {
      name: 'presentation-settings',
      path: `${base}/settings`,
      before: (page) => page.getByRole('main').getByRole('textbox').first().waitFor(),
      wholePage: true,
    },
    {
      name: 'presentation-files',
      path: `${base}/files`,
      before: heading('Processing'),
      wholePage: true,
    },
    { name: 'replaced', path: `/content/${replaced}`, before: heading('Visits'), wholePage: true },
    { name: 'replaced-before', path: `/content/${replaced}?version=1`, before: heading('Visits') },
    {
      name: 'replaced-files',
      path: `/content/${replaced}/files`,
      before: heading(/^Versions/),
      wholePage: true,
    },
    {
      name: 'replaced-failing',
      path: `/content/${replaced}`,
      before: async (page) => {
        await heading('Visits')(page);
        await press(page, /^More about/);
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          page.getByRole('menuitem', { name: 'Replace file' }).click(),
        ]);
        await chooser.setFiles({
          name: 'The edition of winter.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.7 but nothing in it'),
        });
        await page
          .getByText(/could not be processed|is damaged/)
          .first()
          .waitFor();
      },
    },
    {
      name: 'presentation-drop',
      path: base,
      before: async (page) => {
        await heading('Visits')(page);
        await page.evaluate(
          `window.dispatchEvent(new DragEvent('dragenter', { dataTransfer: (() => { const held = new DataTransfer(); held.items.add(new File(['x'], 'a.pdf')); return held; })() }))`,
        );
        await shown(/^Replace the file of/)(page);
      },
    },
    { name: 'presentation-week', path: `${base}?range=7d`, before: heading('Visits') },
    {
      name: 'presentation-history',
      path: `${base}/history`,
      before: heading('History'),
      wholePage: true,
    },
    {
      name: 'presentation-as-of',
      path: `${base}?at=${encodeURIComponent(new Date().toISOString())}`,
      before: shown(/^As of/),
      wholePage: true,
    },
    {
      name: 'presentation-preview',
      path: base,
      before: async (page) => {
        await press(page, 'Preview');
        await page.getByRole('dialog').getByRole('img').first().waitFor();
      },
    },
    {
      name: 'create-link',
      path: base,
      before: async (page) => {
        await press(page, 'Create link');
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'create-link-recipients',
      path: base,
      before: async (page) => {
        await press(page, 'Create link');
        const sheet = page.getByRole('dialog');
        await sheet.getByLabel('Recipients').fill('kim@northwind.example, ');
        // Their labels lie over the switches.
        for (const name of [
          'Ask for an email',
          'Expires',
          'Access code',
          'Email the link to them',
        ]) {
          await sheet.getByRole('switch', { name }).focus();
          await page.keyboard.press('Space');
        }
      },
    },
    {
      name: 'link-ready',
      path: base,
      before: async (page) => {
        await press(page, 'Create link');
        await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).waitFor();
      },
    },
    {
      name: 'link-settings',
      path: `/links/${link.id}`,
      before: async (page) => {
        await press(page, 'Settings');
        await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      },
    },
    {
      name: 'uploads',
      path: '/content',
      before: async (page) => {
        await shown('Service tiers 2027')(page);
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          press(page, 'Upload'),
        ]);
        const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 but no page') };
        await chooser.setFiles([
          { name: 'The edition of winter, with all of its drawings and annexes.pdf', ...pdf },
          { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
        ]);
        await page.getByRole('region', { name: 'Uploads' }).waitFor();
        await page.waitForTimeout(1_500);
      },
    },
    { name: 'links', path: '/links', before: shown(/Acqua Norte/), wholePage: true },
    { name: 'link', path: `/links/${link.id}`, before: heading(link.name ?? /./), wholePage: true },
    {
      name: 'link-visitors',
      path: `/links/${link.id}?list=visitors`,
      before: (page) => page.locator('#visitors tbody tr').first().waitFor(),
      wholePage: true,
    },
    {
      name: 'link-as-of',
      path: `/links/${link.id}`,
      before: async (page) => {
        await page
          .getByRole('button', { name: /^View this version/ })
          .first()
          .click();
        await page.getByRole('region', { name: /^The link as of/ }).scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'contacts',
      path: '/contacts',
      before: (page) =>
        page
          .getByRole('link', { name: /Inês Carvalho/ })
          .first()
          .waitFor(),
      wholePage: true,
    },
    { name: 'contact', path: '/contacts?search=carvalho', before: openContact, wholePage: true },
    {
      name: 'visit',
      path: '/contacts?search=carvalho',
      wholePage: true,
      before: async (page) => {
        await openContact(page);
        await page.locator('#visits').getByRole('link').first().click();
        await page.getByRole('list', { name: 'Timeline' }).waitFor();
      },
    },
    {
      name: 'notifications',
      path: '/content',
      before: async (page) => {
        await press(page, /otification/);
        await page.waitForTimeout(500);
      },
    },
    { name: 'people', path: '/people', before: shown('Ingrid Solheim') },
    {
      name: 'people-changed',
      path: '/people',
      before: async (page) => {
        await shown('Tom Whitcombe')(page);
        const cell = page.getByRole('button', { name: 'Tom Whitcombe: Labels' });
        if ((await cell.count()) > 0) await cell.click();
      },
    },
    {
      name: 'person-invited',
      path: '/people?status=INVITED',
      before: async (page) => {
        await page.locator('tbody tr').first().getByRole('link').first().click();
        await page.getByRole('region', { name: 'Invitation' }).getByRole('textbox').waitFor();
      },
    },
    {
      name: 'people-history',
      path: '/people/history',
      before: (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
    },
    {
      name: 'people-as-of',
      path: `/people?at=${encodeURIComponent(new Date().toISOString())}`,
      before: shown(/^People as of/),
      wholePage: true,
    },
    {
      name: 'people-as-of-chosen',
      path: '/people',
      before: async (page) => {
        await shown('Ingrid Solheim')(page);
        await page.getByRole('button', { name: 'As of', exact: true }).click();
        await page.locator('input[name=moment]').waitFor();
      },
    },
    { name: 'person', path: '/people?search=kwame', before: openPerson, wholePage: true },
    {
      name: 'person-as-of',
      path: '/people?search=kwame',
      wholePage: true,
      before: async (page) => {
        await openPerson(page);
        await page.getByRole('link', { name: 'History' }).click();
        await page
          .getByRole('link', { name: /^View this version/ })
          .last()
          .click();
        await shown(/^As of/)(page);
      },
    },
    {
      name: 'person-remove',
      path: '/people?search=kwame',
      before: async (page) => {
        await openPerson(page);
        await press(page, /^More about Kwame/);
        await page.getByRole('menuitem', { name: 'Remove from the team' }).click();
        await page.getByRole('button', { name: /^Remove Kwame/ }).waitFor();
      },
    },
    {
      name: 'people-removed',
      path: '/people?status=REMOVED',
      before: shown('No one was removed in the last 30 days'),
    },
    ...['Teams', 'Permissions', 'Groups', 'Sign-ins', 'History'].map((tab) => ({
      name: `person-${tab.toLowerCase()}`,
      path: '/people?search=kwame',
      wholePage: true,
      before: async (page: Page) => {
        await openPerson(page);
        await page.getByRole('link', { name: tab }).click();
        await page.waitForTimeout(500);
      },
    })),
    {
      name: 'invite',
      path: '/people',
      before: async (page) => {
        await press(page, 'Invite people');
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'team', path: '/team', before: field, wholePage: true },
    ...(['sharing', 'defaults', 'security', 'domains', 'apps'] as const).map((tab) => ({
      name: `team-${tab}`,
      path: `/team/${tab}`,
      before: (page: Page) =>
        page.getByRole('main').locator('label, button, input').first().waitFor(),
      wholePage: true,
    })),
    { name: 'groups', path: '/people/groups', before: heading('Groups') },
    { name: 'roles', path: '/roles', before: heading('Roles') },
    { name: 'devices', path: '/devices', before: heading('Devices') },
    { name: 'labels', path: '/labels', before: heading('Labels') },
    { name: 'brands', path: '/brands', before: heading('Brands') },
    { name: 'products', path: '/products', before: heading('Products') },
    { name: 'folders', path: '/folders', before: heading('Folders') },
    {
      name: 'team-switcher',
      path: '/',
      before: async (page) => {
        if ((page.viewportSize()?.width ?? 0) < 768) await press(page, 'Open menu');
        await press(page, /: teams$/);
        await page.getByRole('menuitem', { name: 'New team' }).waitFor();
      },
    },
    { name: 'profile', path: '/profile', before: heading('About you'), wholePage: true },
    {
      name: 'security',
      path: '/profile/security',
      before: heading('Passkeys'),
      wholePage: true,
    },
    { name: 'profile-history', path: '/profile/history', before: heading(/activity/i) },
    {
      name: 'notifications-page',
      path: '/notifications',
      before: (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
    },
    { name: 'system', path: '/system', before: heading('Engines'), wholePage: true },
    {
      name: 'system-failed',
      path: '/system',
      failing: 'SystemPage',
      before: (page) => page.getByRole('alert').waitFor(),
    },
    {
      name: 'events',
      path: '/events?from=start',
      before: (page) => page.getByRole('list', { name: 'Events, newest first' }).waitFor(),
    },
    {
      name: 'event',
      path: '/events?from=start&type=SharedLinkCreated',
      before: async (page) => {
        await page.waitForTimeout(1_000);
        await page
          .getByRole('list', { name: 'Events, newest first' })
          .getByRole('button')
          .first()
          .click();
      },
    },
    {
      name: 'not-found',
      path: '/nothing-here',
      before: heading('Page not found'),
    },
  ];
};

/** The server limits these calls per address. */
let resets = 0;

/** Pages for people without an account. */
export const publicShots = ({
  plain,
  guarded,
  personal,
  canceled,
  invitation,
}: Filled): readonly Shot[] => [
  {
    name: 'create-password',
    path: `/password/create#${invitation}`,
    isSignedIn: false,
    before: (page) => page.getByLabel('Password', { exact: true }).waitFor(),
  },
  {
    name: 'forgot-password',
    path: '/password/forgot',
    isSignedIn: false,
    before: heading('Forgot your password?'),
  },
  {
    name: 'forgot-password-asked',
    path: '/password/forgot',
    isSignedIn: false,
    before: async (page) => {
      await page.getByLabel('Email').fill(`nobody-${++resets}@severnwye.example`);
      await page.keyboard.press('Enter');
      await heading('Check your email')(page);
    },
  },
  {
    name: 'reset-password',
    path: '/password/reset#token=of-nobody&email=nobody%40severnwye.example',
    isSignedIn: false,
    before: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('seven slow green trains');
      await page.getByText('Strong').waitFor();
    },
  },
  {
    name: 'reset-password-over',
    path: '/password/reset#token=of-nobody',
    isSignedIn: false,
    before: heading('This link is no longer valid'),
  },
  {
    name: 'register',
    path: '/register',
    isSignedIn: false,
    before: async (page) => {
      await page.getByLabel('Company').fill('Severn Wye');
      await page.getByLabel('Work email').fill('maya');
      await page.getByLabel('Password', { exact: true }).fill('seven slow green trains');
      await page.getByText('Enter a valid email.').waitFor();
      await page.getByText('Strong').waitFor();
    },
  },
  {
    name: 'register-trial',
    path: '/register/trial',
    isSignedIn: false,
    before: (page) => page.getByLabel('Company').waitFor(),
  },
  {
    name: 'register-done',
    path: '/register/thankyou',
    isSignedIn: false,
    before: heading('Thank you'),
  },
  {
    name: 'register-over',
    path: '/register/activate',
    isSignedIn: false,
    before: heading('This link is no longer valid'),
  },
  {
    name: 'viewer',
    path: `/s/${plain}`,
    isSignedIn: false,
    before: (page) => page.locator('.page.is-there').first().waitFor(),
  },
  {
    name: 'viewer-end',
    path: `/s/${plain}`,
    isSignedIn: false,
    before: async (page) => {
      await page.locator('.page.is-there').waitFor();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      await page.locator('.end-card').waitFor();
    },
  },
  {
    name: 'viewer-contents',
    path: `/s/${plain}`,
    isSignedIn: false,
    before: async (page) => {
      await page.locator('.page.is-there').first().waitFor();
      const contents = page.getByRole('button', { name: /^(Contents|Pages)/ }).first();
      if (!(await contents.isVisible())) await page.getByRole('button', { name: 'More' }).click();
      await contents.click();
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'viewer-find',
    path: `/s/${plain}`,
    isSignedIn: false,
    before: async (page) => {
      await page.locator('.page.is-there').first().waitFor();
      await page.keyboard.press('Control+f');
      await page.keyboard.type('water');
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'viewer-more',
    path: `/s/${plain}`,
    isSignedIn: false,
    before: async (page) => {
      await page.locator('.page.is-there').first().waitFor();
      await page.getByRole('button', { name: 'More' }).click();
    },
  },
  {
    name: 'viewer-gate',
    path: `/s/${guarded}`,
    isSignedIn: false,
    before: (page) => page.getByRole('checkbox').waitFor(),
  },
  {
    name: 'viewer-gate-code',
    path: `/s/${personal}`,
    isSignedIn: false,
    before: async (page) => {
      await page
        .getByRole('textbox', { name: 'Your email' })
        .fill('tom.whitcombe@severnwye.example');
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: '6-digit code' }).pressSequentially('417');
    },
  },
  {
    name: 'viewer-closed',
    path: `/s/${canceled}`,
    isSignedIn: false,
    before: heading(/no longer available/),
  },
  { name: 'viewer-unknown', path: '/s/nothing-here', isSignedIn: false },
];
