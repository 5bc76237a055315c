import { useQuery } from '@apollo/client/react';
import { problemOf } from '../../edge/problem.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Section } from '../../ui/section.tsx';
import { PersonSecondFactor } from './person-second-factor.tsx';
import { SignInList } from './sign-in-list.tsx';
import { PersonSignInsQuery } from './sign-ins.graphql.ts';
import { texts } from './texts.ts';

/** A person's sign-ins, for administrators. */
export function PersonSignIns({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(PersonSignInsQuery, {
    variables: { id: userId },
    fetchPolicy: 'cache-and-network',
  });
  const signIns = data?.user?.signIns;
  return (
    <Section title={texts.activeSessions}>
      {signIns ? (
        <>
          <SignInList userId={userId} signIns={signIns} refetch={refetch} />
          <PersonSecondFactor userId={userId} isOn={data.user?.hasSecondFactor ?? false} />
        </>
      ) : error ? (
        <Note isBad title={texts.couldntLoadTheSignIns} onRetry={() => void refetch()}>
          {problemOf(error).message}
        </Note>
      ) : (
        <Skeleton width="100%" height={56} />
      )}
    </Section>
  );
}
