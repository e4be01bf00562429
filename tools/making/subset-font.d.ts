declare module 'subset-font' {
  /** Keeps the glyphs of `text` that the font has. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'sfnt' | 'woff' | 'woff2'; noHinting?: boolean; keepFeatures?: string[] },
  ): Promise<Buffer>
}
