import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { HitLane, HitLaneFragment } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Section } from '../../ui/section.tsx';
import type { Visit } from './shown-visit.ts';
import { useVerdict } from './use-verdict.tsx';
import styles from './visits.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const laneMark = { PERSON: texts.person, BOT: texts.bot, OWN_TEAM: texts.yourTeam } as const;
const lanes: readonly HitLane[] = ['PERSON', 'BOT', 'OWN_TEAM'];

/** How the visit counts and why, with buttons to correct it. */
export function LanePanel({ visit: { hit, lane, viewer } }: { visit: Visit }) {
  return (
    <Section title={texts.visitorType}>
      <div className={styles['lane']}>
        {hit === null ? (
          <VerdictLine lane={lane} why={viewer === null ? null : texts.signedInToTheTeam} />
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
        {texts.setBy({ name: hit.verdictBy?.name ?? texts.aFormerMember })}
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
      texts.byReason({ reason: reasonLabel(hit.laneReason) })
    );
  return (
    <>
      <VerdictLine lane={hit.lane} why={why} />
      <div role="group" aria-label={texts.changeVisitorType}>
        {lanes
          .filter((lane) => lane !== hit.lane)
          .map((lane) => (
            <Button key={lane} size="xs" disabled={isBusy} onClick={() => void setLane(lane)}>
              {texts.markAs({ mark: laneMark[lane] })}
            </Button>
          ))}
        {hit.canUndoVerdict ? (
          <Button size="xs" variant="subtle" disabled={isBusy} onClick={() => void undoVerdict()}>
            {texts.undoChange}
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
          ? common.person
          : lane === 'BOT'
            ? texts.botNotCounted
            : texts.yourTeamNotCounted}
      </b>
      {why === null ? null : <small>{why}</small>}
    </p>
  );
}

/** “user-agent: googlebot” is “its user agent, googlebot”. */
function reasonLabel(reason: string): string {
  const [kind, ...rest] = reason.split(': ');
  const named: Readonly<Record<string, string>> = {
    'user-agent': texts.itsUserAgent,
    fingerprint: texts.itsBrowsersFingerprint,
  };
  const word = named[kind ?? ''];
  return word === undefined
    ? reason.replace(/\.$/, '')
    : `${word}, ${rest.join(': ').replaceAll('_', ' ')}`;
}
