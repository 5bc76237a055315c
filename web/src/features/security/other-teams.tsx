import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { problemOf } from '../../edge/problem.ts';
import type { SecondFactorPageQuery } from '../../gql/graphql.ts';
import { Note } from '../../ui/states/note.tsx';
import { Section } from '../../ui/section.tsx';
import { GoElsewhereMutation } from './security.graphql.ts';
import styles from './security.module.css';

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
    <Section title="Another team">
      {problem === null ? null : (
        <Note isBad title="You’re still in this team">
          {problem}
        </Note>
      )}
      <div className={styles['row']}>
        <p>
          {teams.length === 1
            ? 'One of your teams does not require it.'
            : 'Some of your teams do not require it.'}
        </p>
        <div className={styles['acts']}>
          {teams.map(({ id, name }) => (
            <Button key={id} disabled={loading} onClick={() => void goTo(id)}>
              Go to {name}
            </Button>
          ))}
        </div>
      </div>
    </Section>
  );
}
