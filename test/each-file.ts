import { closeWhatIsOpened } from './closing.ts'
import { hashQuickly } from './quick-hashes.ts'

closeWhatIsOpened()
hashQuickly()
