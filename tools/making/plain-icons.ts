// node tools/making/plain-icons.ts
// Draws the icons of a shop that has none of its own, and its pictures for what has no picture: a shopping bag, without letters.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const icons = join(import.meta.dirname, '..', '..', 'public', 'icons')
const ground = '#24473f'
const paper = '#eef1f0'
const pencil = '#9aaaa4'

/** A bag around the origin, 56 wide and 64 high. */
const bag = 'M-28-14H28L24 32H-24ZM-13-3V-18A13 14 0 0 1 13-18V-3'
const drawing = (stroke: string, width: number, transform = ''): string =>
  `<path d="${bag}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${transform && ` transform="${transform}"`}/>`
const svg = (width: number, height: number, box: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${inside}</svg>\n`

/** `reach` is how much of the square the bag fills: masks may cut off a fifth. */
async function drawIcon(name: string, size: number, reach: number, radius: number): Promise<void> {
  const half = 32 / reach
  const square = `<rect x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}" rx="${radius * half * 2}" fill="${ground}"/>`
  const picture = svg(size, size, `${-half} ${-half} ${half * 2} ${half * 2}`, square + drawing('#fff', 5))
  await sharp(Buffer.from(picture)).png({ compressionLevel: 9, palette: true }).toFile(join(icons, name))
}

const light = `<style>@media (prefers-color-scheme: dark) { path { stroke: #dfe8e5 } }</style>`
writeFileSync(join(icons, 'favicon.svg'), svg(68, 68, '-36 -36 72 72', light + drawing(ground, 6)))
const scene = (width: number, height: number, scale: number): string =>
  svg(
    width,
    height,
    `0 0 ${width} ${height}`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>${drawing(pencil, 2.4, `translate(${width / 2} ${height / 2}) scale(${scale})`)}`,
  )
writeFileSync(join(icons, 'no-picture.svg'), scene(800, 1000, 3.2))
await sharp(Buffer.from(scene(1200, 630, 4)))
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(join(icons, 'share.jpg'))
await drawIcon('icon-192.png', 192, 0.56, 0.2)
await drawIcon('icon-512.png', 512, 0.56, 0.2)
await drawIcon('icon-maskable-512.png', 512, 0.46, 0)
await drawIcon('touch-icon.png', 180, 0.56, 0)
