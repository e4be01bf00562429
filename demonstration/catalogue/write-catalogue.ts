// node demonstration/catalogue/write-catalogue.ts
import { writeFileSync } from 'node:fs'
import { composeRows, toCsv } from './compose.ts'

writeFileSync(new URL('./catalogue.csv', import.meta.url), toCsv(composeRows()))
