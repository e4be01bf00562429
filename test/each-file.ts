import { closeWhatIsOpened } from './closing.ts'

closeWhatIsOpened()
