import styles from './progress-bar.module.css'

/** A part of a whole; `label` is its accessible name. */
export function ProgressBar({ value, max, label, text }: { value: number; max: number; label: string; text: string }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={text}
    >
      <span className={styles.bar} style={{ transform: `scaleX(${share})` }} />
    </div>
  )
}
