import { useEffect, useState } from 'react';
import { callEdge } from '../edge/edge-fetch.ts';
import { SearchSelect, type Choosable } from '../ui/form/search-select.tsx';
import { common } from '../texts/common.ts';
import { texts } from './texts.ts';

type Named = { id: string; name: string; native_name?: string };
type RegionFieldsProps = {
  timeZone: string | null;
  locale: string;
  messages: Record<string, string | undefined>;
  onChange: () => void;
  /** Label of the option without a time zone; without it, a time zone is required. */
  withoutZone?: string;
  hints: { timeZone: string; locale: string };
};

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });
const zoneOf = ({ id, name }: Named): Choosable => ({
  value: id,
  label: id.replaceAll('_', ' '),
  more: name,
});
const localeOf = ({ id, name, native_name: own }: Named): Choosable => ({
  value: id,
  label: name,
  more: own === undefined || own === name ? id : `${own} · ${id}`,
});

/** The `zone` and `locale` fields of a form. */
export function RegionFields({
  timeZone,
  locale,
  messages,
  onChange,
  withoutZone,
  hints,
}: RegionFieldsProps) {
  const [zones, locales] = [useList('/api/time-zones'), useList('/api/locales')];
  return (
    <>
      <SearchSelect
        name="zone"
        label={common.timeZone}
        description={hints.timeZone}
        defaultValue={timeZone}
        options={withCurrentValue(zones.map(zoneOf), timeZone, (id) => id.replaceAll('_', ' '))}
        error={messages['timeZone']}
        onChange={onChange}
        without={withoutZone}
      />
      <SearchSelect
        name="locale"
        label={texts.languageAndRegion}
        description={hints.locale}
        defaultValue={locale}
        options={withCurrentValue(locales.map(localeOf), locale, (id) => names.of(id) ?? id)}
        error={messages['locale']}
        onChange={onChange}
      />
    </>
  );
}

/** Empty until the list loads; if that fails, the current choice stays. */
function useList(path: string): readonly Named[] {
  const [list, setList] = useState<readonly Named[]>([]);
  useEffect(() => {
    const stopping = new AbortController();
    callEdge<{ data: Named[] }>(path, { signal: stopping.signal }).then(
      ({ data }) => setList(data),
      () => undefined,
    );
    return () => stopping.abort();
  }, [path]);
  return list;
}

/** Keeps a value that was set elsewhere as an option. */
function withCurrentValue(
  options: readonly Choosable[],
  own: string | null,
  labelOf: (id: string) => string,
): readonly Choosable[] {
  return own === null || options.some(({ value }) => value === own)
    ? options
    : [{ value: own, label: labelOf(own) }, ...options];
}
