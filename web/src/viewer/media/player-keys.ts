const stepSeconds = 10;

/** Whether a key of the page did something to the player. The player's own controls keep theirs. */
export function pressKey(
  player: HTMLMediaElement,
  { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent,
): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (target instanceof Element && target.closest('a, button, input, textarea, [role="dialog"]'))
    return false;
  // Focused, it handles these itself.
  const isFocused = target === player;
  switch (key.toLowerCase()) {
    case ' ':
      if (isFocused) return false;
      toggle(player);
      return true;
    case 'k':
      toggle(player);
      return true;
    case 'arrowleft':
    case 'arrowright':
      if (isFocused) return false;
      player.currentTime += key === 'ArrowLeft' ? -stepSeconds : stepSeconds;
      return true;
    case 'm':
      player.muted = !player.muted;
      return true;
    case 'f':
      if (document.fullscreenElement) void document.exitFullscreen();
      else void player.requestFullscreen?.().catch(() => undefined);
      return true;
  }
  return false;
}

function toggle(player: HTMLMediaElement): void {
  if (player.paused) void player.play().catch(() => undefined);
  else player.pause();
}
