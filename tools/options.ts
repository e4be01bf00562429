import { Refusal } from './shop-database.ts'

/** The options that a usage text names. */
export const optionsIn = (usage: string): string[] => [...usage.matchAll(/--([a-z-]+)/g)].map(([, option]) => option!)

/** Refuses an option that was given to a command that does not take it; `taken` has the options of each command. */
export function refuseOthers(command: string, given: object, taken: Readonly<Record<string, readonly string[]>>): void {
  for (const [option, value] of Object.entries(given)) {
    if (value === undefined || value === false || taken[command]!.includes(option)) continue
    const takers = Object.keys(taken).filter((each) => taken[each]!.includes(option))
    const others = [takers.slice(0, -1).join(', '), takers.at(-1)].filter(Boolean).join(' and ')
    throw new Refusal(`${command} does not take --${option}; ${others} ${takers.length === 1 ? 'does' : 'do'}.`)
  }
}
