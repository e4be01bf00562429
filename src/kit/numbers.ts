const numbers = new Intl.NumberFormat('en-SG')

/** `1,234`, in both languages. */
export const grouped = (whole: number): string => numbers.format(whole)
