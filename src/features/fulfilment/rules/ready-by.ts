const hour = 60 * 60 * 1000
const singapore = 8 * hour
const opens = 11
const closes = 21
const pickingHours = 2
const transferDays = 2

/**
 * When goods can be collected, ISO 8601 in Singapore time: two opening hours from now when the store has
 * them on the shelf, else at noon two days later, after the van from the warehouse has come (fulfil-03).
 */
export function readyBy(now: Date, onShelf: boolean): string {
  const local = new Date(now.getTime() + singapore)
  if (!onShelf) return at(local, transferDays, 12)
  const ready = Math.max(local.getUTCHours() + (local.getUTCMinutes() > 0 ? 1 : 0), opens) + pickingHours
  return ready <= closes ? at(local, 0, ready) : at(local, 1, opens + pickingHours)
}

function at(local: Date, days: number, hours: number): string {
  const day = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days))
  return `${day.toISOString().slice(0, 10)}T${String(hours).padStart(2, '0')}:00:00+08:00`
}
