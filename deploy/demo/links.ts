import { roundRobin } from './round-robin.ts';
import { people } from './people.ts';

export interface DemoLink {
  /** The document's key. */
  document: string;
  name: string;
  /** The owner's email. */
  by: string;
  recipients: readonly { email: string; name: string }[];
  settings: Record<string, unknown>;
  /** From 0, nobody comes, to 1, they keep coming back. */
  interest: number;
}

const companies = [
  ['Acqua Norte', 'Inês Carvalho', 'acquanorte.example'],
  ['Severn & Wye Water', 'Owen Pritchard', 'severnwye.example'],
  ['Stadtwerke Lindau', 'Greta Huber', 'sw-lindau.example'],
  ['Eaux du Haut-Jura', 'Camille Perrin', 'hautjura.example'],
  ['Consorzio Liguria', 'Paolo Ferrero', 'liguria.example'],
  ['Vatten Syd', 'Elsa Nyberg', 'vattensyd.example'],
  ['Aguas de Sanabria', 'Rafael Ortiz', 'sanabria.example'],
  ['Waternet Zeeland', 'Joost Bakker', 'zeeland.example'],
  ['Tayside Supply', 'Fiona Kerr', 'tayside.example'],
  ['Wodociągi Żywiec', 'Ewa Nowak', 'zywiec.example'],
  ['Malta Water Board', 'Karl Borg', 'mwb.example'],
  ['City of Ålesund', 'Lars Fjeld', 'alesund.example'],
  ['Northwind Estates', 'Kim Marlow', 'northwind.example'],
] as const;
const purposes = [
  ['flow-7', 'first meeting', {}],
  ['leakage-program', 'tender', { access_code: 'weir-lantern-40', consent_mode: 'optional' }],
  ['service-tiers', 'prices as agreed', { can_be_downloaded: true }],
  ['security-answers', 'for their IT', { only_intended_recipients: true }],
  ['acqua-norte', 'the story I mentioned', { can_be_forwarded: true }],
  ['business-case', 'with their figures', { can_be_downloaded: false, can_be_printed: false }],
  ['one-pager', 'before the call', {}],
  ['installation-guide', 'for the pilot crew', { can_be_downloaded: true }],
] as const;

const sellers = people.filter(({ isWaiting }) => !isWaiting);
/** Some links are cold, most warm, a few hot. */
const interests = [0.9, 0.35, 0.6, 0, 0.75, 0.2, 0.5, 1, 0.1, 0.45, 0.3, 0.8, 0.15];
const DAY_MS = 24 * 60 * 60_000;

/** Forty links: each company with a document and a sender. @param now some expire some days after it */
export function demoLinks(now: number): DemoLink[] {
  return Array.from({ length: 40 }, (_, index) => {
    const [company, who, domain] = roundRobin(companies, index * 5);
    const [document, purpose, settings] = roundRobin(purposes, index + Math.floor(index / 8));
    const [firstName = ''] = who.split(' ');
    const first = { email: `${plain(firstName)}@${domain}`, name: who };
    const recipients =
      index % 3 === 2
        ? [first, { email: `procurement@${domain}`, name: `${company}, procurement` }]
        : index % 7 === 6
          ? []
          : [first];
    const expires =
      index % 9 === 4 ? { expires_at: new Date(now + (3 + index) * DAY_MS).toISOString() } : {};
    const isForThem = recipients.length > 0 ? {} : { only_intended_recipients: false };
    return {
      document,
      name: `${company}, ${purpose}`,
      by: roundRobin(sellers, index * 3).email,
      recipients,
      interest: roundRobin(interests, index * 4),
      settings: { ...settings, ...expires, ...isForThem, notification_level: index % 5 },
    };
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
