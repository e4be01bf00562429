// node demonstration/art/icons.ts
// Draws the shop's icons and the picture that stands for the shop where a page is shared, from its mark and its art.
import { join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..', '..')
const icons = join(root, 'public', 'art', 'shop')
const leaf = '#0f4a40'
const porcelain = '#f5f8f6'

const petal = 'M0-5C11-12 11-27 0-32C-11-27-11-12 0-5Z'
const flower = (stroke: string, width: number): string =>
  `<g fill="none" stroke="${stroke}" stroke-width="${width}">${[0, 72, 144, 216, 288].map((turn) => `<path d="${petal}" transform="rotate(${turn})"/>`).join('')}</g>`

/** The flower on leaf green; `reach` is how much of the square it fills: masks may cut off a fifth. */
async function drawIcon(name: string, size: number, reach: number, radius: number): Promise<void> {
  const half = 34 / reach
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-half} ${-half} ${half * 2} ${half * 2}">
    <rect x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}" rx="${radius * half * 2}" fill="${leaf}"/>${flower('#fff', 4.4)}</svg>`
  await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toFile(join(icons, name))
}

const share = { width: 1200, height: 630, archWidth: 250, gap: 30 }
const shown = ['shirt-mist-short-sleeve', 'handbag-oxblood-top-handle', 'fragrance-amber-flacon']

/** Three arches of the home page beside the mark; the name is a setting, so no letters. */
async function drawShare(): Promise<void> {
  const heights = [430, 530, 430]
  const arches = await Promise.all(
    shown.map(async (name, place) => {
      const height = heights[place]!
      const { archWidth: width } = share
      const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 ${height}V${width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${height}Z"/></svg>`
      const input = await sharp(join(root, 'public', 'art', 'arch', `${name}-600.webp`))
        .resize(width, height, { fit: 'cover', position: 'bottom' })
        .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
        .png()
        .toBuffer()
      return { input, left: 350 + place * (width + share.gap), top: share.height - height }
    }),
  )
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="190" height="190" viewBox="-34 -34 68 68">${flower(leaf, 3.4)}</svg>`
  await sharp({ create: { width: share.width, height: share.height, channels: 3, background: porcelain } })
    .composite([...arches, { input: Buffer.from(mark), left: 80, top: 220 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(icons, 'share.jpg'))
}

await drawIcon('icon-192.png', 192, 0.62, 0.2)
await drawIcon('icon-512.png', 512, 0.62, 0.2)
await drawIcon('icon-maskable-512.png', 512, 0.5, 0)
await drawShare()
