import type { Locator } from '@playwright/test'

/** Of WCAG 1.4.3: large text is 24 px, or 18.66 px in bold. */
const least = { large: 3, other: 4.5 }

interface TextLine {
  text: string
  /** As `rgb(…)`. */
  color: string
  isLarge: boolean
  box: { x: number; y: number; width: number; height: number }
}

/**
 * The lines of text in this element whose contrast with what is painted behind them is too low (access-43). axe cannot tell
 * for a picture; here each pixel behind a line is read from a screenshot without the text, and 98 of 100 must be enough.
 */
export async function tooFaint(place: Locator): Promise<string[]> {
  await place.scrollIntoViewIfNeeded()
  await place.locator('img').evaluate((picture: HTMLImageElement) => picture.decode())
  const lines = await place.evaluate(linesOf)
  await place.evaluate(hideTexts, true)
  const png = (await place.screenshot({ animations: 'disabled' })).toString('base64')
  await place.evaluate(hideTexts, false)
  const contrasts = await place.evaluate(contrastsOf, { png, lines })
  return lines.flatMap(({ text, isLarge }, index) => {
    const wanted = isLarge ? least.large : least.other
    return contrasts[index]! < wanted ? [`${contrasts[index]!.toFixed(2)} of ${wanted}: ${text}`] : []
  })
}

function hideTexts(element: Element, areHidden: boolean): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.without-texts * { color: transparent !important; text-decoration: none !important; transition: none !important; }')
  document.adoptedStyleSheets = areHidden ? [sheet] : []
  element.classList.toggle('without-texts', areHidden)
}

function linesOf(element: Element): TextLine[] {
  const frame = element.getBoundingClientRect()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const lines: TextLine[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim()
    if (!text) continue
    const { color, fontSize, fontWeight } = getComputedStyle(node.parentElement!)
    const size = parseFloat(fontSize)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects())
      lines.push({
        text,
        color,
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        box: { x: x - frame.x, y: y - frame.y, width, height },
      })
  }
  return lines
}

/** The contrast that 98 of 100 pixels behind each line have. */
async function contrastsOf(_place: Element, { png, lines }: { png: string; lines: TextLine[] }): Promise<number[]> {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')!
  context.drawImage(image, 0, 0)
  const light = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = (red: number, green: number, blue: number) => 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  return lines.map(({ color, box }) => {
    const [red, green, blue] = color.match(/[\d.]+/g)!.map(Number) as [number, number, number]
    const own = luminance(red, green, blue)
    const { data } = context.getImageData(box.x, box.y, Math.max(1, box.width), Math.max(1, box.height))
    const contrasts: number[] = []
    for (let at = 0; at < data.length; at += 4) {
      const behind = luminance(data[at]!, data[at + 1]!, data[at + 2]!)
      contrasts.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
    }
    return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * 0.02)]!
  })
}
