declare module 'subset-font' {
  /** Makes a font with only the glyphs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2'
      noHinting?: boolean
      noLayoutClosure?: boolean
      keepFeatures?: string[]
      variationAxes?: Record<string, number>
    },
  ): Promise<Buffer>
}
