const PATIENCE_MS = 1_500;

/** Without a broker, kafkajs would try to disconnect for minutes. */
export async function withTimeout(
  work: Promise<unknown> | undefined,
  ms = PATIENCE_MS,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work?.catch(() => {}), late]);
  clearTimeout(timer);
}
