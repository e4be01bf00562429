/** The mark of the demonstration, as its settings name it. */
export const flowerMark = 'flower'

/** A petal of the logo's flower, an orange jasmine; five of them stand around the origin, 68 across. */
export const petal = 'M0-5C11-12 11-27 0-32C-11-27-11-12 0-5Z'
export const petalTurns = [0, 72, 144, 216, 288] as const
