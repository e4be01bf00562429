import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** The files of a picture, as `src/ui/art.ts` offers them to browsers. The last one is its address. */
const files = [
  { ending: '240.avif', width: 240, quality: 50 },
  { ending: '480.avif', width: 480, quality: 50 },
  { ending: '1200.avif', width: 1200, quality: 46 },
  { ending: '800.webp', width: 800, quality: 62 },
] as const

const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])
/** A larger picture is more likely an attack on memory than a product. */
const mostPixels = 60_000_000
/** The fastest efforts but one: a third of the time of the usual, a few percent more bytes. */
const effort = { avif: 2, webp: 4 }

/**
 * Writes a picture in the shop's sizes under a name made from its bytes, and returns its address, or null for bytes that are
 * no picture. A picture that is there is not written again; none is enlarged.
 */
export async function writePicture(folder: string, bytes: Buffer): Promise<string | null> {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const stem = `${name.slice(0, 2)}/${name.slice(2)}`
  const path = `/pictures/${stem}-${files.at(-1)!.ending}`
  if (existsSync(join(folder, `${stem}-${files.at(-1)!.ending}`))) return path
  const made = await encode(bytes).catch(() => null)
  if (made === null) return null
  await mkdir(dirname(join(folder, stem)), { recursive: true })
  for (const { ending, data } of made) {
    const file = join(folder, `${stem}-${ending}`)
    // Two addresses of one picture may be written at the same time.
    const part = `${file}.${randomUUID()}.part`
    await writeFile(part, data)
    await rename(part, file)
  }
  return path
}

/** Judged by its bytes, whatever its server calls it. */
async function encode(bytes: Buffer): Promise<{ ending: string; data: Buffer }[] | null> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
  const { format } = await picture.metadata()
  if (!readable.has(format)) return null
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: 1200, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raster = { width: info.width, height: info.height, channels: info.channels }
  const made = []
  for (const { ending, width, quality } of files) {
    const kind = ending.endsWith('avif') ? 'avif' : 'webp'
    const resized = sharp(data, { raw: raster }).resize({ width, withoutEnlargement: true })
    made.push({ ending, data: await resized.toFormat(kind, { quality, effort: effort[kind] }).toBuffer() })
  }
  return made
}
