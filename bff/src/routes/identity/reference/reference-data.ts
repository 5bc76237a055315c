import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import type { ListCountriesQuery } from '../../../gql/graphql.ts';
import { data, dataOf } from '../../../present/data.ts';
import { route } from '../../../route/route.ts';

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
  id: text,
  name: text,
  alpha2: text,
  alpha3: text,
  country_code: text,
  region: text.nullable(),
  region_code: text.nullable(),
  sub_region: text.nullable(),
  sub_region_code: text.nullable(),
  intermediate_region: text.nullable(),
  intermediate_region_code: text.nullable(),
});

/** The United States and Canada first, the others by name (accounts §7; content §3 lists the fields). */
export const listCountries = route('GET /api/countries', {
  ...constant,
  answer: dataOf(z.array(countryResource)),
  operation: ListCountries,
  present: ({ countries }) => data(countries.map(presentCountry)),
});

/** The states, the federal district and the territories of the United States, by name (content §3). */
export const listUsStates = route('GET /api/us-states', {
  ...constant,
  answer: dataOf(z.array(z.strictObject({ id: text, name: text }))),
  operation: ListUsStates,
  present: ({ usStates }) => data(usStates),
});

/** Languages, and languages of a region, as BCP 47 names them (accounts §7). */
export const listLocales = route('GET /api/locales', {
  ...constant,
  answer: dataOf(z.array(z.strictObject({ id: text, name: text, native_name: text }))),
  operation: ListLocales,
  present: ({ locales }) =>
    data(locales.map(({ id, name, nativeName }) => ({ id, name, native_name: nativeName }))),
});

/** The time zones of places by their IANA names, UTC first (accounts §3). */
export const listTimeZones = route('GET /api/time-zones', {
  ...constant,
  answer: dataOf(z.array(z.strictObject({ id: text, name: text }))),
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
