/** Letters and digits that nobody mistakes for each other when they are read out. */
const signs = '23456789ABCDEFGHJKMNPQRTUVWXYZ'
const length = 6

/** What is shown at the counter to collect an order (order-12). `random`: a whole number from 0 below its argument. */
export const collectionCode = (random: (below: number) => number): string =>
  Array.from({ length }, () => signs[random(signs.length)]).join('')

/** `K4T 829`, as it is printed. */
export const printedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

/** Whether what somebody typed or read out is the code: with or without the space, in either case. */
export const isCode = (typed: string, code: string): boolean => typed.replaceAll(/[\s-]/g, '').toUpperCase() === code
