import type { ComponentProps } from 'react'
import styles from './radio.module.css'

/** A native radio button drawn in the shop's hand. Its label stands beside it, and belongs to whoever lays out the choice. */
export function Radio(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...input} type="radio" className={styles.dot} />
}
