import { useTranslations } from 'use-intl'
import type { SignedIn } from '#src/features/sign-in/sign-in.contract.ts'
import { Button } from '#src/ui/button.tsx'
import { goOn } from './arrival.ts'
import { StepTitle } from './step-title.tsx'
import styles from './step.module.css'

/** How signing in changed the cart, shown before the shopper goes on. */
export function CartChanges({ signedIn: { firstName, bag } }: { signedIn: SignedIn }) {
  const t = useTranslations('signIn.bag')
  return (
    <>
      <StepTitle title={t('title', { name: firstName })} takesFocus>
        {t('lead')}
      </StepTitle>
      {bag.merged.length > 0 && (
        <>
          <p>{t('merged')}</p>
          <ul className={styles.list}>
            {bag.merged.map(({ name, quantity, capped }) => (
              <li key={name}>{t(capped ? 'capped' : 'line', { name, quantity: String(quantity) })}</li>
            ))}
          </ul>
        </>
      )}
      {bag.movedToWishlist.length > 0 && (
        <>
          <p>{t('moved')}</p>
          <ul className={styles.list}>
            {bag.movedToWishlist.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <Button block onClick={goOn}>
        {t('go')}
      </Button>
    </>
  )
}
