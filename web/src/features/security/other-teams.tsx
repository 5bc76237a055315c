import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { problemOf } from '../../edge/problem.ts';
import type { SecondFactorPageQuery } from '../../gql/graphql.ts';
import { Note } from '../../ui/states/note.tsx';
import { Section } from '../../ui/section.tsx';
import { GoElsewhereMutation } from './security.graphql.ts';
import styles from './security.module.css';
import { texts } from './texts.ts';

type OtherTeamsProps = {
  teams: SecondFactorPageQuery['secondFactor']['otherTeams'];
  onGone: () => void;
};

/** Switches to a team without this requirement. */
export function OtherTeams({ teams, onGone }: OtherTeamsProps) {
  const [go, { loading }] = useMutation(GoElsewhereMutation);
  const [problem, setProblem] = useState<string | null>(null);

  async function goTo(teamId: string) {
    setProblem(null);
    try {
      await go({ variables: { teamId } });
      onGone();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
  }

  if (teams.length === 0) return null;
  return (
    <Section title={texts.anotherTeam}>
      {problem === null ? null : (
        <Note isBad title={texts.youreStillInThisTeam}>
          {problem}
        </Note>
      )}
      <div className={styles['row']}>
        <p>{texts.notAllTeamsRequire({ count: teams.length })}</p>
        <div className={styles['acts']}>
          {teams.map(({ id, name }) => (
            <Button key={id} disabled={loading} onClick={() => void goTo(id)}>
              {texts.goTo({ name })}
            </Button>
          ))}
        </div>
      </div>
    </Section>
  );
}
