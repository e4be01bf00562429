import type { ComponentProps } from 'react'
import styles from './radio.module.css'

/** A native radio button in the shop's style. The component that lays out the choice also renders the label. */
export function Radio(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...input} type="radio" className={styles.dot} />
}
