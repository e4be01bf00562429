import { pageMarks } from './page-marks.ts'

type Choice = HTMLInputElement | HTMLSelectElement

declare global {
  interface Window {
    earlyPress?: HTMLButtonElement | null
    /** With the value of each, which is what a list had then. */
    earlyChoices?: Map<Choice, string>
  }
}

/** Until the page is hydrated, which takes seconds on a slow line, the button pressed last is remembered, and what was chosen or ticked. */
export function rememberEarlyPress(): void {
  const isEarly = () => pageMarks().hydrated === undefined
  const choices = (window.earlyChoices = new Map<Choice, string>())
  addEventListener(
    'click',
    ({ target }) => {
      if (isEarly()) window.earlyPress = (target as Element).closest('button')
    },
    true,
  )
  addEventListener(
    'change',
    ({ target }) => {
      if (isEarly() && (target as Element).matches('select, [type=checkbox], [type=radio]'))
        choices.set(target as Choice, (target as Choice).value)
    },
    true,
  )
}

/** Chooses and presses now that something answers. */
export function replayEarlyPress(): void {
  for (const [field, value] of window.earlyChoices ?? []) if (field.isConnected) chooseAgain(field, value)
  window.earlyChoices?.clear()
  if (window.earlyPress?.isConnected) window.earlyPress.click()
  window.earlyPress = null
}

/** React takes the state that it finds in the page for its own, so a choice is made once more from what the page was made with. */
function chooseAgain(field: Choice, value: string): void {
  // A part that is still to be hydrated is so at a press; nothing listens to one of this kind.
  field.dispatchEvent(new Event('auxclick', { bubbles: true }))
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field.checked !== field.defaultChecked) {
    field.checked = field.defaultChecked
    field.click()
  }
}
