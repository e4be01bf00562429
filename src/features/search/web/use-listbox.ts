import { useEffect, type RefObject } from 'react'
import { isComposing } from '#src/ui/keys.ts'

export interface Option {
  id: string
  /** The text in the field while the option is active. */
  text: string
  url: string
}

interface Listbox {
  input: RefObject<HTMLInputElement | null>
  options: readonly Option[]
  typed: string
  isOpen: boolean
  onOpen(open: boolean): void
  active: string | null
  onActive(id: string | null): void
  onChoose(option: Option): void
}

/** The keys of a combobox (ARIA Authoring Practices): arrows move through the options and copy their text, Enter opens the active one, Escape closes. */
export function useListbox({ input, options, typed, isOpen, onOpen, active, onActive, onChoose }: Listbox): void {
  useEffect(() => {
    const field = input.current
    const frame = field?.form
    if (!field || !frame) return
    const at = isOpen ? options.findIndex(({ id }) => id === active) : -1

    const move = (step: 1 | -1) => {
      onOpen(true)
      // One position more than there are options: the field itself, with what was typed.
      const next = ((at + 1 + step + options.length + 1) % (options.length + 1)) - 1
      onActive(options[next]?.id ?? null)
      field.value = options[next]?.text ?? typed
    }
    const pressed = (event: KeyboardEvent) => {
      if (isComposing(event)) return
      if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
        event.preventDefault()
        move(event.key === 'ArrowDown' ? 1 : -1)
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault()
        field.value = typed
        onActive(null)
        onOpen(false)
      } else if (event.key === 'Enter' && at >= 0) {
        event.preventDefault()
        onChoose(options[at]!)
      }
    }
    const optionOf = ({ target }: Event) => options.find(({ id }) => id === (target as Element).closest('[role=option]')?.id)
    // The field keeps the focus when an option is pressed.
    const keepFocus = (event: Event) => optionOf(event) && event.preventDefault()
    const chosen = (event: Event) => {
      const option = optionOf(event)
      if (option) onChoose(option)
    }
    const left = (event: Event) => {
      if (!frame.contains(event.target as Node)) onOpen(false)
    }
    const show = () => onOpen(true)
    field.addEventListener('keydown', pressed)
    field.addEventListener('click', show)
    frame.addEventListener('mousedown', keepFocus)
    frame.addEventListener('click', chosen)
    document.addEventListener('pointerdown', left)
    document.addEventListener('focusin', left)
    return () => {
      field.removeEventListener('keydown', pressed)
      field.removeEventListener('click', show)
      frame.removeEventListener('mousedown', keepFocus)
      frame.removeEventListener('click', chosen)
      document.removeEventListener('pointerdown', left)
      document.removeEventListener('focusin', left)
    }
  })
}
