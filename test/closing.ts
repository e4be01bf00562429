import { afterAll, afterEach, beforeEach } from 'vitest'

type Close = () => Promise<unknown>
/** What is open, oldest first. Files that run in one process share it, one after another. */
const open: Close[] = []

/**
 * Closes it after the test that opened it, or after the file where it was opened outside any test. Hooks registered by a
 * test itself would never run.
 */
export const closeAfterwards = (close: Close): void => void open.push(close)

/** Closes the newest first: a shop before its database. */
export async function closeDownTo(count: number): Promise<void> {
  while (open.length > count) await open.pop()!()
}

/** For every test file, by `setupFiles`. */
export function closeWhatIsOpened(): void {
  let before = 0
  beforeEach(() => void (before = open.length))
  afterEach(() => closeDownTo(before))
  afterAll(() => closeDownTo(0))
}
