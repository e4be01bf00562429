/** The place that an import of a catalogue makes where there is none: goods for which a file names no place are there. */
export const catalogueLocation = 'warehouse'
