import type { ReactNode, SubmitEvent } from 'react'
import type { PasswordMessage } from '#src/features/sign-in/rules/password.ts'
import type { Failure } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import { NewPassword } from './new-password.tsx'
import { Refusal } from './refusal.tsx'
import styles from './step.module.css'
import { useNewPassword } from './use-new-password.ts'
import { fieldMessage, useSending } from './use-sending.ts'

interface NewPasswordFormProps {
  action: string
  save(password: string): Promise<Failure | null>
  /** Above the new one: the present password. */
  children?: ReactNode
  /** Whether what is above is right; it shows its error and takes the focus when it is not. */
  isSoundAbove?(): boolean
}

/** Sets a password; a refusal that `save` returns is shown here. */
export function NewPasswordForm({ action, save, children, isSoundAbove }: NewPasswordFormProps) {
  const chosen = useNewPassword()
  const { isSending, refusal, send } = useSending()

  async function call() {
    const problem = await save(chosen.password)
    const wrong = problem && fieldMessage<PasswordMessage>(problem, 'newPassword')
    if (wrong) chosen.refuse(wrong)
    return wrong ? null : problem
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    // All fields show their errors; the first wrong one is checked last and so has the focus.
    const sound = [chosen.isSound(), isSoundAbove?.() ?? true]
    if (sound.every(Boolean)) void send(call)
  }
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
      {children}
      <NewPassword password={chosen.password} {...chosen.fields} />
      <Refusal of={refusal} />
      <Button type="submit" block busy={isSending}>
        {action}
      </Button>
    </form>
  )
}
