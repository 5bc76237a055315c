import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeDemo } from '../demo/demo.ts';
import { readInvitations } from '../demo/invitation-mails.ts';
import { people } from '../demo/people.ts';
import { PublicApi } from '../standalone/public-api.ts';
import { admin, type SpawnedLectern } from '../standalone/spawn.ts';

const PING_MS = 4_800;

interface Named {
  id: string;
  name: string | null;
  token: string;
}

/** Ids and tokens for the screenshots. */
export interface Filled {
  presentation: string;
  link: Named;
  /** Links: open, with a code and consent, for its recipient only, and canceled. */
  plain: string;
  guarded: string;
  personal: string;
  canceled: string;
  /** A presentation whose file was replaced. */
  replaced: string;
  invitation: string;
}

/** The demo, plus a file that cannot be processed, a canceled link, gates and a deleted presentation. */
export async function fill(lectern: SpawnedLectern): Promise<Filled> {
  const mailFolder = join(lectern.folder, 'mail');
  const made = await makeDemo({ url: lectern.url, ...admin, mailFolder });
  const presentation = made.first.presentation.slice(made.first.presentation.lastIndexOf('/') + 1);
  const api = await PublicApi.signIn(lectern.url);
  await api.upload(Buffer.from('%PDF-1.7\nnot really'), 'Tender memo.pdf').catch(() => {});
  const plain = await api.share(presentation, {
    name: 'Haut-Jura, after the site walk with the mayors of the valley',
  });
  const guarded = await api.share(presentation, {
    access_code: 'weir-lantern-40',
    consent_mode: 'required',
  });
  const personal = await api.share(presentation, {
    recipients: ['tom.whitcombe@severnwye.example'],
    only_intended_recipients: true,
    send_email: false,
  });
  const canceled = await api.share(presentation, { name: 'Last year’s offer' });
  await api.ask('PUT', `/api/shared-links/${canceled.id}/deactivate`);
  const { data: deck } = await api.ask<{ data: { signed_url: string } }>(
    'GET',
    `/api/presentations/${presentation}/signed`,
  );
  const { data: all } = await api.ask<{
    data: { id: string; name: string; page_count: number | null }[];
  }>('GET', '/api/user/presentations');
  const replaced = all.find(
    ({ id, name }) => id !== presentation && name.startsWith('Service tiers'),
  )!.id;
  await api.replaceFile(
    replaced,
    new Uint8Array(await (await fetch(deck.signed_url)).arrayBuffer()),
    'Service tiers, the edition of autumn with all its drawings.pdf',
  );
  const { data: copy } = await api.ask<{ data: { id: string } }>(
    'POST',
    `/api/presentations/${presentation}/copy`,
    { name: 'Halden Flow 7, the draft of spring' },
  );
  await api.ask('DELETE', `/api/admin/presentations/${copy.id}`);
  // For the notifications and what needs attention.
  for (const [email, name, message] of [
    [
      'owen.pritchard@severnwye.example',
      'Owen Pritchard',
      'Tom asked me to have a look before Friday.',
    ],
    ['ines.tavares@acquanorte.example', 'Inês Tavares', null],
  ])
    await api.ask('POST', `/api/public/shared-links/${personal.token}/ask`, {
      email,
      name,
      message,
    });
  const { data: links } = await api.ask<{ data: Named[] }>('GET', '/api/shared-links?per_page=100');
  const waiting = people.find(({ isWaiting }) => isWaiting)!.email;
  const invitations = await readInvitations(mailFolder, [waiting]);
  return {
    presentation,
    link: links.find(({ token }) => made.first.link.endsWith(token))!,
    plain: plain.token,
    guarded: guarded.token,
    personal: personal.token,
    canceled: canceled.token,
    replaced,
    invitation: invitations?.get(waiting) ?? '',
  };
}

/** A reader turns pages until the signal. */
export async function keepReading(
  lectern: SpawnedLectern,
  token: string,
  signal: AbortSignal,
): Promise<void> {
  const api = await PublicApi.signIn(lectern.url);
  const session = await api.openSession(token);
  for (let step = 0, elapsed = 0; !signal.aborted; step += 1) {
    const meta = { elapsed_ms: elapsed, currentPage: (Math.floor(step / 3) % 9) + 1 };
    await api.ask('POST', `/api/sessions/${session}/events`, {
      event_at_ms: Date.now() * 1000,
      category: 'PDF',
      action: 'change_page',
      path: String(meta.currentPage).padStart(4, '0'),
      meta,
    });
    await pause(PING_MS, undefined, { signal }).catch(() => undefined);
    elapsed += PING_MS;
    await api.ask('PUT', `/api/sessions/${session}/ping`, {
      elapsed_ms: elapsed,
      meta: { ...meta, elapsed_ms: elapsed, paused: false },
    });
  }
}
