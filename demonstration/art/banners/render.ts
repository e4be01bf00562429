// node demonstration/art/banners/render.ts [code ...]
// Composes the home page's banners from the shop's own product art: a studio wall, then each thing with its shadow.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { flat } from '../draw.ts'
import { compose, type Drawing } from '../scene.ts'
import { BANNER_FILES, SCENES, type Placed, type Scene, type View } from './scenes.ts'

const OUT = join(import.meta.dirname, '..', '..', '..', 'public', 'art', 'banner')
/** The page on which every type is drawn, and where its things stand. */
const PAGE = { width: 800, height: 1000, foot: 788 }
/** Noise textures are sized in pixels, so banners share the density of the product pictures. */
const DENSITY = 144
const PIXELS_PER_UNIT = DENSITY / 72
const QUALITY = { avif: 46, webp: 52 }
const EFFORT = 4

const rasterOf = (svg: string) => sharp(Buffer.from(svg), { density: DENSITY, unlimited: true })

/** A thing without its wall; its shadow falls on whatever is behind it. */
function cutOut({ defs, parts }: Drawing): string {
  const { width, height } = PAGE
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${flat(defs)}</defs>${flat(parts)}</svg>`
  )
}

/** The part of a thing that lies within the frame, for sharp refuses what reaches over the edge. */
async function layer({ draw, x, y, scale }: Placed, bg: string, frame: View) {
  const width = Math.round(PAGE.width * scale * PIXELS_PER_UNIT)
  const height = Math.round(PAGE.height * scale * PIXELS_PER_UNIT)
  const left = Math.round(x * PIXELS_PER_UNIT - width / 2)
  const top = Math.round((y - PAGE.foot * scale) * PIXELS_PER_UNIT)
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const seen = {
    width: Math.min(width, frame.width * PIXELS_PER_UNIT - left) - cut.left,
    height: Math.min(height, frame.height * PIXELS_PER_UNIT - top) - cut.top,
  }
  const whole = await rasterOf(cutOut(draw(bg)))
    .resize(width, height)
    .png()
    .toBuffer()
  const input = await sharp(whole)
    .extract({ ...cut, ...seen })
    .png()
    .toBuffer()
  return { input, left: left + cut.left, top: top + cut.top }
}

async function render({ code, bg }: Scene, view: View): Promise<void> {
  const { width, height, name, things } = view
  const wall: Drawing = { bg, floor: 800, glow: 0.6, defs: '', parts: '', focus: [0, 0] }
  const layers = []
  for (const thing of things) layers.push(await layer(thing, bg, view))
  const { data, info } = await rasterOf(compose(wall, { width, height, product: () => '' }))
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const file of BANNER_FILES[name]) {
    const format = file.endsWith('avif') ? 'avif' : 'webp'
    await sharp(data, { raw: info })
      .resize(Number.parseInt(file, 10))
      .toFormat(format, { quality: QUALITY[format], effort: EFFORT })
      .toFile(join(OUT, `${code}-${name}-${file}`))
  }
}

sharp.concurrency(1) // leave the other cores to whoever is working beside us
mkdirSync(OUT, { recursive: true })
const only = process.argv.slice(2)
for (const scene of SCENES.filter(({ code }) => only.length === 0 || only.includes(code))) {
  for (const view of scene.views) await render(scene, view)
  process.stdout.write(`${scene.code}\n`)
}
