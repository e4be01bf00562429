import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { storeContacts } from '#src/features/settings/web/site-constant.ts'
import { departmentUrl } from './departments-nav.tsx'
import { Flower } from './flower.tsx'
import styles from './footer.module.css'

interface FooterProps {
  settings: SiteSettings
  departments: readonly CategoryNode[]
  year: string
}

export function Footer({ settings, departments, year }: FooterProps) {
  const t = useTranslations('content.shell')
  const stores = storeContacts(settings)
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.store}>
            <Flower className={styles.flower} />
            <p className={`h2 ${styles.tagline}`}>{settings.tagline}</p>
          </div>
          <nav className={styles.departments} aria-labelledby="footer-departments">
            <h2 className={styles.title} id="footer-departments">
              {t('departments')}
            </h2>
            <ul>
              {departments.map(({ code, name }) => (
                <li key={code}>
                  <Link to={departmentUrl(code)}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          {stores.length > 0 && (
            <div className={styles.stores}>
              <h2 className={styles.title}>{t('ourStores')}</h2>
              <ul>
                {stores.map(({ name, phone }) => (
                  <li key={name}>
                    {name}
                    {phone && (
                      <span>
                        <a className="num" href={`tel:${phone.replaceAll(' ', '')}`}>
                          {phone}
                        </a>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className={styles.end}>
          <p>{t('rights', { year, company: settings.company })}</p>
          <p>{t('pricesNote')}</p>
        </div>
      </div>
    </footer>
  )
}
