import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { PersonExportRequested } from '@lectern/schemas/events/people.ts';
import type { Engines } from '../engines/engines.ts';
import { DomainError } from '../errors.ts';
import { open, seal } from '../events/seal.ts';
import { jobKind, type JobKind } from '../jobs/job-kind.ts';
import { policy, type Policy } from '../policies/policy.ts';
import { serviceNames } from '@lectern/schemas/service-names.ts';
import type { ServiceContext } from '../service/context.ts';
import type { Row, ViewHandle } from '../service/view-handle.ts';

const section = z.strictObject({
  title: z.string(),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
});

/** What a service has about a person, under a heading. */
export type PersonalSection = z.output<typeof section>;

/** Whose export it is; it holds what one team has about them. */
export interface PersonExport {
  exportId: string;
  userId: string;
  teamId: string;
}

/** Everything a service has about a member of a team. */
export type PersonalData = (
  context: ServiceContext,
  person: PersonExport,
) => Promise<PersonalSection[]>;

const data = z.strictObject({ exportId: z.string(), userId: z.string(), teamId: z.string() });
const MOST_ROWS = 200_000;

/** Sealed with the person's key: an erasure makes it unreadable. */
const partKey = ({ teamId, exportId }: PersonExport, service: string) =>
  `${teamId}/person-exports/${exportId}/${service}`;

/** How a service contributes to a person's export, and deletes its part when the export expires. */
export function personExportOf({
  name,
  personalData,
}: {
  name: string;
  personalData?: PersonalData;
}): {
  policies: Policy[];
  jobs: JobKind[];
} {
  const gather = jobKind<PersonExport>({
    kind: 'gather-person-export',
    data,
    async run({ data: person, context }) {
      const { blobs, keys } = context.engines;
      const key = await keys.open(person.userId);
      if (!key) return; // Erased: nothing is left.
      const sections = (await personalData?.(context, person)) ?? [];
      const part = partKey(person, name);
      await blobs.put(
        part,
        Buffer.from(seal(key, JSON.stringify(sections), part)),
        'application/octet-stream',
      );
    },
  });
  const drop = jobKind<PersonExport>({
    kind: 'drop-person-export',
    data,
    run: ({ data: person, context }) => context.engines.blobs.delete(partKey(person, name)),
  });
  const exportPersonWhenRequested = policy<typeof PersonExportRequested>({
    name: 'export-person-when-requested',
    on: [PersonExportRequested],
    async react({ data: { exportId, userId, teamId, expiresAt } }, context) {
      const job = { key: exportId, teamId, subjectId: userId, data: { exportId, userId, teamId } };
      await context.jobs.add({ ...job, kind: gather.kind, dueAt: new Date().toISOString() });
      await context.jobs.add({ ...job, kind: drop.kind, dueAt: expiresAt });
    },
  });
  return {
    policies: [exportPersonWhenRequested],
    jobs: [gather, drop],
  };
}

/** Whether all services have contributed: looks for the parts and opens none. */
export async function isPersonExportReady(
  { blobs, keys }: Pick<Engines, 'blobs' | 'keys'>,
  person: PersonExport,
): Promise<boolean> {
  if (!(await keys.open(person.userId))) return false;
  const parts = await Promise.all(
    serviceNames.map((service) => blobs.head(partKey(person, service))),
  );
  return parts.every((part) => part !== null);
}

/** What all services have about a person, `first` before the others; null until each has answered, and once it is gone. */
export async function readPersonExport(
  { blobs, keys }: Pick<Engines, 'blobs' | 'keys'>,
  person: PersonExport,
  first: string,
): Promise<PersonalSection[] | null> {
  const key = await keys.open(person.userId);
  if (!key) return null;
  const sections: PersonalSection[] = [];
  for (const service of [first, ...serviceNames.filter((name) => name !== first)]) {
    const part = partKey(person, service);
    const blob = await blobs.get(part);
    if (!blob) return null;
    sections.push(...z.array(section).parse(JSON.parse(open(key, await text(blob.body), part))));
  }
  return sections;
}

/** All rows of a list. @throws DomainError TOO_LARGE for more than one export can hold */
export async function everyRow<Doc>(
  view: ViewHandle<Doc>,
  query: Pick<Parameters<ViewHandle<Doc>['find']>[0], 'list' | 'where'>,
): Promise<Row<Doc>[]> {
  const rows: Row<Doc>[] = [];
  for await (const row of view.each(query)) {
    if (rows.length === MOST_ROWS)
      throw new DomainError('TOO_LARGE', 'This is more than one export can hold.');
    rows.push(row);
  }
  return rows;
}
