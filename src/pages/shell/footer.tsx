import { useTranslations } from 'use-intl'
import type { FooterColumn } from '#src/features/content/content.contract.ts'
import { FooterColumns } from '#src/features/content/web/footer-columns.tsx'
import { SocialLinks } from '#src/features/content/web/social-links.tsx'
import { NewsletterBox } from '#src/features/newsletter/web/newsletter-box.tsx'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { flowerMark } from '#src/kit/flower.ts'
import { Link } from '#src/ui/link.tsx'
import { Flower } from './flower.tsx'
import styles from './footer.module.css'

interface FooterProps {
  settings: SiteSettings
  columns: readonly FooterColumn[]
  year: string
  client: Client
}

/** The newsletter and the store's social networks, the columns of links, and the legal lines. */
export function Footer({ settings, columns, year, client }: FooterProps) {
  const t = useTranslations('content.shell')
  return (
    // Laid out at once: what a style hides in it, a screen reader would be told of until it is laid out.
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.top}>
          <NewsletterBox client={client} mark={settings.mark === flowerMark && <Flower />} />
          <SocialLinks columns={columns} store={settings.storeName} />
        </div>
        <FooterColumns columns={columns} />
        <div className={styles.end}>
          <Link className="link" to="/shop-online/site-use">
            {t('rights', { year, company: settings.company.replace(/\.$/, '') })}
          </Link>
          <p>{t('pricesNote')}</p>
        </div>
      </div>
    </footer>
  )
}
