// Colours are `#rrggbb` strings; mixing is done in linear light, where it looks right.

/** Linear red, green, blue, each 0..1 and above 1 for glare. */
export type Light = [red: number, green: number, blue: number]

/** Shadows lean towards a warm near-black rather than to dead grey. */
const SHADE = '#120c10'

export function channels(hex: string): Light {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toLinear(channel: number): number {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

function toByte(linear: number): string {
  const c = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, c)))
    .toString(16)
    .padStart(2, '0')
}

export function linear(hex: string): Light {
  const [r, g, b] = channels(hex)
  return [toLinear(r), toLinear(g), toLinear(b)]
}

/** Highlights roll off as on film; they never clip to a flat white patch. */
function shoulder(value: number): number {
  return value < 0.72 ? Math.max(0, value) : 0.72 + 0.28 * (1 - Math.exp((0.72 - value) / 0.28))
}

export function expose([r, g, b]: Light): string {
  return `#${toByte(shoulder(r))}${toByte(shoulder(g))}${toByte(shoulder(b))}`
}

export function blend(a: Light, b: Light, t: number): Light {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

export function mix(from: string, to: string, t: number): string {
  const [r, g, b] = blend(linear(from), linear(to), t)
  return `#${toByte(r)}${toByte(g)}${toByte(b)}`
}

export function darken(colour: string, t: number): string {
  return mix(colour, SHADE, t)
}

export function lighten(colour: string, t: number): string {
  return mix(colour, '#ffffff', t)
}

/** Relative luminance, 0 black to 1 white: pale things need less glare and darker seams. */
export function luminance(hex: string): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
