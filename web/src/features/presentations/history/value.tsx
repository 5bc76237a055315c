import { useQuery } from '@apollo/client/react';
import { MemberNameQuery } from './history.graphql.ts';
import { isSecret, valueLabel } from './labels.ts';
import { texts } from './texts.ts';

/** A value before or after; secrets show only that they exist. */
export function Value({ path, value }: { path: string; value: unknown }) {
  if ((path === 'ownerId' || path === 'reviewerId') && typeof value === 'string')
    return <MemberName id={value} />;
  const isHidden = value === '•••' || (typeof value === 'string' && isSecret(path));
  if (isHidden) return <span>{path === 'accessCode' ? texts.aCode : texts.aSecret}</span>;
  const words = valueLabel(path, value);
  return <span title={words.length > 60 ? words : undefined}>{words}</span>;
}

function MemberName({ id }: { id: string }) {
  const { data, loading } = useQuery(MemberNameQuery, { variables: { id } });
  return <span>{data?.user?.name ?? (loading ? '…' : texts.aFormerMember)}</span>;
}
