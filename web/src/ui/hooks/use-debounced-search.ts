import { useDebouncedCallback } from '@mantine/hooks';

/** How long one has paused when what was typed is asked, in milliseconds. */
const debounceMs = 120;

/** For fields in which one searches: asked once one pauses, and of nobody once the field is gone. */
export const useDebouncedSearch = <Value>(onSearch: (value: Value) => void) =>
  useDebouncedCallback((value: Value) => onSearch(value), debounceMs);
