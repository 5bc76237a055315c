import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { HitLane, HitLaneFragment } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Section } from '../../ui/section.tsx';
import type { Visit } from './shown-visit.ts';
import { useVerdict } from './use-verdict.tsx';
import styles from './visits.module.css';

const laneMark = { PERSON: 'person', BOT: 'bot', OWN_TEAM: 'your team' } as const;
const lanes: readonly HitLane[] = ['PERSON', 'BOT', 'OWN_TEAM'];

/** How the visit counts and why, with buttons to correct it. */
export function LanePanel({ visit: { hit, lane, viewer } }: { visit: Visit }) {
  return (
    <Section title="Visitor type">
      <div className={styles['lane']}>
        {hit === null ? (
          <VerdictLine lane={lane} why={viewer === null ? null : 'Signed in to the team.'} />
        ) : (
          <Verdict hit={hit} />
        )}
      </div>
    </Section>
  );
}

function Verdict({ hit }: { hit: HitLaneFragment }) {
  const { setLane, undoVerdict, isBusy, problem } = useVerdict(hit.id);
  const why =
    hit.laneSource === 'PERSON' ? (
      <>
        Set by {hit.verdictBy?.name ?? 'a former member'}
        {hit.verdictAt === null ? (
          ''
        ) : (
          <>
            , <Ago at={hit.verdictAt} />
          </>
        )}
        .
      </>
    ) : hit.laneReason === null ? null : (
      <>By {reasonLabel(hit.laneReason)}.</>
    );
  return (
    <>
      <VerdictLine lane={hit.lane} why={why} />
      <div role="group" aria-label="Change visitor type">
        {lanes
          .filter((lane) => lane !== hit.lane)
          .map((lane) => (
            <Button key={lane} size="xs" disabled={isBusy} onClick={() => void setLane(lane)}>
              Mark as {laneMark[lane]}
            </Button>
          ))}
        {hit.canUndoVerdict ? (
          <Button size="xs" variant="subtle" disabled={isBusy} onClick={() => void undoVerdict()}>
            Undo change
          </Button>
        ) : null}
      </div>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </>
  );
}

function VerdictLine({ lane, why }: { lane: HitLane; why: ReactNode }) {
  return (
    <p>
      <b>
        {lane === 'PERSON'
          ? 'Person'
          : lane === 'BOT'
            ? 'Bot, not counted'
            : 'Your team, not counted'}
      </b>
      {why === null ? null : <small>{why}</small>}
    </p>
  );
}

/** “user-agent: googlebot” is “its user agent, googlebot”. */
function reasonLabel(reason: string): string {
  const [kind, ...rest] = reason.split(': ');
  const named: Readonly<Record<string, string>> = {
    'user-agent': 'its user agent',
    fingerprint: 'its browser’s fingerprint',
  };
  const word = named[kind ?? ''];
  return word === undefined
    ? reason.replace(/\.$/, '')
    : `${word}, ${rest.join(': ').replaceAll('_', ' ')}`;
}
