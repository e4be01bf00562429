import { useRef, useState, type ChangeEvent, type ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { changeAvatar, removeAvatar, type Avatar } from '#src/features/account/account.contract.ts'
import { avatarTypes, mostAvatarBytes } from '#src/features/account/rules/avatar.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './account.module.css'
import { AvatarPicture } from './avatar-picture.tsx'

interface AvatarSectionProps {
  client: Client
  avatar: Avatar | null
  onChanged(avatar: Avatar | null): void
  Refusal: ComponentType<{ of: Failure | null }>
}

const mostMegabytes = mostAvatarBytes / 1_048_576

/** A member's picture: chosen, replaced, removed (member-06). The server judges the file; one that is too large is not even sent. */
export function AvatarSection({ client, avatar, onChanged, Refusal }: AvatarSectionProps) {
  const t = useTranslations('member')
  const problems = useTranslations('problems')
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<Failure | null>(null)
  const refused = (code: 'AVATAR_TOO_LARGE' | 'AVATAR_NOT_PICTURE'): Failure => ({
    status: 422,
    code,
    title: problems(`${code}.title`),
    message: problems(`${code}.message`, { limit: mostMegabytes }),
  })

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > mostAvatarBytes) return setProblem(refused('AVATAR_TOO_LARGE'))
    // It may have been moved or withdrawn since it was chosen.
    const base64 = await base64Of(file).catch(() => null)
    if (base64 === null) return setProblem(refused('AVATAR_NOT_PICTURE'))
    const reply = await client(changeAvatar, { body: { base64 } })
    setProblem(reply.ok ? null : reply.problem)
    if (reply.ok) onChanged({ contentType: reply.value.contentType, base64 })
  }
  async function remove(): Promise<void> {
    const reply = await client(removeAvatar, {})
    setProblem(reply.ok ? null : reply.problem)
    if (!reply.ok) return
    // The button that had the focus leaves with the picture.
    chooseButton.current?.focus()
    onChanged(null)
  }
  return (
    <section className={styles.block} aria-labelledby="account-avatar">
      <h2 className="h3" id="account-avatar">
        {t('avatar.title')}
      </h2>
      {avatar && <AvatarPicture avatar={avatar} alt={t('avatar.title')} size={96} />}
      <p className={styles.text}>{t('avatar.text', { most: mostMegabytes })}</p>
      <Refusal of={problem} />
      <div className={styles.ways}>
        <input ref={input} type="file" accept={avatarTypes.join()} hidden data-avatar-file onChange={(event) => void choose(event)} />
        <Button look="secondary" compact ref={chooseButton} onClick={() => input.current?.click()}>
          {t(avatar ? 'avatar.replace' : 'avatar.choose')}
        </Button>
        {avatar && (
          <Button look="secondary" compact onClick={() => void remove()}>
            {t('avatar.remove')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The bytes of a file, as JSON can carry them. */
const base64Of = (file: File): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done((reader.result as string).split(',')[1] ?? ''))
    reader.addEventListener('error', () => failed(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })
