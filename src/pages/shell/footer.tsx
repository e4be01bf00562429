import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { storeContacts } from '#src/features/settings/web/site-constant.ts'
import { departmentUrl } from './department-url.ts'
import { Flower } from './flower.tsx'
import styles from './footer.module.css'
import { StoreList } from './store-list.tsx'

interface FooterProps {
  settings: SiteSettings
  departments: readonly CategoryNode[]
  year: string
}

export function Footer({ settings, departments, year }: FooterProps) {
  const t = useTranslations('content.shell')
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.store}>
            <Flower className={styles.flower} />
            <p className={`h2 ${styles.tagline}`}>{settings.tagline}</p>
          </div>
          <div className={styles.departments}>
            <h2 className={styles.title}>{t('departments')}</h2>
            <ul>
              {departments.map(({ code, name }) => (
                <li key={code}>
                  <Link to={departmentUrl(code)}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
          {storeContacts(settings).length > 0 && (
            <div>
              <h2 className={styles.title}>{t('ourStores')}</h2>
              <StoreList settings={settings} />
            </div>
          )}
        </div>
        <div className={styles.end}>
          <p>{t('rights', { year, company: settings.company.replace(/\.$/, '') })}</p>
          <p>{t('pricesNote')}</p>
        </div>
      </div>
    </footer>
  )
}
