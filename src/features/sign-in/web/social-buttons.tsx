import { useTranslations } from 'use-intl'
import { socialProviders, type SocialName } from '#src/features/sign-in/rules/social.ts'
import { startSocialSignIn } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import { Refusal } from './refusal.tsx'
import styles from './social-buttons.module.css'
import { storeDeparture } from './social-departure.ts'
import { useSending } from './use-sending.ts'

/** The providers' logos in one colour, like the shop's own icons. */
const marks: Record<SocialName, { path: string; filled?: boolean }> = {
  google: { path: 'M15.6 5.6A7 7 0 1 0 17 10h-6.6' },
  facebook: { path: 'M14 3h-1.5A3.3 3.3 0 0 0 9.2 6.3V18M6 9.8h7' },
  apple: {
    filled: true,
    path: 'M13.7 1.5c.1 1.2-.4 2.3-1.1 3.1-.7.8-1.7 1.3-2.7 1.2-.1-1.1.4-2.3 1.1-3 .7-.8 1.8-1.3 2.7-1.3ZM16.8 14.3c-.5 1.1-.7 1.5-1.3 2.4-.9 1.3-2.1 1.9-3 1.9-.8 0-1.2-.5-2.3-.5s-1.5.5-2.3.5c-1 0-2-.9-2.9-2.2C2.7 13.2 2.3 9 4.2 7c1-1.1 2.2-1.5 3.2-1.5 1.1 0 1.8.6 2.7.6.9 0 1.5-.6 2.8-.6 1 0 2.1.5 2.9 1.5-2.6 1.4-2.1 5.9 1 7.3Z',
  },
}

/** Buttons of the configured providers; nothing without any. */
export function SocialButtons({ client, providers }: { client: Client; providers: SocialName[] }) {
  const t = useTranslations('signIn.social')
  const { isSending, refusal, send } = useSending()
  if (providers.length === 0) return null

  async function leave(provider: SocialName): Promise<Failure | null> {
    const reply = await client(startSocialSignIn, { body: { provider } })
    if (!reply.ok) return reply.problem
    storeDeparture(provider)
    location.assign(reply.value.url)
    return null
  }
  return (
    <>
      <p className={styles.or}>{t('or')}</p>
      <div className={styles.list}>
        {providers.map((provider) => (
          <Button
            key={provider}
            look="secondary"
            block
            className={styles.button}
            aria-disabled={isSending || undefined}
            onClick={() => void send(() => leave(provider))}
          >
            <Mark of={provider} />
            <span>{t('continueWith', { provider: socialProviders[provider].title })}</span>
          </Button>
        ))}
        <Refusal of={refusal} />
      </div>
    </>
  )
}

function Mark({ of }: { of: SocialName }) {
  const { path, filled = false } = marks[of]
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth="2.2"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
