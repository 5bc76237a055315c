import { useSearchParams } from 'react-router';

interface FoundPage {
  key: string;
  page: number;
  /** The words that were looked for. */
  find: string | null;
  leave(): void;
}

/** The page that a search led to: `?page=3&find=solar`. */
export function useFoundPage(): FoundPage | null {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  if (!Number.isInteger(page) || page < 1) return null;
  const find = params.get('find');
  return {
    key: `${page} ${find ?? ''}`,
    page,
    find,
    leave: () =>
      setParams(
        (all) => {
          all.delete('page');
          all.delete('find');
          return all;
        },
        { replace: true },
      ),
  };
}
