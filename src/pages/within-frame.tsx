import { isRouteErrorResponse, Outlet } from 'react-router'
import { FailurePage, MissingPage } from './shell/failure-page.tsx'
import type { Route } from './+types/within-frame'

/**
 * All pages stand within the frame. One that is missing, or cannot be fetched, is said in its place, so that the document, the
 * header and the bag stay as they are; the root's own error page makes them anew, which a browser with Trusted Types refuses
 * (shell-29).
 */
export default function WithinFrame() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}

/** What stands in place of a page for an unknown address, or of one that could not be made. */
export function PageError({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <MissingPage /> : <FailurePage />
}
