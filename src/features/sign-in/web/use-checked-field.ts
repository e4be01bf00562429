import { useRef, useState, type ChangeEvent } from 'react'
import { useEarlyText } from '#src/ui/use-early-text.ts'

/**
 * One field with its rule: it shows its error when it is left after an edit, not while typing, and hides it as soon as
 * it is right.
 */
export function useCheckedField<Message extends string>(check: (value: string) => Message | undefined, initial = '') {
  const [value, setValue] = useState(initial)
  const [error, setError] = useState<Message>()
  const input = useRef<HTMLInputElement>(null)
  const isEdited = useRef(false)
  useEarlyText(input, setValue)

  function refuse(message: Message): void {
    setError(message)
    // It stays until the text is changed, so that the button does not move away under a press.
    isEdited.current = false
    input.current?.focus()
  }
  return {
    value,
    error,
    bind: {
      ref: input,
      value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        isEdited.current = true
        setValue(target.value)
        if (error && !check(target.value)) setError(undefined)
      },
      onBlur: () => {
        if (isEdited.current) setError(check(value))
      },
    },
    /** Shows the error and takes the focus; true when there is none. */
    isSound(): boolean {
      const wrong = check(value)
      if (wrong) refuse(wrong)
      return !wrong
    },
    refuse,
    /** Empties the field without an error. */
    clear(): void {
      isEdited.current = false
      setValue('')
      setError(undefined)
    },
  }
}
