import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { warn } from '../lib/log.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'

/** Shown after a bug, or when a part of the page could not be loaded. */
export function ErrorScreen() {
  const error = useRouteError()
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
            <Button onClick={() => location.assign('/')}>Go home</Button>
          </>
        }
      >
        We’ve kept what you wrote. If this happens again, please let us know.
      </EmptyState>
    </main>
  )
}
