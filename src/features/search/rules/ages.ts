const years = String.raw`(?:years?|yrs?|岁)`
const months = String.raw`(?:months?|mths?|个月|月龄)`
const unit = String.raw`\s*(?:(${years})|(${months}))`
const range = new RegExp(String.raw`(\d{1,2})\s*(?:to|-|–|至|到|~)\s*(\d{1,2})${unit}`, 'i')
/** `18 months to 2 years`. */
const ofTwoUnits = new RegExp(String.raw`(\d{1,2})${unit}\s*(?:to|-|–|至|到|~)\s*(\d{1,2})${unit}`, 'i')
const andUp = new RegExp(String.raw`(\d{1,2})\s*\+${unit}`, 'i')
const from = new RegExp(String.raw`(\d{1,2})${unit}\s*(?:up|plus|and (?:up|over|above)|or (?:older|over)|\+|以上|起)`, 'i')
const upTo = new RegExp(String.raw`(?:^(?:up )?to|under|below)\s*(\d{1,2})${unit}|(\d{1,2})${unit}\s*(?:以下|以内)`, 'i')

/** For how long a thing for children lasts that says only from when on. */
const yearsOfUse = 5
const monthsNamed = [3, 6, 9, 12, 18, 24, 36]

/** The ages that a text such as `4 to 5 years` or 12个月以上 is for, each in the form in which an age is searched. */
export function agesIn(text: string): string[] {
  if (!/\d/.test(text)) return []
  const limits = limitsIn(text)
  if (!limits) return []
  const [low, high] = limits
  const inYears = Array.from({ length: Math.floor(high / 12) - Math.ceil(low / 12) + 1 }, (_, index) => Math.ceil(low / 12) + index)
  const inMonths = monthsNamed.filter((month) => month >= low && month <= high)
  return [...inYears.filter((year) => year > 0).map((year) => `${year}year`), ...inMonths.map((month) => `${month}month`)]
}

/** The youngest and the oldest age in months; null where the text names none. */
function limitsIn(text: string): [number, number] | null {
  const inMonths = (number: string, isYears: boolean) => Number(number) * (isYears ? 12 : 1)
  const units = ofTwoUnits.exec(text)
  if (units) return [inMonths(units[1]!, !!units[2]), inMonths(units[4]!, !!units[5])]
  const between = range.exec(text)
  if (between) return [inMonths(between[1]!, !!between[3]), inMonths(between[2]!, !!between[3])]
  const least = andUp.exec(text) ?? from.exec(text)
  if (least) return [inMonths(least[1]!, !!least[2]), inMonths(least[1]!, !!least[2]) + 12 * yearsOfUse]
  const most = upTo.exec(text)
  return most ? [0, inMonths((most[1] ?? most[4])!, !!(most[2] ?? most[5]))] : null
}
