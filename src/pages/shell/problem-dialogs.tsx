import { Part } from '#src/ui/part.tsx'
import { problemPopup } from './problem-popup.ts'

const loadDialog = () => import('./problem-dialog.tsx')

/** Draws the problem dialog when there is one. */
export function ProblemDialogs() {
  const popup = problemPopup.use()
  return (
    popup && (
      <Part load={loadDialog} onFailed={() => problemPopup.set(null)}>
        {({ ProblemDialog }) => <ProblemDialog popup={popup} />}
      </Part>
    )
  )
}
