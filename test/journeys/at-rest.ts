/** Runs in the page. Waits for movements that end within a second, such as one message taking the place of another, whose links lie over each other meanwhile. */
export async function atRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((each) => each.playState === 'running' && Number(each.effect?.getComputedTiming().endTime) <= 1000)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
