const numbers = new Intl.NumberFormat('en-SG')

/** `1,234`, in both languages. `Intl` takes a microsecond, and a list shows a hundred amounts, most of them short. */
export const grouped = (whole: number): string => (whole >= 0 && whole < 1000 ? String(whole) : numbers.format(whole))
