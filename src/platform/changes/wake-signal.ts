/** Wakes one waiting loop before its time is over. A signal without a waiting loop wakes the next wait at once. */
export interface WakeSignal {
  wake(): void
  /** Resolves at the next signal, or after so many milliseconds. */
  within(ms: number): Promise<void>
}

export function createWakeSignal(): WakeSignal {
  let isSignalled = false
  let wake = (): void => {}
  return {
    wake() {
      isSignalled = true
      wake()
    },
    async within(ms) {
      if (!isSignalled) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isSignalled = false
    },
  }
}
