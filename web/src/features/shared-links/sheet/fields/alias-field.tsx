import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import { AliasCheckQuery } from '../../of-presentation/shared-links.graphql.ts';
import styles from '../../of-presentation/shared-links.module.css';
import { rich } from '../../../../texts/rich.ts';
import { texts } from './texts.ts';

/** Letters that Unicode does not decompose. */
const spelled: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ł: 'l',
  ı: 'i',
};

/** Converts to lower-case letters, digits and hyphens while typing. */
function toAlias(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[æœøßþðđħłı]/g, (letter) => spelled[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60);
}

type AliasFieldProps = {
  alias: string;
  /** Its own alias is free. */ linkId?: string | null;
  onChange: (alias: string) => void;
  onProblem: (hasProblem: boolean) => void;
  refusal: string | undefined;
};

/** The readable end of the URL; checks while typing whether it is free. */
export function AliasField({
  alias,
  linkId = null,
  onChange,
  onProblem,
  refusal,
}: AliasFieldProps) {
  const id = useId();
  const fullAlias = alias.replace(/-$/, '');
  const [debouncedAlias] = useDebouncedValue(fullAlias, 300);
  const { data, loading, error } = useQuery(AliasCheckQuery, {
    variables: { alias: debouncedAlias, linkId },
    skip: debouncedAlias === '',
    fetchPolicy: 'network-only',
  });
  const isKnown =
    debouncedAlias === fullAlias && debouncedAlias !== '' && !loading && data !== undefined;
  const problem = isKnown ? (data.aliasCheck?.problem ?? null) : null;
  const hasProblem = problem !== null;
  useEffect(() => onProblem(hasProblem), [hasProblem, onProblem]);
  const whenEmpty = linkId === null ? texts.leaveBlankForARandom : texts.aliasHint;
  const complaint = problem ?? refusal ?? null;

  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        {rich(texts.linkOptional, { optional: <em>{texts.optional}</em> })}
      </label>
      <div className={styles['input']} data-bad={complaint !== null || undefined}>
        <span aria-hidden="true">{window.location.host}/s/</span>
        <input
          id={id}
          value={alias}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={texts.acquaNorte}
          aria-describedby={`${id}-says`}
          aria-invalid={complaint !== null}
          onChange={({ currentTarget }) => onChange(toAlias(currentTarget.value))}
          onBlur={() => onChange(fullAlias)}
        />
      </div>
      <p
        id={`${id}-says`}
        role="status"
        data-look={complaint !== null ? 'bad' : isKnown ? 'good' : undefined}
      >
        {complaint !== null ? (
          <>
            <IconX aria-hidden="true" />
            {complaint}
          </>
        ) : isKnown ? (
          <>
            <IconCheck aria-hidden="true" />
            {texts.available}
          </>
        ) : error !== undefined && debouncedAlias !== '' ? (
          texts.aliasUnchecked
        ) : fullAlias === '' ? (
          whenEmpty
        ) : (
          texts.checking
        )}
      </p>
    </div>
  );
}
