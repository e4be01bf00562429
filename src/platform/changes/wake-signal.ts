/** Wakes one who waits. Rung while nobody does, it wakes the next at once. */
export interface WakeSignal {
  wake(): void
  /** Resolves when it is rung, after so many milliseconds at the latest. */
  within(ms: number): Promise<void>
}

export function createWakeSignal(): WakeSignal {
  let isRung = false
  let wake = (): void => {}
  return {
    wake() {
      isRung = true
      wake()
    },
    async within(ms) {
      if (!isRung) {
        await new Promise<void>((woken) => {
          const timer = setTimeout(woken, ms)
          wake = () => {
            clearTimeout(timer)
            woken()
          }
        })
      }
      isRung = false
    },
  }
}
