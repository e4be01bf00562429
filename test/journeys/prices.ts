import type { Locator } from '@playwright/test'

/** The amounts that are read in a place. */
export const amountsIn = async (place: Locator): Promise<string[]> => (await place.innerText()).match(/[-–−]?S\$[\d,.]*\d/g) ?? []

/** Whether an amount is written as all are. */
export const isWritten = (amount: string): boolean => /^-?S\$\d{1,3}(,\d{3})*\.\d{2}$/.test(amount)
