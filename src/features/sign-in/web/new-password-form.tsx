import type { SubmitEvent } from 'react'
import type { PasswordMessage } from '#src/features/sign-in/rules/password.ts'
import type { Failure } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import { NewPassword } from './new-password.tsx'
import { Refusal } from './refusal.tsx'
import styles from './step.module.css'
import { useNewPassword } from './use-new-password.ts'
import { fieldMessage, useSending } from './use-sending.ts'

/** Sets a password; a refusal that `save` returns is shown here. */
export function NewPasswordForm({ action, save }: { action: string; save(password: string): Promise<Failure | null> }) {
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
    if (chosen.isSound()) void send(call)
  }
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <NewPassword password={chosen.password} {...chosen.fields} />
      <Refusal of={refusal} />
      <Button type="submit" block busy={isSending}>
        {action}
      </Button>
    </form>
  )
}
