import { useOutletContext } from 'react-router';
import type { PresentationPageQuery } from '../../gql/graphql.ts';

export type ShownPresentation = NonNullable<PresentationPageQuery['presentation']>;
type Shown = { presentation: ShownPresentation; createLink: () => void };

/** The presentation whose page a tab stands on. */
export const useShownPresentation = () => useOutletContext<Shown>();
