import { useTranslations } from 'use-intl'
import { signInUrl } from '#src/kit/return-to.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Popup } from '#src/ui/popup.tsx'
import { usePath } from '#src/ui/use-path.ts'
import { loginPrompt } from './login-prompt.ts'
import styles from './login-prompt-popup.module.css'
import type { Wished } from './wished.ts'
import { loginPromptId } from './wishlist-link.tsx'

/** Asks a guest to sign in, and confirms that the wish is stored. */
export function LoginPromptPopup({ product }: { product: Wished | null }) {
  const t = useTranslations('wishlist')
  const here = usePath()
  const close = () => loginPrompt.set(null)
  return (
    <Popup id={loginPromptId} title={t('promptTitle')} closeLabel={t('close')} onClose={close}>
      <div className={`scrolls ${styles.body}`}>
        {product && (
          <div className={styles.product}>
            <div className={styles.picture}>
              <Picture src={product.imageUrl} alt="" sizes="72px" />
            </div>
            <div>
              <p className="label" lang={product.brandLang}>
                {product.brandName}
              </p>
              <p className={styles.name} lang={product.nameLang}>
                {product.name}
              </p>
              <p className={`label num ${styles.price} ${product.isReduced ? styles.reduced : ''}`}>{product.price}</p>
            </div>
          </div>
        )}
        <p className="small">{t(product ? 'promptKept' : 'promptText')}</p>
        <div className={styles.ways}>
          <ButtonLink to={signInUrl(here)} onClick={close}>
            {t('signIn')}
          </ButtonLink>
          <ButtonLink to={signInUrl(here, 'signUp')} look="secondary" onClick={close}>
            {t('register')}
          </ButtonLink>
        </div>
      </div>
    </Popup>
  )
}
