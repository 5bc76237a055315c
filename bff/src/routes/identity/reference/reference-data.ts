import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import type { ListCountriesQuery } from '../../../gql/graphql.ts';
import { data, dataOf } from '../../../present/data.ts';
import { route } from '../../../route/route.ts';
import { asInGraph } from '../../../resource/graph-places.ts';

const ListCountries = graphql(`
  query ListCountries {
    countries {
      id
      alpha3
      numeric
      name
      region {
        code
        name
      }
      subregion {
        code
        name
      }
      intermediateRegion {
        code
        name
      }
    }
  }
`);
const ListUsStates = graphql(`
  query ListUsStates {
    usStates {
      id
      name
    }
  }
`);
const ListLocales = graphql(`
  query ListLocales {
    locales {
      id
      name
      nativeName
    }
  }
`);
const ListTimeZones = graphql(`
  query ListTimeZones {
    timeZones {
      id
      name
    }
  }
`);

const text = z.string();
const constant = { isConstant: true, variables: () => ({}) } as const;

const countryResource = z.strictObject({
  id: text.describe('Two-letter code of ISO 3166-1.'),
  name: text.describe('Its name in English.'),
  alpha2: text.describe('The same as `id`.'),
  alpha3: text.describe('Three-letter code of ISO 3166-1.'),
  country_code: text.describe('Three-digit code of ISO 3166-1.'),
  region: text.nullable().describe('The continent; null for none.'),
  region_code: text
    .nullable()
    .describe('Three-digit code (UN M49) of the continent; null for none.'),
  sub_region: text.nullable().describe('The part of the continent; null for none.'),
  sub_region_code: text
    .nullable()
    .describe('Three-digit code (UN M49) of the part; null for none.'),
  intermediate_region: text
    .nullable()
    .describe('A region between the part and the country; null for most.'),
  intermediate_region_code: text
    .nullable()
    .describe('Three-digit code (UN M49) of that region; null for most.'),
});

/**
 * All countries: the United States and Canada first, the others by name (accounts §7; content §3 lists the fields).
 */
export const listCountries = route('GET /api/countries', {
  ...constant,
  answer: dataOf(z.array(countryResource)),
  operation: ListCountries,
  present: ({ countries }) => data(countries.map(presentCountry)),
});

/** The states, the federal district and the territories of the United States, by name (content §3). */
export const listUsStates = route('GET /api/us-states', {
  ...constant,
  answer: dataOf(z.array(z.strictObject(asInGraph('UsState', { id: text, name: text })))),
  operation: ListUsStates,
  present: ({ usStates }) => data(usStates),
});

/** Languages, and languages of a region, as BCP 47 names them (accounts §7). */
export const listLocales = route('GET /api/locales', {
  ...constant,
  answer: dataOf(
    z.array(z.strictObject(asInGraph('Locale', { id: text, name: text, native_name: text }))),
  ),
  operation: ListLocales,
  present: ({ locales }) =>
    data(locales.map(({ id, name, nativeName }) => ({ id, name, native_name: nativeName }))),
});

/** The time zones of places by their IANA names, UTC first (accounts §3). */
export const listTimeZones = route('GET /api/time-zones', {
  ...constant,
  answer: dataOf(z.array(z.strictObject(asInGraph('TimeZone', { id: text, name: text })))),
  operation: ListTimeZones,
  present: ({ timeZones }) => data(timeZones),
});

function presentCountry({
  id,
  name,
  alpha3,
  numeric,
  region,
  subregion,
  intermediateRegion,
}: ListCountriesQuery['countries'][number]): z.output<typeof countryResource> {
  return {
    id,
    name,
    alpha2: id,
    alpha3,
    country_code: numeric,
    region: region?.name ?? null,
    region_code: region?.code ?? null,
    sub_region: subregion?.name ?? null,
    sub_region_code: subregion?.code ?? null,
    intermediate_region: intermediateRegion?.name ?? null,
    intermediate_region_code: intermediateRegion?.code ?? null,
  };
}
