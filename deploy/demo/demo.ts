import { setTimeout as pause } from 'node:timers/promises';
import { Api, ApiError } from './api.ts';
import { documents as allDocuments } from './documents.ts';
import { makeFolders } from './folders.ts';
import { makeLabels } from './labels.ts';
import { readInvitations } from './invitation-mails.ts';
import { demoLinks, type DemoLink } from './links.ts';
import { makePdf, type DemoDocument } from './make-pdf.ts';
import { demoPassword, people as allPeople, type DemoPerson } from './people.ts';
import { demoViewings, type DemoViewing } from './viewings.ts';

const PAGES_MS = 300_000;
const LINES = 250;

export interface DemoOptions {
  url: string;
  email: string;
  password: string;
  /** The server's mail folder, for the invitations. */
  mailFolder: string;
  /** How many of each; all by default. */
  size?: { people: number; documents: number; links: number };
  tell?: (line: string) => void;
}

export interface DemoMade {
  people: number;
  documents: number;
  folders: number;
  labels: number;
  links: number;
  viewings: number;
  /** Emails of people who can sign in with the demo's password. */
  canSignIn: readonly string[];
  /** What to open first, as paths. */
  first: { presentation: string; link: string };
}

interface Data<T> {
  data: T;
}
interface Published {
  id: string;
  external_id: string | null;
  page_count: number | null;
  created_at: string;
}
interface Listed {
  id: string;
  name: string | null;
  presentation_id: string;
  token: string;
}

/** Fills a running server through its public API. A second run adds nothing, and every sign-in ends. */
export async function makeDemo(options: DemoOptions): Promise<DemoMade> {
  const admin = await Api.signIn(options.url, options);
  const signedIn = [admin];
  try {
    return await fill(admin, signedIn, options);
  } finally {
    await Promise.all(signedIn.map((api) => api.signOut()));
  }
}

/** @param signedIn gets every member who signs in */
async function fill(
  admin: Api,
  signedIn: Api[],
  { mailFolder, size, tell = () => {} }: DemoOptions,
): Promise<DemoMade> {
  const people = allPeople.slice(0, size?.people);
  const documents = allDocuments.slice(0, size?.documents);
  const { data: me } = await admin.ask<Data<{ current_team_id: string }>>('GET', '/api/user');

  const team = await joinTeam(admin, { people, mailFolder, tell });
  signedIn.push(...team.members.values());
  tell(`${people.length} people: ${team.added} invited, ${team.members.size} can sign in`);
  const published = await publish(admin, me.current_team_id, documents);
  tell(`${documents.length} documents: ${published.added} published`);
  const folders = await makeFolders(admin, published.byKey);
  const labels = await makeLabels(admin, published.byKey);
  tell(`${folders} folders and ${labels} labels made`);
  const before = await allLinks(admin);
  const made: (DemoLink & Listed & { pageCount: number })[] = [];
  let added = 0;
  const wanted = demoLinks(Date.now())
    .flatMap((link) => {
      const presentation = published.byKey.get(link.document);
      return presentation ? [{ link, presentation }] : [];
    })
    .slice(0, size?.links);
  for (const { link, presentation } of wanted) {
    let found = before.find(
      ({ name, presentation_id }) => name === link.name && presentation_id === presentation.id,
    );
    if (!found) {
      added++;
      found = await share(team.members.get(link.by) ?? admin, presentation.id, link);
    }
    made.push({ ...link, ...found, name: link.name, pageCount: presentation.page_count ?? 0 });
  }
  tell(`${wanted.length} links: ${added} made`);
  const viewings = await importViewings(admin, made, Date.parse(published.since));
  tell(`three weeks of viewing: ${viewings} added`);
  const first =
    made.find(({ document, interest }) => document === 'flow-7' && interest > 0.5) ?? made[0];
  if (!first) throw new Error('The demo has no links.');
  return {
    people: team.added,
    documents: published.added,
    folders,
    labels,
    links: added,
    viewings,
    canSignIn: [...team.members.keys()],
    first: { presentation: `/content/${first.presentation_id}`, link: `/s/${first.token}` },
  };
}

/** Invites the people who are missing and sets passwords with the links of their mails. */
async function joinTeam(
  admin: Api,
  {
    people,
    mailFolder,
    tell,
  }: { people: readonly DemoPerson[]; mailFolder: string; tell: (line: string) => void },
) {
  const there = new Set(
    (await admin.ask<Data<{ email: string | null }[]>>('GET', '/api/users?chunk=1000')).data.map(
      ({ email }) => email,
    ),
  );
  const invited = people.filter(({ email }) => !there.has(email));
  for (const { email, name, role, permissions } of invited) {
    const { data } = await admin.ask<Data<{ problem: string | null }[]>>(
      'POST',
      '/api/users/invitations',
      { emails: [email], name, role, ...(permissions && { permissions }) },
    );
    if (data[0]?.problem) tell(`${email}: ${data[0].problem}`);
  }
  const joining = invited.filter(({ isWaiting }) => !isWaiting);
  const tokens =
    joining.length > 0
      ? await readInvitations(
          mailFolder,
          joining.map(({ email }) => email),
        )
      : new Map<string, string>();
  if (tokens === null)
    tell(
      `Their invitations are not in ${mailFolder} (LECTERN_DATA): nobody's password is set, and the links will be yours.`,
    );
  const members = new Map<string, Api>();
  for (const person of people.filter(({ isWaiting }) => !isWaiting)) {
    const api = await enter(admin.url, person, tokens?.get(person.email));
    if (api) members.set(person.email, api);
  }
  return { added: invited.length, members };
}

/** Null for people who cannot sign in: they have not joined yet, or have chosen their own password. */
async function enter(
  url: string,
  { email, name, title }: DemoPerson,
  token: string | undefined,
): Promise<Api | null> {
  try {
    if (token === undefined) return await Api.signIn(url, { email, password: demoPassword });
    const api = await Api.join(url, token, demoPassword, name);
    await api.ask('PUT', '/api/user', { title });
    return api;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return null;
    throw error;
  }
}

async function publish(admin: Api, teamId: string, documents: readonly DemoDocument[]) {
  const there = await demoPresentations(admin, teamId);
  const missing = documents.filter(({ key }) => !there.has(key));
  for (const document of missing) {
    const form = new FormData();
    const fields = {
      name: document.title,
      status: 'Active',
      external_id: externalId(document.key),
      settings: JSON.stringify({
        can_be_downloaded: true,
        can_be_printed: true,
        can_be_forwarded: true,
      }),
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set(
      'file',
      new File([Buffer.from(await makePdf(document))], `${document.key}.pdf`, {
        type: 'application/pdf',
      }),
    );
    await admin.ask('POST', '/api/admin/presentations', form);
  }
  const deadline = Date.now() + PAGES_MS;
  for (;;) {
    const byKey = await demoPresentations(admin, teamId);
    const all = documents.map(({ key }) => byKey.get(key));
    if (all.every((each): each is Published => typeof each?.page_count === 'number')) {
      // Viewings are relative to the first document, so that another run makes the same.
      return {
        added: missing.length,
        byKey,
        since: all.map(({ created_at }) => created_at).toSorted()[0] ?? '',
      };
    }
    if (Date.now() > deadline)
      throw new Error(
        `The pages of the documents were not there after ${PAGES_MS / 1000} s. Look at the system page, and run this again.`,
      );
    await pause(250);
  }
}

const externalId = (key: string) => `lectern-demo/${key}`;

async function demoPresentations(admin: Api, teamId: string): Promise<Map<string, Published>> {
  const found = new Map<string, Published>();
  for (let min = '0'; ;) {
    const { data } = await admin.ask<Data<Published[]>>(
      'GET',
      `/api/teams/${teamId}/presentations?min=${min}&chunk=1000`,
    );
    for (const each of data)
      if (each.external_id?.startsWith(externalId('')))
        found.set(each.external_id.slice(externalId('').length), each);
    if (data.length === 0) return found;
    min = data.at(-1)?.id ?? min;
  }
}

async function allLinks(admin: Api): Promise<Listed[]> {
  const links: Listed[] = [];
  for (let page = 1; ; page++) {
    const { data } = await admin.ask<Data<Listed[]>>('GET', `/api/shared-links?page=${page}`);
    links.push(...data);
    if (data.length < 300) return links;
  }
}

async function share(
  by: Api,
  presentationId: string,
  { name, recipients, settings }: DemoLink,
): Promise<Listed> {
  const body = { name, recipients, ...settings, send_email: false };
  for (let tries = 0; ; tries++) {
    try {
      return (
        await by.ask<Data<Listed>>('POST', `/api/presentations/${presentationId}/share`, body)
      ).data;
    } catch (error) {
      // Sharing does not know the presentation or the member yet.
      if (!(error instanceof ApiError) || error.status !== 503 || tries > 10) throw error;
      await pause(300);
    }
  }
}

/** Adds the viewings of links that have none yet. @returns how many */
async function importViewings(
  admin: Api,
  links: readonly (DemoLink & Listed & { pageCount: number })[],
  until: number,
): Promise<number> {
  const lines: DemoViewing[] = [];
  for (const link of links) {
    const viewings = demoViewings(link, { pageCount: link.pageCount, until });
    const { meta } = await admin.ask<{ meta: { total: number } }>(
      'GET',
      `/api/shared-link-hits?shared_link_id=${link.id}&lane=all`,
    );
    if (meta.total < viewings.length) lines.push(...viewings);
  }
  for (let from = 0; from < lines.length; from += LINES) {
    await admin.ask(
      'POST',
      '/api/import/viewings',
      lines
        .slice(from, from + LINES)
        .map((line) => JSON.stringify(line))
        .join('\n'),
    );
  }
  return lines.length;
}
