import { useTranslations } from 'use-intl'
import type { GroupOptions } from '#src/features/checkout/checkout.contract.ts'
import { clockRange, dayWithWeekday } from '#src/kit/clock-times.ts'
import { shopDay } from '#src/kit/clock.ts'
import { languages } from '#src/kit/languages.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './slots.module.css'

type Slot = GroupOptions['slots'][number]

interface SlotChoiceProps {
  slots: readonly Slot[]
  chosen: number | null
  /** Null leaves the time to the store. */
  onChoose(slotId: number | null): void
}

const dayOf = ({ startsAt }: Slot): string => shopDay(new Date(startsAt))
const isFull = ({ left }: Slot): boolean => left === 0

/** A day, then a time of it. Choosing a day takes its first time that is not full; full ones stay visible. */
export function SlotChoice({ slots, chosen, onChoose }: SlotChoiceProps) {
  const t = useTranslations('checkout')
  const culture = useCulture()
  const days = [...Map.groupBy(slots, dayOf).values()]
  const slot = slots.find(({ autoId }) => autoId === chosen)
  const times = slot ? slots.filter((each) => dayOf(each) === dayOf(slot)) : []
  const full = times.filter(isFull)
  const timeWords = (each: Slot) => clockRange(each, culture)
  return (
    <div className={styles.slots}>
      <fieldset>
        <legend className={styles.legend}>{t('slotDay')}</legend>
        <div className={`${styles.chips} ${styles.days}`}>
          <Chip name="slot-day" words={t('anyDay')} checked={chosen === null} full={false} onChoose={() => onChoose(null)} />
          {days.map((ofDay) => {
            const free = ofDay.find((each) => !isFull(each))
            const [{ startsAt }] = ofDay as [Slot]
            return (
              <Chip
                key={startsAt}
                name="slot-day"
                words={dayWithWeekday(startsAt, culture)}
                checked={times[0]?.startsAt === startsAt}
                full={!free}
                onChoose={() => free && onChoose(free.autoId)}
              />
            )
          })}
        </div>
        {!slot && <p className={styles.hint}>{t(chosen === null ? 'anyDayHint' : 'slotGone')}</p>}
      </fieldset>
      {slot && (
        <fieldset>
          <legend className={styles.legend}>{t('slotTime')}</legend>
          <div className={styles.chips}>
            {times.map((each) => (
              <Chip
                key={each.autoId}
                name="slot-time"
                words={timeWords(each)}
                checked={each === slot}
                full={isFull(each)}
                onChoose={() => onChoose(each.autoId)}
              />
            ))}
          </div>
          <p className={styles.hint} role="status">
            {full.length > 0 &&
              t('slotsFull', {
                count: full.length,
                times: full.map(timeWords).join(languages[culture].listComma),
                day: dayWithWeekday(slot.startsAt, culture),
              })}
          </p>
        </fieldset>
      )}
    </div>
  )
}

interface ChipProps {
  name: string
  words: string
  checked: boolean
  full: boolean
  onChoose(): void
}

const Chip = ({ name, words, checked, full, onChoose }: ChipProps) => (
  <label className={`${styles.chip} ${full ? styles.full : ''}`}>
    <input type="radio" name={name} checked={checked} disabled={full && !checked} onChange={onChoose} />
    {words}
  </label>
)
