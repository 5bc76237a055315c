import type { PlaceOfForm as Place } from '../../form/state.ts';
import { namedPresentation } from '../named-presentation.ts';
import type { PlaceOfFormResolvers } from '../generated.ts';

export type PlaceOfFormParent = Place;

export const PlaceOfForm = {
  presentation: ({ presentationId }, _, context) => namedPresentation(context, presentationId),
} satisfies PlaceOfFormResolvers;
