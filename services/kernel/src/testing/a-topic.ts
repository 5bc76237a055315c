import { SharedLinkCanceled, SharedLinkCreated } from '@lectern/schemas/events/sharing.ts';
import type { EventCodec } from '../events/codec.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log/port.ts';
import { policy } from '../policies/policy.ts';
import { PolicyRunner } from '../policies/runner.ts';
import { projection } from '../projections/projection.ts';
import { ProjectionRunner } from '../projections/runner.ts';
import { TopicReaders } from '../readers/topic-readers.ts';
import type { ServiceContext } from '../service/context.ts';
import type { ServiceStore } from '../store/port.ts';
import { publishForeign } from './foreign-events.ts';

interface Engines {
  store: ServiceStore;
  log: Log;
  codec: EventCodec;
}

interface Doc {
  versions: number[];
}

/** Policies and projections of a service, as one process reads for them; each says what it has taken, in order. */
export function aProcess({ store, log, codec }: Engines) {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const members: (PolicyRunner | ProjectionRunner)[] = [];
  let readers: TopicReaders | null = null;
  return {
    errors,
    /** @param react what else happens, given the version of the event */
    policy(
      name: string,
      react: (version: number) => void | Promise<void> = () => {},
      { fromStart = false } = {},
    ) {
      const reacted: number[] = [];
      const runner = new PolicyRunner(
        { store, log, codec, contextFor: () => ({}) as ServiceContext, onError },
        policy<typeof SharedLinkCanceled>({
          name,
          on: [SharedLinkCanceled],
          fromStart,
          async react({ meta }) {
            await react(meta.version!);
            reacted.push(meta.version!);
          },
        }),
      );
      members.push(runner);
      return { runner, reacted };
    },
    projection(name: string, changes: { version?: number; flushAfterMs?: number } = {}) {
      const announced: string[] = [];
      const runner = new ProjectionRunner(
        { store, log, codec, announce: ({ id }) => announced.push(id), onError },
        projection<Doc, typeof SharedLinkCanceled>({
          name,
          version: 1,
          on: [SharedLinkCanceled],
          fields: {},
          lists: {},
          rowIds: ({ data }) => [data.sharedLinkId],
          apply: (doc, { meta }) => ({ versions: [...(doc?.versions ?? []), meta.version!] }),
          index: () => ({}),
          ...changes,
        }),
      );
      members.push(runner);
      const versions = async (teamId: string, id: string) =>
        ((await store.views.get(runner.declaration, teamId, id))?.doc as Doc | undefined)
          ?.versions ?? [];
      return { runner, versions };
    },
    async start() {
      const declared = members.map((member) => ({
        name: member.consumer,
        on: [SharedLinkCanceled],
      }));
      readers = new TopicReaders(
        { service: store.service, log, journals: store.journals, onError },
        declared,
      );
      for (const member of members) {
        if (member instanceof PolicyRunner) {
          await member.join(readers);
          member.allow();
        } else await member.start(readers);
      }
      await readers.start();
      return readers;
    },
    async stop() {
      await readers?.stop();
      await Promise.all(members.map((member) => member.stop()));
    },
  };
}

/** A stream that only `SharedLinkCanceled` of is wanted. */
export function aLinkOn({ log, codec }: Pick<Engines, 'log' | 'codec'>) {
  const [teamId, id] = [newId(), newId()];
  const stream = `SharedLink/${teamId}/${id}`;
  let version = 0;
  const publish = (event: Parameters<typeof publishForeign>[3][number], times: number) => {
    const first = version + 1;
    version += times;
    const events = Array.from({ length: times }, () => event);
    return publishForeign({ log, codec }, stream, teamId, events, first);
  };
  const created = SharedLinkCreated({
    sharedLinkId: id,
    presentationId: id,
    createdBy: id,
    token: id,
    alias: null,
    name: null,
    nameKey: null,
    linkType: 'LINK',
    expiresAt: null,
    notificationLevel: 0,
  });
  return {
    teamId,
    id,
    stream,
    cancel: (times = 1) => publish(SharedLinkCanceled({ sharedLinkId: id }), times),
    /** Of a type that is not wanted. */
    create: (times = 1) => publish(created, times),
  };
}
