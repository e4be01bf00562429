import PDFDocument from 'pdfkit'
import { htmlLang, languages, type Culture } from '#src/kit/culture.ts'
import { fontOf, runsOf, type Run, type Style } from './fonts.ts'
import { brokenInto } from './lines.ts'

export interface Text {
  x: number
  width: number
  size?: number
  style?: Style
  align?: 'left' | 'right'
}

/** Millimetres of A4 as points. */
const mm = (length: number): number => (length / 25.4) * 72
export const edge = { left: mm(18), right: mm(210 - 18), top: mm(16), bottom: mm(297 - 24), foot: mm(297 - 16) }
const features = ['tnum', 'kern'] as PDFKit.Mixins.OpenTypeFeatures[]

/** Writes text from top to bottom, with a page after the other, and tags what it is for screen readers. */
export class PageWriter {
  readonly pdf: PDFKit.PDFDocument
  y = edge.top
  page = 0
  private readonly lineHeight: number
  private readonly widths = new Map<string, number>()
  private element: ReturnType<PDFKit.PDFDocument['struct']>

  constructor(title: string, author: string, culture: Culture) {
    this.lineHeight = languages[culture].script === 'Han' ? 1.6 : 1.45
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      font: null as never,
      bufferPages: true,
      tagged: true,
      subset: 'PDF/UA' as never,
      pdfVersion: '1.7',
      lang: htmlLang[culture],
      displayTitle: true,
      info: { Title: title, Author: author },
    })
    this.element = this.pdf.struct('Document')
    this.pdf.addStructure(this.element)
  }

  /** Everything that is written meanwhile is part of it. */
  within(type: string, write: () => void, options: object = {}): void {
    const outer = this.element
    this.element = this.pdf.struct(type, options)
    outer.add(this.element)
    write()
    this.element.end()
    this.element = outer
  }

  /** What is on the page but not part of the text: lines, page numbers, the head of a table once more. */
  asArtifact(write: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Pagination' })
    write()
    this.pdf.endMarkedContent()
  }

  height = (size: number): number => size * this.lineHeight

  /** Goes to the next page if so much does not fit on this one. */
  ensure(height: number): boolean {
    if (this.y + height <= edge.bottom) return false
    this.goTo(this.page + 1, edge.top)
    return true
  }

  goTo(page: number, y: number): void {
    if (page === this.pdf.bufferedPageRange().count) this.pdf.addPage()
    else this.pdf.switchToPage(page)
    this.page = page
    this.y = y
  }

  widthOf = (text: string, { size = 9.4, style = 'regular' }: Pick<Text, 'size' | 'style'> = {}): number =>
    runsOf(text, style).reduce((sum, run) => sum + this.runWidth(run, size), 0)

  /** Measuring is most of the work, and the same text is measured again to be broken, aligned and written. */
  private runWidth({ name, text }: Run, size: number): number {
    const key = `${name} ${size} ${text}`
    const width = this.widths.get(key) ?? this.use(name, size).widthOfString(text, { features })
    this.widths.set(key, width)
    return width
  }

  linesOf = (text: string, { width, ...look }: Pick<Text, 'width' | 'size' | 'style'>): string[] =>
    brokenInto(text, width, (line) => this.widthOf(line, look))

  /** Writes a paragraph at `y`, and moves it below. */
  write(text: string, look: Text, type: string = 'P'): void {
    this.within(type, () => this.element.add(() => this.print(text, look)))
  }

  /** The same without a tag of its own, for what is tagged already or an artifact. */
  print(text: string, look: Text): void {
    const { x, width, size = 9.4, align = 'left' } = look
    for (const line of this.linesOf(text, look)) {
      this.printLine(line, align === 'right' ? x + width - this.widthOf(line, look) : x, look)
      this.y += this.height(size)
    }
  }

  /** Tags what `print` writes as the content of the element that is being written. */
  content = (write: () => void): void => void this.element.add(write)

  rule(x: number, width: number, { weight = 0.75, color = '#000' } = {}): void {
    this.asArtifact(() => {
      this.pdf
        .moveTo(x, this.y)
        .lineTo(x + width, this.y)
        .lineWidth(weight)
        .strokeColor(color)
        .stroke()
    })
  }

  private printLine(text: string, x: number, { size = 9.4, style = 'regular' }: Text): void {
    const baseline = this.y + this.height(size) / 2 + size * 0.35
    let at = x
    for (const run of runsOf(text, style)) {
      this.use(run.name, size).fillColor('#000').text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', features })
      at += this.runWidth(run, size)
    }
  }

  private use(name: string, size: number): PDFKit.PDFDocument {
    return this.pdf.font(fontOf(name) as never, name as never, size)
  }
}
