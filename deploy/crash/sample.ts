import { z } from 'zod';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { RoiCalculated } from '@lectern/schemas/events/billing.ts';
import {
  SharedLinkCanceled,
  SharedLinkCreated,
  SharedLinkFirstOpeningNoticed,
} from '@lectern/schemas/events/sharing.ts';
import { ViewerSessionStarted, ViewerEventRecorded } from '@lectern/schemas/events/telemetry.ts';
import { person } from '@lectern/identity/people/person/person.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceDefinition } from '@lectern/kernel/service/service.ts';
import { noResolvers } from '@lectern/kernel/testing/no-resolvers.ts';

// A small service in which every promise of the kernel leaves a countable trace.

type LinkEvents =
  | typeof SharedLinkCreated
  | typeof SharedLinkCanceled
  | typeof SharedLinkFirstOpeningNoticed;
type LinkState =
  | { status: 'none' }
  | { status: 'active' | 'canceled'; token: string; presentationId: string; isNoticed: boolean };
export type LinkCommand =
  | { type: 'Create'; id: string; token: string; presentationId: string }
  | { type: 'Cancel'; id: string }
  | { type: 'Notice'; id: string };

/** Holds its token while it is active; canceling it gives the token back. */
export const Link = aggregate<LinkState, LinkCommand, LinkEvents>({
  name: 'Link',
  scope: 'team',
  events: [SharedLinkCreated, SharedLinkCanceled, SharedLinkFirstOpeningNoticed],
  initial: { status: 'none' },
  shape: 1,
  evolve(link: LinkState, event: EventOf<LinkEvents>): LinkState {
    if (event.type === 'SharedLinkCreated') {
      return {
        status: 'active',
        token: event.data.token,
        presentationId: event.data.presentationId,
        isNoticed: false,
      };
    }
    if (link.status === 'none') return link;
    return event.type === 'SharedLinkCanceled'
      ? { ...link, status: 'canceled' }
      : { ...link, isNoticed: true };
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
      case 'Notice':
        return link.status === 'canceled' && !link.isNoticed
          ? [SharedLinkFirstOpeningNoticed({ sharedLinkId: command.id, hitId: command.id })]
          : [];
    }
  },
  reservations: (link) =>
    link.status === 'active' ? [{ scope: 'global', kind: 'token', value: link.token }] : [],
  view: {
    fields: { status: 'text' },
    lists: { byStatus: { equals: ['status'], orderBy: 'id' } },
    index: ({ status }) => ({ status }),
  },
});

/** Counts every command: only an idempotent policy counts each event once. */
const Tally = aggregate<
  { count: number },
  { type: 'Count'; id: string; by: string },
  typeof RoiCalculated
>({
  name: 'Tally',
  scope: 'team',
  events: [RoiCalculated],
  initial: { count: 0 },
  shape: 1,
  evolve: ({ count }) => ({ count: count + 1 }),
  decide: ({ by }) => [
    RoiCalculated({
      calculationId: by,
      reps: 1,
      annualQuota: 1,
      hoursPerWeek: 1,
      savingsPerWeek: 1,
      annualRevenueIncrease: 1,
      annualROI: 1,
    }),
  ],
  view: { fields: { count: 'number' }, lists: {}, index: ({ count }) => ({ count }) },
});

const oneList = {
  fields: { kind: 'text' as const },
  lists: { all: { equals: ['kind'], orderBy: 'id' } },
  index: () => ({ kind: 'row' }),
};

export const linksPerPartition = projection<
  { created: number; canceled: number; noticed: number },
  LinkEvents
>({
  name: 'links-per-partition',
  version: 1,
  on: [SharedLinkCreated, SharedLinkCanceled, SharedLinkFirstOpeningNoticed],
  ...oneList,
  // A presentation's streams are in several partitions, so each partition has its own row.
  rowIds: ({ partition }) => [`all/${partition}`],
  apply(doc = { created: 0, canceled: 0, noticed: 0 }, { type }) {
    switch (type) {
      case 'SharedLinkCreated':
        return { ...doc, created: doc.created + 1 };
      case 'SharedLinkCanceled':
        return { ...doc, canceled: doc.canceled + 1 };
      case 'SharedLinkFirstOpeningNoticed':
        return { ...doc, noticed: doc.noticed + 1 };
    }
  },
});

export const eventsPerLink = projection<{ types: string[] }, LinkEvents>({
  name: 'events-per-link',
  version: 1,
  on: [SharedLinkCreated, SharedLinkCanceled, SharedLinkFirstOpeningNoticed],
  ...oneList,
  rowIds: ({ data }) => [data.sharedLinkId],
  apply: (doc = { types: [] }, { type }) => ({ types: [...doc.types, type] }),
});

const talliesPerPartition = projection<{ count: number }, typeof RoiCalculated>({
  name: 'tallies-per-partition',
  version: 1,
  on: [RoiCalculated],
  ...oneList,
  rowIds: ({ partition }) => [`all/${partition}`],
  apply: (doc = { count: 0 }) => ({ count: doc.count + 1 }),
});

/** Reported facts may arrive twice, so they are folded by their own time. */
const lastReport = projection<{ elapsedMs: number }, typeof ViewerEventRecorded>({
  name: 'last-report',
  version: 1,
  on: [ViewerEventRecorded],
  ...oneList,
  rowIds: ({ data }) => [data.sessionId],
  apply: (doc, { data }) =>
    doc && doc.elapsedMs >= data.elapsedMs ? doc : { elapsedMs: data.elapsedMs },
});

/** Who opened what: several visitors share a row, and each may be erased. */
const openings = projection<{ by: Record<string, string | null> }, typeof ViewerSessionStarted>({
  name: 'openings',
  version: 1,
  on: [ViewerSessionStarted],
  ...oneList,
  rowIds: ({ data }) => [data.presentationId],
  apply: (doc = { by: {} }, { data }) => ({ by: { ...doc.by, [data.sessionId]: data.userAgent } }),
});

const notice = jobKind({
  kind: 'notice',
  data: z.object({ id: z.string() }),
  concurrency: 4,
  run: async ({ data, context }) =>
    void (await context.execute(Link, data.id, { type: 'Notice', id: data.id })),
});

/** The tally that counts a link. There are few, so that policies of several partitions meet on one stream. */
export const tallyOf = (linkId: string): string =>
  `0000000${Number.parseInt(linkId.slice(-1), 16) % 4}-0000-7000-8000-000000000000`;

const countWhenCanceled = policy<typeof SharedLinkCanceled>({
  name: 'count-when-link-canceled',
  on: [SharedLinkCanceled],
  async react({ data: { sharedLinkId }, meta }, context) {
    const id = tallyOf(sharedLinkId);
    await context.execute(Tally, id, { type: 'Count', id, by: sharedLinkId });
    await context.jobs.add({
      kind: 'notice',
      key: meta.id,
      teamId: meta.teamId,
      subjectId: sharedLinkId,
      dueAt: new Date().toISOString(),
      data: { id: sharedLinkId },
    });
  },
});

export const sample: ServiceDefinition = {
  name: 'billing',
  aggregates: [Link, Tally, person],
  projections: [linksPerPartition, eventsPerLink, talliesPerPartition, lastReport, openings],
  policies: [countWhenCanceled],
  jobs: [notice],
  resolvers: noResolvers,
};
