/** `1,234`, in both languages. `Intl` is not used, because the first number that a browser formats with it costs 20 ms and more. */
export function grouped(whole: number): string {
  if (whole < 0) return `-${grouped(-whole)}`
  if (whole < 1000) return String(whole)
  return `${grouped(Math.floor(whole / 1000))},${String(whole % 1000).padStart(3, '0')}`
}
