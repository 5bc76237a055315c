import { useDebouncedCallback } from '@mantine/hooks';

/** How long one has paused when what was typed is asked, in milliseconds. */
const pause = 120;

/** For fields in which one searches: asked once one pauses, and of nobody once the field is gone. */
export const useAskWhileTyping = <Value>(ask: (value: Value) => void) =>
  useDebouncedCallback((value: Value) => ask(value), pause);
