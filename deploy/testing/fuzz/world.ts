import { z } from 'zod';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { Person } from '../add-person.ts';
import type { CalledLectern } from '../called-lectern.ts';
import { schemas } from './operations.ts';
import type { Known } from './json-schema.ts';

export const roles = ['nobody', 'member', 'administrator'] as const;
export type Role = (typeof roles)[number];

interface Prepared {
  tokens: Record<Role, string | null>;
  known: Known;
}

/** Requests that the same persons make. */
const NEW_AFTER = 15;
/** A new link can be read a moment later. */
const LOOKS = 50;
const shared = z.object({ data: z.object({ id: z.string(), token: z.string() }) });
const opened = z.object({ data: z.object({ hit_uuid: z.string() }) });

/** What calls are about. Calls delete it, end sign-ins and change settings: what can no longer be used is made again. */
export class World {
  readonly #lectern: CalledLectern;
  #teamId: string | null = null;
  #presentationId = '';
  #link = { id: '', token: '' };
  #session = '';
  #hitUuid = '';
  #groupId = '';
  #tagIds = { labels: '', brands: '', products: '' };
  #current: Prepared | null = null;
  #asked = 0;

  constructor(lectern: CalledLectern) {
    this.#lectern = lectern;
  }

  /** Tokens by role, and ids that mean something: new ones after a number of requests. @param next how many come now */
  async prepared(next: number): Promise<Prepared> {
    if (!this.#current || this.#asked >= NEW_AFTER) {
      this.#current = await this.#prepare();
      this.#asked = 0;
    }
    this.#asked += next;
    return this.#current;
  }

  async #prepare(): Promise<Prepared> {
    let administrator = await this.#addAdministrator();
    if (!(await this.#isOpen()) && !(await this.#share())) {
      this.#teamId = null;
      administrator = await this.#addAdministrator();
      this.#presentationId = await this.#lectern.api.publish(await aPdf({ pages: 1 }), 'deck.pdf');
      if (!(await this.#share())) throw new Error('A new presentation cannot be shared');
    }
    const { teamId } = administrator;
    const member = await this.#lectern.addPerson({ teamId });
    if (!(await this.#isThere(`/api/admin/groups/${this.#groupId}`)))
      this.#groupId = await this.#make('/api/admin/groups');
    for (const [kind, id] of Object.entries(this.#tagIds))
      if (!(await this.#isThere(`/api/admin/${kind}/${id}`)))
        this.#tagIds = { ...this.#tagIds, [kind]: await this.#make(`/api/admin/${kind}`) };
    const byPlace: Record<string, readonly string[]> = {
      presentations: [this.#presentationId],
      'shared-links': [this.#link.id, this.#link.token],
      'shared-link-hits': [this.#hitUuid],
      sessions: [this.#session],
      groups: [this.#groupId],
      ...Object.fromEntries(Object.entries(this.#tagIds).map(([kind, id]) => [kind, [id]])),
      users: [member.userId, administrator.userId],
      teams: [teamId],
    };
    return {
      tokens: { nobody: null, member: member.token, administrator: administrator.token },
      known: { schemas, byPlace, ids: [...Object.values(byPlace).flat(), newId()] },
    };
  }

  /** Of the team of before, or of a new one. */
  async #addAdministrator(): Promise<Person> {
    const person = await this.#lectern.addPerson({
      role: 'TEAM_ADMIN',
      ...(this.#teamId !== null && { teamId: this.#teamId }),
    });
    this.#lectern.api.authorization = `Bearer ${person.token}`;
    this.#teamId = person.teamId;
    return person;
  }

  /** A link, a visit and a session. @returns whether the presentation and all settings allow it */
  async #share(): Promise<boolean> {
    const path = `/api/presentations/${this.#presentationId}/share`;
    const made = shared.safeParse((await this.#lectern.json('POST', path, '{}')).body).data;
    if (!made) return false;
    this.#link = made.data;
    for (let look = 0; !(await this.#isOpen()); look++) if (look === LOOKS) return false;
    const { api } = this.#lectern;
    this.#session = await api.openSession(this.#link.token);
    const visit = await api.ask<{ data: { hit_uuid: string } }>(
      'GET',
      `/api/public/shared-links/${this.#link.token}`,
    );
    this.#hitUuid = visit.data.hit_uuid;
    return true;
  }

  /** Whether the link can be read, all of it. */
  async #isOpen(): Promise<boolean> {
    if (this.#link.token === '') return false;
    const path = `/api/public/shared-links/${this.#link.token}`;
    return opened.safeParse((await this.#lectern.call('GET', path)).body).success;
  }

  async #isThere(path: string): Promise<boolean> {
    return !path.endsWith('/') && (await this.#lectern.call('GET', path)).status === 200;
  }

  async #make(path: string): Promise<string> {
    const name = `Made for calls ${newId()}`;
    const { data } = await this.#lectern.api.ask<{ data: { id: string } }>('POST', path, { name });
    return data.id;
  }
}
