import { useTranslations } from 'use-intl'
import { ButtonLink } from '#src/ui/button.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { emptyPicture, useShopPictures } from '#src/ui/shop-pictures.ts'
import styles from './empty-listing.module.css'

/** An empty list: why it is empty, and a button to clear the filters. */
export function EmptyListing({ clearUrl }: { clearUrl: string | null }) {
  const t = useTranslations('listing')
  const { empty } = useShopPictures()
  return (
    <div className={styles.empty}>
      {empty && (
        <div className={styles.arch}>
          <Picture src={emptyPicture(empty, 'celadon')} alt="" sizes="144px" width={600} height={1000} />
        </div>
      )}
      <h2 className="h2">{t(clearUrl ? 'empty' : 'emptyCategory')}</h2>
      <p>{t(clearUrl ? 'emptyNote' : 'emptyCategoryNote')}</p>
      {clearUrl && (
        <ButtonLink to={clearUrl} preventScrollReset>
          {t('clearAll')}
        </ButtonLink>
      )}
    </div>
  )
}
