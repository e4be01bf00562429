import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chineseOf, faces, fontFolder, manifestFile, sha256, type Manifest } from './making/font-faces.ts'

/** Fails when a Chinese glyph that the shop shows is in no font file, or a file is not the one that was made. */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
const changed = Object.entries(manifest).filter(([file, made]) => {
  const path = join(fontFolder, file)
  return !existsSync(path) || sha256(readFileSync(path)) !== made.sha256
})
const lacking = faces.flatMap((face) => {
  const glyphs = Object.entries(manifest)
    .filter(([file]) => file.startsWith(face.name))
    .map(([, made]) => made.glyphs)
    .join('')
  const missing = [...chineseOf(face.text())].filter((glyph) => !glyphs.includes(glyph))
  return missing.length > 0 ? [`${face.name}: no glyph for ${missing.join(' ')}`] : []
})
const faults = [...changed.map(([file]) => `${file}: not the file that was made`), ...lacking]
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\nRun: npm run fonts`)
  process.exitCode = 1
}
