const mostTogether = 32

interface Waiting<Asked, Answer> {
  asked: Asked
  resolve(answer: Answer | Promise<Answer>): void
  reject(error: unknown): void
}

/**
 * Handles what is asked for in batches: what is asked for at once, or while a batch is being handled, is handled together in the
 * next one. `handle` answers in the order of its batch; its failure is the failure of all in it.
 */
export function inBatches<Asked, Answer>(
  handle: (batch: Asked[]) => Promise<(Answer | Promise<Answer>)[]>,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = []
  let isHandling = false

  async function handleAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostTogether)
      try {
        const answers = await handle(batch.map(({ asked }) => asked))
        batch.forEach(({ resolve }, at) => resolve(answers[at]!))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isHandling = false
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (isHandling) return
      isHandling = true
      queueMicrotask(() => void handleAll())
    })
}
