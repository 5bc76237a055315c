import { useDebouncedCallback } from '@mantine/hooks';

/** In milliseconds. */
const debounceMs = 120;

/** Debounces a search field; cancels on unmount. */
export const useDebouncedSearch = <Value>(onSearch: (value: Value) => void) =>
  useDebouncedCallback((value: Value) => onSearch(value), debounceMs);
