import { useTranslations } from 'use-intl'
import { signInUrl } from '#src/kit/return-to.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { safeHtml } from '#src/ui/safe-html.tsx'
import { usePath } from '#src/ui/use-path.ts'
import { problemPopup, type ProblemPopup } from './problem-popup.ts'

/** The built-in texts of each kind, for a reply without any. */
const problemOf = { system: 'UNEXPECTED', tooMany: 'TOO_MANY_REQUESTS', session: 'NOT_SIGNED_IN', refused: 'UNAVAILABLE' } as const

/** The generic error dialog (wire-27): a title, a message, a button; closing reloads the page in some cases. */
export function ProblemDialog({ popup: { kind, title, body } }: { popup: ProblemPopup }) {
  const t = useTranslations()
  const here = usePath()
  const close = () => {
    problemPopup.set(null)
    if (kind === 'reload') location.reload()
  }
  const builtIn =
    kind === 'reload'
      ? { title: t('content.shell.reloadTitle'), body: t('content.shell.reloadText') }
      : { title: t(`problems.${problemOf[kind]}.title`), body: t(`problems.${problemOf[kind]}.message`) }
  const words = title || body ? { title, body } : builtIn
  return (
    <Alert title={words.title} message={safeHtml(words.body)} onClose={close}>
      {kind === 'session' ? (
        <>
          <ButtonLink to={signInUrl(here)} onClick={close}>
            {t('content.shell.signIn')}
          </ButtonLink>
          <Button look="secondary" onClick={close}>
            {t('content.shell.close')}
          </Button>
        </>
      ) : (
        <Button onClick={close}>{t('content.shell.ok')}</Button>
      )}
    </Alert>
  )
}
