/** The colours that an operator can choose, by what they do (src/ui/tokens.css). */
export const colourRoles = {
  leaf: { property: '--leaf', about: 'buttons, links, the bar of messages: what acts' },
  leafHover: { property: '--leaf-hover', about: 'a button under the pointer; without it, a darker leaf' },
  berry: { property: '--berry', about: 'errors and reduced prices' },
  brassText: { property: '--brass-text', about: 'small headings and numbers of steps' },
  brass: { property: '--brass', about: 'decoration only, never text' },
} as const
export type ColourRole = keyof typeof colourRoles
export const colourNames = Object.keys(colourRoles) as [ColourRole, ...ColourRole[]]

/** Each as `#0f4a40`. */
export type Colours = { [Role in ColourRole]?: string | undefined }

/** Contrast that text needs (WCAG 2.2, 1.4.3). */
export const neededContrast = 4.5

/** What the colour of each role meets on pages: as text, it stands on these; as a surface, it carries these. Must agree with src/ui/tokens.css. */
const white = '#ffffff'
const surfaces = { white, porcelain: '#f5f8f6', mist: '#e8eeea' }
const onLeaf = { white, 'the small text on a card': '#d6e3dd' }
const meets: Record<ColourRole, Record<string, string>> = {
  leaf: { ...surfaces, ...onLeaf },
  leafHover: { white },
  berry: surfaces,
  brassText: surfaces,
  brass: {},
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Relative luminance, from 0 for black to 1 for white (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 for the same colour to 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Where a colour of a role can not be read: what it meets, and the contrast it has there. */
export const unreadable = (role: ColourRole, colour: string): { beside: string; ratio: number }[] =>
  Object.entries(meets[role])
    .map(([beside, other]) => ({ beside: `${beside} ${other}`, ratio: contrast(colour, other) }))
    .filter(({ ratio }) => ratio < neededContrast)

const darker = (colour: string): string =>
  `#${channels(colour)
    .map((channel) =>
      Math.round(channel * 0.75)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The colours that pages are given: the hover of a chosen leaf is darker, where none is chosen. */
export const shownColours = (chosen: Colours): Colours =>
  chosen.leaf && !chosen.leafHover ? { ...chosen, leafHover: darker(chosen.leaf) } : chosen

/** The leaf of a shop that has chosen none (src/ui/tokens.css). */
export const ownLeaf = '#0f4a40'

/** The chosen colours as one CSS rule; outside all layers, so it holds over the tokens. */
export const coloursAsCss = (colours: Colours): string =>
  `:root{${Object.entries(colours)
    .map(([role, colour]) => `${colourRoles[role as ColourRole].property}:${colour}`)
    .join(';')}}`
