import { SettingsError } from '@lectern/kernel/engines/settings.ts';
import type { MoveProgress } from '@lectern/kernel/store/mongo/move-progress.ts';
import type { Terminal } from '../maintenance.ts';
import type { Source } from './source.ts';
import { storeOf, type Target } from './target.ts';
import { inWords, teller } from './tell.ts';

/** Commits of every service, from where the move was interrupted. */
export async function copyCommits(
  { facts }: Source,
  { stores, record }: Target,
  { lastCommit }: MoveProgress,
  terminal: Terminal,
): Promise<void> {
  const total = facts.countCommits();
  const tell = teller(terminal, 'Commits', total);
  let done = 0;
  for (let after = lastCommit; ;) {
    const next = facts.nextCommits(after);
    if (!next) break;
    for (const [service, commits] of next.commits) {
      const store = storeOf({ stores }, service);
      const tooLarge = await store.addCommits(commits);
      if (tooLarge !== null)
        throw new SettingsError([
          `${tooLarge} has a commit that is larger than a document of MongoDB may be`,
        ]);
      done += commits.length;
    }
    await record.note({ lastCommit: (after = next.last) });
    tell(done);
  }
  terminal.log(inWords(total, 'commit'));
}
