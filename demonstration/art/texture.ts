// Surface textures: filters to put over a painted shape, blended multiply or soft-light.
// Noise is sized in pixels of the raster, so pictures must all be rendered at the same density.

const REGION = 'x="0" y="0" width="100%" height="100%"'
const INSIDE = '<feComposite in2="SourceAlpha" operator="in"/>'

function noise(type: 'turbulence' | 'fractalNoise', frequency: string, octaves: number, seed: number): string {
  return `<feTurbulence type="${type}" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"`
}

/** Light over a height field, from the upper left. */
function relief(source: string, depth: number, elevation: number): string {
  return (
    `<feDiffuseLighting in="${source}" surfaceScale="${depth}" lighting-color="#fff">` +
    `<feDistantLight azimuth="225" elevation="${elevation}"/></feDiffuseLighting>`
  )
}

/** Noise as alpha, which the lighting filter reads as height. */
const AS_HEIGHT = '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="h"/>'

export function leather(id: string, scale = 0.16): string {
  const cells = `${noise('turbulence', `${scale} ${scale * 1.1}`, 3, 4)} result="n"/>`
  return `<filter id="${id}" ${REGION}>${cells}${relief('n', 1.1, 62)}${INSIDE}</filter>`
}

export function weave(id: string, frequency = 0.7): string {
  const weft = `${noise('fractalNoise', `.03 ${frequency}`, 2, 3)} result="a"/>`
  const warp = `${noise('fractalNoise', `${frequency} .03`, 2, 5)} result="b"/>`
  const crossed = '<feBlend in="a" in2="b" mode="multiply"/><feColorMatrix type="saturate" values="0"/>'
  return `<filter id="${id}" ${REGION}>${weft}${warp}${crossed}${INSIDE}</filter>`
}

/** Loops and fibres. depth is the height of the pile. */
export function pile(id: string, frequency = 0.32, depth = 2.2, seed = 8): string {
  const loops = `${noise('fractalNoise', `${frequency}`, 3, seed)}/>${AS_HEIGHT}`
  return `<filter id="${id}" ${REGION}>${loops}${relief('h', depth, 55)}${INSIDE}</filter>`
}

/**
 * Push pixels about by noise: frayed outlines, wandering stitches. reach in pixels. margin is the room
 * round the shape, in per cent of it: strokes count as outside the shape, so narrow ones need more.
 */
export function fuzz(id: string, reach = 6, frequency: number | string = 0.3, margin = 5): string {
  return (
    `<filter id="${id}" x="${-margin}%" y="-6%" width="${100 + 2 * margin}%" height="112%">` +
    `${noise('fractalNoise', `${frequency}`, 2, 9)} result="n"/>` +
    `<feDisplacementMap in="SourceGraphic" in2="n" scale="${reach}" xChannelSelector="R" yChannelSelector="G"/></filter>`
  )
}

/** Mottling of stone, clay and raw metal. */
export function speck(id: string, frequency = 0.5, seed = 2): string {
  const spots = `${noise('fractalNoise', `${frequency}`, 2, seed)}/>`
  const threshold = '<feColorMatrix values="0 0 0 0 .1 0 0 0 0 .07 0 0 0 0 .05 0 0 0 5 -2.9"/>'
  return `<filter id="${id}" ${REGION}>${spots}${threshold}${INSIDE}</filter>`
}
