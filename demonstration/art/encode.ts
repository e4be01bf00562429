// From SVG to the picture files of the shop.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Point } from './maths.ts'
import type { Drawing } from './scene.ts'

/** Noise textures are sized in pixels of this raster, so all pictures share one density. */
const DENSITY = 144
const PIXELS_PER_UNIT = DENSITY / 72
const DETAIL_ZOOM = 1.8

const LARGEST = 1200

/** The files of one picture: AVIF, and one WebP for browsers that cannot read it. Pages ask for them by `src/ui/art.ts`. */
export const PRODUCT_FILES = ['1200.avif', '800.webp', '480.avif', '240.avif'] as const
export const ARCH_FILES = ['600.avif', '600.webp', '300.avif'] as const

/**
 * Small pictures are shown sharp on dense screens and cost little; large ones hide more loss.
 * Part of a picture's hash: change a figure here and everything is rendered again.
 */
export const ENCODING = {
  density: DENSITY,
  zoom: DETAIL_ZOOM,
  largeFrom: 600,
  effort: 4,
  avif: { large: 44, small: 48 },
  webp: { large: 46, small: 58 },
}

/** Share of the usual quality for pictures that are busy all over. */
export const BUSY_QUALITY = 0.82

interface Raster {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 }
}

/** Rendered once at full size: resizing the SVG itself would change its textures. */
export async function rasterise(svg: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg), { density: DENSITY, unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info }
}

/** The part of the raster round `focus` (in page units), kept inside the picture. */
function crop({ info: { width, height } }: Raster, focus: Point) {
  const w = Math.round(width / DETAIL_ZOOM)
  const h = Math.round(height / DETAIL_ZOOM)
  const place = (centre: number, size: number, whole: number) =>
    Math.round(Math.min(whole - size, Math.max(0, centre * PIXELS_PER_UNIT - size / 2)))
  return { left: place(focus[0], w, width), top: place(focus[1], h, height), width: w, height: h }
}

async function write(picture: () => Sharp, stem: string, files: readonly string[], busy: boolean): Promise<void> {
  mkdirSync(dirname(stem), { recursive: true })
  for (const file of files) {
    const width = Number.parseInt(file, 10)
    const format = file.endsWith('avif') ? 'avif' : 'webp'
    const usual = ENCODING[format][width > ENCODING.largeFrom ? 'large' : 'small']
    const quality = Math.round(busy ? usual * BUSY_QUALITY : usual)
    const resized = await picture().resize(width).raw().toBuffer({ resolveWithObject: true })
    await sharp(resized.data, { raw: resized.info }).toFormat(format, { quality, effort: ENCODING.effort }).toFile(`${stem}-${file}`)
  }
}

export async function writeFront(raster: Raster, drawing: Drawing, stem: string, files: readonly string[]): Promise<void> {
  await write(() => sharp(raster.data, { raw: raster.info }), stem, files, drawing.busy ?? false)
}

export async function writeDetail(raster: Raster, drawing: Drawing, stem: string): Promise<void> {
  const region = crop(raster, drawing.focus)
  const largest = await sharp(raster.data, { raw: raster.info }).extract(region).resize(LARGEST).raw().toBuffer({ resolveWithObject: true })
  await write(() => sharp(largest.data, { raw: largest.info }), stem, PRODUCT_FILES, drawing.busy ?? false)
}
