import { z } from 'zod';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { SharedLinkCanceled, SharedLinkCreated } from '@lectern/schemas/events/sharing.ts';
import { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import { aggregate } from '../commands/aggregate.ts';
import { DomainError } from '../errors.ts';
import { jobKind } from '../jobs/job-kind.ts';
import { policy } from '../policies/policy.ts';
import { projection } from '../projections/projection.ts';
import type { ServiceDefinition } from '../service/service.ts';
import { noResolvers } from './no-resolvers.ts';

type Link =
  | { status: 'none' }
  | { status: 'active' | 'canceled'; token: string; presentationId: string };
type LinkCommand =
  | { type: 'Create'; id: string; token: string; presentationId: string }
  | { type: 'Cancel'; id: string };

export const Link = aggregate<
  Link,
  LinkCommand,
  typeof SharedLinkCreated | typeof SharedLinkCanceled
>({
  name: 'Link',
  scope: 'team',
  events: [SharedLinkCreated, SharedLinkCanceled],
  initial: { status: 'none' },
  shape: 1,
  evolve(link: Link, event: EventOf<typeof SharedLinkCreated | typeof SharedLinkCanceled>): Link {
    switch (event.type) {
      case 'SharedLinkCreated':
        return {
          status: 'active',
          token: event.data.token,
          presentationId: event.data.presentationId,
        };
      case 'SharedLinkCanceled':
        return link.status === 'none' ? link : { ...link, status: 'canceled' };
    }
  },
  decide(command, link) {
    switch (command.type) {
      case 'Create':
        if (link.status !== 'none') throw new DomainError('CONFLICT', 'It is there.');
        return [
          SharedLinkCreated({
            sharedLinkId: command.id,
            presentationId: command.presentationId,
            createdBy: command.presentationId,
            token: command.token,
            alias: null,
            name: null,
            nameKey: null,
            linkType: 'LINK',
            expiresAt: null,
            notificationLevel: 0,
          }),
        ];
      case 'Cancel':
        return link.status === 'active' ? [SharedLinkCanceled({ sharedLinkId: command.id })] : [];
    }
  },
  reservations: (link) =>
    link.status === 'active' ? [{ scope: 'global', kind: 'token', value: link.token }] : [],
  view: {
    fields: { status: 'text', presentationId: 'text' },
    lists: { byPresentation: { equals: ['presentationId'], filters: ['status'], orderBy: '-id' } },
    index: (link) => ({
      status: link.status,
      presentationId: link.status === 'none' ? null : link.presentationId,
    }),
  },
});

type Person =
  | { status: 'none' }
  | { status: 'known'; email: string | null; passwordHash: string | null };
export const Person = aggregate<
  Person,
  { type: 'Register'; id: string; email: string },
  typeof UserRegistered
>({
  name: 'Person',
  scope: 'global',
  events: [UserRegistered],
  initial: { status: 'none' },
  shape: 1,
  evolve: (_, { data }) => ({
    status: 'known',
    email: data.email,
    passwordHash: data.passwordHash,
  }),
  decide: ({ id, email }) => [
    UserRegistered({
      userId: id,
      email,
      emailName: 'name',
      name: 'Ada',
      slug: 'ada',
      passwordHash: 'hash',
    }),
  ],
  view: { fields: {}, lists: {}, index: () => ({}) },
});

export const linksOfPresentation = projection<
  { created: number; canceled: number },
  typeof SharedLinkCreated | typeof SharedLinkCanceled
>({
  name: 'links-of-presentation',
  version: 1,
  on: [SharedLinkCreated, SharedLinkCanceled],
  fields: { kind: 'text' },
  lists: { all: { filters: ['kind'], orderBy: 'id' } },
  rowIds: (event) => [`${event.data.sharedLinkId}`],
  apply(doc = { created: 0, canceled: 0 }, event) {
    return event.type === 'SharedLinkCreated'
      ? { ...doc, created: doc.created + 1 }
      : { ...doc, canceled: doc.canceled + 1 };
  },
  index: () => ({ kind: 'link' }),
});

export const lastPage = projection<
  { page: number | null; elapsedMs: number },
  typeof ViewerSessionPinged
>({
  name: 'last-page',
  version: 1,
  on: [ViewerSessionPinged],
  fields: { kind: 'text' },
  lists: { all: { filters: ['kind'], orderBy: 'id' } },
  rowIds: ({ data }) => [data.sessionId],
  apply: (doc, { data }) =>
    doc && doc.elapsedMs >= data.elapsedMs ? doc : { page: data.page, elapsedMs: data.elapsedMs },
  index: () => ({ kind: 'session' }),
});

/** Ids of events that `versionsOfLink` cannot apply for now. */
export const broken = new Set<string>();
export const versionsOfLink = projection<
  { versions: number[] },
  typeof SharedLinkCreated | typeof SharedLinkCanceled
>({
  name: 'versions-of-link',
  version: 1,
  on: [SharedLinkCreated, SharedLinkCanceled],
  fields: {},
  lists: {},
  rowIds: (event) => [event.data.sharedLinkId],
  apply(doc, { meta }) {
    if (broken.has(meta.id)) throw new Error('Not now.');
    return { versions: [...(doc?.versions ?? []), meta.version!] };
  },
  index: () => ({}),
});

/** What `remember` was run for. */
export const ran: string[] = [];
const remember = jobKind({
  kind: 'remember',
  data: z.object({ id: z.string() }),
  run: async ({ data }) => void ran.push(data.id),
});
const rememberWhenCanceled = policy<typeof SharedLinkCanceled>({
  name: 'remember-when-link-canceled',
  on: [SharedLinkCanceled],
  react: async ({ data, meta }, context) => {
    const dueAt = new Date().toISOString();
    await context.jobs.add({
      kind: 'remember',
      key: meta.id,
      teamId: meta.teamId,
      subjectId: data.sharedLinkId,
      dueAt,
      data: { id: data.sharedLinkId },
    });
  },
});

/** A service with one of each kind of part. */
export const sampleService: ServiceDefinition = {
  name: 'billing',
  aggregates: [Link, Person],
  projections: [linksOfPresentation, lastPage, versionsOfLink],
  policies: [rememberWhenCanceled],
  jobs: [remember],
  resolvers: noResolvers,
};
