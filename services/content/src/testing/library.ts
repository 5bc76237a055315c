import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { GroupCreated } from '@lectern/schemas/events/identity/groups.ts';
import { TeamJoined } from '@lectern/schemas/events/identity/memberships.ts';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { aPdf } from './a-pdf.ts';
import { changeTree } from '../folder/change-tree.ts';
import { kinds, type KindName } from '../tag/kinds.ts';
import { content } from '../service.ts';
import { anUpload } from '@lectern/kernel/testing/an-upload.ts';

export const anEditor = (teamId = aUser().teamId, more: string[] = []) =>
  aUser({ teamId, role: 'TEAM_MEMBER', permissions: ['can_edit_presentations', ...more] });
export const aMember = (teamId: string, permissions: string[] = []) =>
  aUser({ teamId, role: 'TEAM_MEMBER', permissions });
export const names = (items: { name: string }[]) => items.map(({ name }) => name);

/** Waits until the clock shows a later millisecond. */
export async function laterMoment(): Promise<void> {
  for (const now = Date.now(); Date.now() === now;) await pause(1);
}

interface Answer {
  data: Record<string, never> | null;
  error: { code: string; message: string; fields?: Record<string, string[]> } | undefined;
}

const CREATE =
  'mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) { id } }';
const UPDATE =
  'mutation ($id: ID!, $input: UpdatePresentationInput!) { updatePresentation(id: $id, input: $input) { id updatedAt } }';

/** Presentations of several teams, which are not converted, and calls of their people. */
export class Library {
  readonly running: RunningServices;
  readonly #pdf: Uint8Array;

  constructor(running: RunningServices, pdf: Uint8Array) {
    this.running = running;
    this.#pdf = pdf;
  }

  async call(
    claims: UserClaims,
    document: string,
    variables: Record<string, unknown> = {},
  ): Promise<Answer> {
    const { data, errors } = await this.running.call({
      service: 'content',
      document,
      variables,
      claims,
    });
    const [first] = errors;
    return {
      data: data as Answer['data'],
      error: first && {
        code: String(first.extensions['code']),
        message: first.message,
        ...(first.extensions['fields']
          ? { fields: first.extensions['fields'] as Record<string, string[]> }
          : {}),
      },
    };
  }

  /** The first field of an answer, which must have succeeded. */
  async ask<T = Record<string, unknown>>(
    claims: UserClaims,
    document: string,
    variables: Record<string, unknown> = {},
  ): Promise<T> {
    const { data, error } = await this.call(claims, document, variables);
    expect(error).toBeUndefined();
    return Object.values(data!)[0] as T;
  }

  async created(by: UserClaims, input: object = {}): Promise<string> {
    const { receipt } = await anUpload({ engines: this.running.engines, by, bytes: this.#pdf });
    return (await this.ask<{ id: string }>(by, CREATE, { input: { receipt, ...input } })).id;
  }

  update(by: UserClaims, id: string, input: object): Promise<Answer> {
    return this.call(by, UPDATE, { id, input });
  }

  async listed(
    by: UserClaims,
    args = '',
    variables: Record<string, unknown> = {},
  ): Promise<{ total: number; next: string | null; names: string[] }> {
    const { total, next, items } = await this.ask<{
      total: number;
      next: string | null;
      items: { name: string }[];
    }>(
      by,
      `query ($filter: PresentationFilter) { presentations(filter: $filter ${args}) { total next items { name } } }`,
      variables,
    );
    return { total, next, names: names(items) };
  }

  label(teamId: string, name = 'Story'): Promise<string> {
    return this.tag('label', teamId, name);
  }

  async tag(kind: KindName, teamId: string, name: string): Promise<string> {
    const tagId = newId();
    const context = this.running.service('content').systemContext(teamId);
    await context.execute(kinds[kind], tagId, { type: 'CreateTag', tagId, name });
    return tagId;
  }

  async folder(teamId: string, name = 'Sales', parentId: string | null = null): Promise<string> {
    const folderId = newId();
    const context = this.running.service('content').systemContext(teamId);
    await changeTree(context, { type: 'CreateFolder', folderId, name, parentId, image: null });
    return folderId;
  }

  /** A group of the team. */
  async group(teamId: string): Promise<string> {
    const groupId = newId();
    await publishForeign(this.running.engines, `Group/${teamId}/${groupId}`, teamId, [
      GroupCreated({ groupId, name: groupId }),
    ]);
    return groupId;
  }

  async join(
    teamId: string,
    changes: Partial<Parameters<typeof TeamJoined>[0]> = {},
  ): Promise<string> {
    const userId = newId();
    await publishForeign(this.running.engines, `User/${userId}`, teamId, [
      TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: [], ...changes }),
    ]);
    return userId;
  }
}

export async function startLibrary(): Promise<Library> {
  // Without the policies that make pages.
  const policies = content.policies.filter(({ name }) =>
    /^(schedule-release-dates|replace-\w+|hand-over)-/.test(name),
  );
  const [running, pdf] = await Promise.all([
    startServices([{ ...content, policies }]),
    aPdf({ pages: 1 }),
  ]);
  return new Library(running, pdf);
}
