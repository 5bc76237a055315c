import { useOutletContext } from 'react-router';
import type { PresentationPageQuery } from '../../gql/graphql.ts';

export type ShownPresentation = NonNullable<PresentationPageQuery['presentation']>;
type Shown = { presentation: ShownPresentation; createLink: () => void };

/** The presentation of the current page, for its tabs. */
export const useShownPresentation = () => useOutletContext<Shown>();
