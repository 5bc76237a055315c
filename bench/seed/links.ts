import { roundRobin } from '@lectern/deploy/demo/round-robin.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import { newToken } from '@lectern/sharing/shared-link/address.ts';
import { decide } from '@lectern/sharing/shared-link/commands.ts';
import { sharedLink } from '@lectern/sharing/shared-link/shared-link.ts';
import { defaultRules } from '@lectern/sharing/shared-link/state.ts';
import type { SeededPresentation } from './presentations.ts';
import { DAY_MS, idAt, iso, numbersFrom, pick, skewed } from './random.ts';
import { append, inChunks, type Team } from './team.ts';

const CHUNK = 500;
const LIFE_MS = 90 * DAY_MS;
/** Half of the links are for one of these. */
const CONTACTS = 2_000;
const firstNames = [
  'Ada',
  'Ben',
  'Clara',
  'Dilan',
  'Emil',
  'Farah',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kaja',
  'Liam',
  'Mira',
  'Noor',
  'Oskar',
  'Priya',
];
const lastNames = [
  'Abel',
  'Berg',
  'Costa',
  'Dahl',
  'Engel',
  'Fischer',
  'Gomez',
  'Holm',
  'Ivanova',
  'Jansen',
  'Keller',
  'Lund',
  'Moreau',
  'Novak',
];

export interface SeededLink {
  id: string;
  presentation: SeededPresentation;
  /** The only recipient; null for a public link. */
  recipientId: string | null;
}

/** As many links as presentations, most of them to a few presentations. */
export async function seedLinks(
  team: Team,
  presentations: readonly SeededPresentation[],
): Promise<SeededLink[]> {
  const sharing = team.service('sharing');
  const [random, now] = [numbersFrom(2), Date.now()];
  const recipients = await Promise.all(
    Array.from({ length: CONTACTS }, async (_, n) => {
      const name = `${pick(random(), firstNames)} ${pick(random(), lastNames)}`;
      const email = `${name.toLowerCase().replace(' ', '.')}.${n}@client.example`;
      return { recipientId: await blindIndex(team.engines.keys, team.teamId, email), email, name };
    }),
  );
  const made: SeededLink[] = [];
  await inChunks(team, 'links', presentations.length, CHUNK, async (from, to) => {
    const some = Array.from({ length: to - from }, (_, place) => {
      const at = now - LIFE_MS + ((from + place) / presentations.length) * (LIFE_MS - DAY_MS);
      const presentation = roundRobin(presentations, skewed(random(), presentations.length));
      const recipient = random() < 0.5 ? pick(random(), recipients) : null;
      const link = { id: idAt(at), presentation, recipientId: recipient?.recipientId ?? null };
      made.push(link);
      const settings = {
        name: recipient?.name ?? `Campaign ${from + place}`,
        alias: null,
        expiresAt: null,
        accessCode: null,
        notificationLevel: 0,
        ...defaultRules,
        recipients: recipient ? [recipient] : [],
      };
      const decided = decide(
        {
          type: 'CreateSharedLink',
          sharedLinkId: link.id,
          presentationId: presentation.id,
          createdBy: team.userId,
          token: newToken(),
          linkType: recipient ? 'EMAIL' : 'LINK',
          settings,
          mail: null,
          refusal: null,
          now: iso(at),
          actorId: team.userId,
        },
        sharedLink.initial,
      );
      return append(team, sharing, sharedLink, { id: link.id, at, decided });
    });
    await Promise.all(some);
  });
  return made;
}
