/** The palette of labels, in this order. `LabelColour` of the graph lists the same. */
export const labelColours = [
  'GRAY',
  'RED',
  'ORANGE',
  'YELLOW',
  'GREEN',
  'TEAL',
  'BLUE',
  'PURPLE',
  'PINK',
  'BROWN',
] as const;
