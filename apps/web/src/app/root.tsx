import { Component, type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { warn } from '../lib/log.ts'
import { Button } from '../ui/button.tsx'
import { OfflineNotice } from '../ui/offline-notice.tsx'
import { EmptyState, Loading } from '../ui/states.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { retryFailedScreens } from './lazy-screen.tsx'
import { ScrollMemory } from './scroll-memory.tsx'

/** Shows the error screen instead of a screen that threw, until the user navigates elsewhere. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary at={key}>{children}</Boundary>
}

type Props = { at: string; children: ReactNode }
type State = { error: unknown; failed: boolean; at: string }

class Boundary extends Component<Props, State> {
  override state: State = { error: null, failed: false, at: this.props.at }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true }
  }

  static getDerivedStateFromProps({ at }: Props, shown: State): Partial<State> | null {
    return at === shown.at ? null : { error: null, failed: false, at }
  }

  override componentDidCatch() {
    retryFailedScreens()
  }

  override render() {
    return this.state.failed ? <ErrorScreen error={this.state.error} /> : this.props.children
  }
}

/** Shown after a bug, or when a part of the page could not be loaded. */
function ErrorScreen({ error }: { error: unknown }) {
  useEffect(() => warn(error instanceof Error ? `${error.name}: ${error.message}` : 'A screen failed to open'), [error])
  return (
    <main className="column py-16">
      <EmptyState
        heading="h1"
        pose="shrug"
        title="Something broke on our side"
        action={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              Reload this page
            </Button>
            <Button onClick={() => location.assign('/')}>Back to home</Button>
          </>
        }
      >
        We’ve kept what you wrote. If this happens again, please let us know.
      </EmptyState>
    </main>
  )
}

/** The wrapper around every screen. */
export function Root() {
  return (
    <>
      <OfflineNotice />
      <ErrorBoundary>
        <Suspense fallback={<Splash />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <Toaster />
      <ScrollMemory />
    </>
  )
}

/** Shown while the first screen's code loads: an empty bar and page, without text that would shift. */
function Splash() {
  return (
    <Loading className="h-16.5 border-b-2 border-outline bg-card">
      <span />
    </Loading>
  )
}
