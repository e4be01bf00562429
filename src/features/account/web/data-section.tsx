import { useState, type ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { exportAccount } from '#src/features/account/account.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './account.module.css'

/** Everything that is stored about a member, as a file. `Refusal` shows why the server refused. */
export function DataSection({ client, Refusal }: { client: Client; Refusal: ComponentType<{ of: Failure | null }> }) {
  const t = useTranslations('member')
  const [problem, setProblem] = useState<Failure | null>(null)

  async function download(): Promise<void> {
    const reply = await client(exportAccount, {})
    setProblem(reply.ok ? null : reply.problem)
    if (reply.ok) saveAs('my-data.json', JSON.stringify(reply.value, null, 2))
  }
  return (
    <section className={styles.block} aria-labelledby="account-data">
      <h2 className="h3" id="account-data">
        {t('data')}
      </h2>
      <p className={styles.text}>{t('dataText')}</p>
      <Refusal of={problem} />
      <Button look="secondary" compact onClick={() => void download()}>
        {t('download')}
      </Button>
    </section>
  )
}

function saveAs(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
